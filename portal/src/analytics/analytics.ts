import { startAnalytics, type AnalyticsActor, type AnalyticsSettings } from "@gratweg/flows";
import { mayCount, onConsentChange } from "@gratweg/page-parts/consent";

/** The machine with its library in a chunk of its own. */
export function runAnalytics(settings: AnalyticsSettings): AnalyticsActor {
  return startAnalytics({
    loadClient: async () => {
      const { startPostHog } = await import("./postHogClient");
      return () => startPostHog(settings);
    },
    mayCount,
    onConsentChange,
  });
}
