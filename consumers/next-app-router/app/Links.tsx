"use client";
import { LinkProvider } from "@gratweg/design-system";
import Link from "next/link";
import type { ReactNode } from "react";

export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
