import type { SiteConfig } from "@gratweg/sites";
import type { AnalyticsSettings } from "@gratweg/page-parts/analytics";

/** What the scripts know of analytics, as webpack's DefinePlugin takes it: null unless the site has a key and an address. */
export function analyticsConstant(
  { analytics: { publicKey, host } }: Pick<SiteConfig, "analytics">,
  { production }: { production: boolean },
): { ANALYTICS: string } {
  const settings: AnalyticsSettings | null =
    publicKey === null || host === null
      ? null
      : { publicKey, host: host.replace(/\/$/, ""), debug: !production };
  return { ANALYTICS: JSON.stringify(settings) };
}
