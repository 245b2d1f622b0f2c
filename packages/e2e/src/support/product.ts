import path from "node:path";
import type { Login, Ports } from "../../../../scripts/lib/product.mjs";

export interface Product {
  ports: Ports;
  data: string;
  token: string;
  /** Of the content system's screens. */
  editor: Login;
  /** Of the portal: `member` has a running membership, `manager` the role, `plain` neither. */
  accounts: Record<"member" | "manager" | "plain", Login>;
  /** Origin of the stand-in for the analytics service. */
  analytics: string;
  /** What its processes run with, for a further build of the site. */
  environment: Record<string, string>;
}

/** Pauses between two looks into the inbox, in milliseconds; the worker is as quick (`global-setup.ts`). */
export const MAIL_LOOKS = [50, 100, 200];

/** There as soon as all sites are built; it says which are missing. */
export const siblingsFile = (data: string) => path.join(data, "siblings.txt");

/** The product that the global set-up has brought up. */
export function product(): Product {
  const text = process.env["GRATWEG_E2E"];
  if (!text) throw new Error("The product is not running.");
  return JSON.parse(text) as Product;
}
