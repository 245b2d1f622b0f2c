"use client";
import { Footer } from "@gratweg/design-system";
import { Newsletter } from "./Newsletter";

export function PageFooter() {
  return (
    <Footer
      name="Almweg"
      newsletter={<Newsletter />}
      operators={[]}
      links={[{ href: "/impressum", label: "Impressum" }]}
      email="hallo@almweg.example"
      phone={{ href: "tel:+4930123456", label: "030 123456" }}
      onPrivacySettings={() => {}}
    />
  );
}
