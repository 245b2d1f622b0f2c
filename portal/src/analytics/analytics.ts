import { startAnalytics, type AnalyticsActor } from "@gratweg/flows";
import { forgetVisitor, type AnalyticsSettings } from "@gratweg/page-parts/analytics";
import { mayCount, onConsentChange } from "@gratweg/page-parts/consent";

/** The machine with its library in a chunk of its own. */
export function runAnalytics(settings: AnalyticsSettings): AnalyticsActor {
  return startAnalytics({
    loadClient: async () => {
      const { startPostHog } = await import("./postHogClient");
      return () => startPostHog(settings);
    },
    forget: forgetVisitor,
    mayCount,
    onConsentChange,
  });
}
