export interface AnalyticsSettings {
  publicKey: string;
  /** Origin that events are sent to, and nothing else. */
  host: string;
  /** Section 9: on at load; decisions: not in production. */
  debug: boolean;
}

declare global {
  /** Written into the scripts by the build (`gatsby-node.ts`); null on a site without a public key. */
  const ANALYTICS: AnalyticsSettings | null;
}

export {};
