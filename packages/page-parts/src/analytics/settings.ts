/** How page views are counted on a host. */
export interface AnalyticsSettings {
  publicKey: string;
  /** Origin that events are sent to, and nothing else. */
  host: string;
  /** Section 9: on at load; decisions: not in production. */
  debug: boolean;
}
