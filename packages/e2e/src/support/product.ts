export interface Product {
  ports: Record<"GRATWEG_PORT" | "GRATWEG_CMS_PORT" | "GRATWEG_SMTP_PORT" | "GRATWEG_INBOX_PORT", number>;
  data: string;
  token: string;
  /** Of the content system's screens. */
  editor: { email: string; password: string };
  /** Origin of the stand-in for the analytics service. */
  analytics: string;
  /** What its processes run with, for a further build of the site. */
  environment: Record<string, string>;
}

/** The product that the global set-up has brought up. */
export function product(): Product {
  const text = process.env["GRATWEG_E2E"];
  if (!text) throw new Error("The product is not running.");
  return JSON.parse(text) as Product;
}
