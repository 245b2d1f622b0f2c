import type { AnalyticsSettings } from "@gratweg/flows";

declare global {
  /** Written into the scripts by the build (`gatsby-node.ts`); null on a site without a public key. */
  const ANALYTICS: AnalyticsSettings | null;
}

export {};
