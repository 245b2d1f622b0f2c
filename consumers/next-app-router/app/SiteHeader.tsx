"use client";
import { applyGlobalStyles, Header, type HeaderItem } from "@gratweg/design-system";
applyGlobalStyles();
const items: HeaderItem[] = [
  { href: "/", label: "Start", current: "page" },
  { href: "/touren", label: "Touren" },
  { href: "/hilfe", label: "Hilfe" },
];
const contact = { phone: { href: "tel:+4930123456", label: "030 123456" }, email: "hallo@almweg.example" };
export const SiteHeader = () => <Header name="Almweg" homeHref="/" items={items} {...contact} />;
