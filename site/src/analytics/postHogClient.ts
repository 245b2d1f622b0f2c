import type { AnalyticsClient } from "@gratweg/flows";
import { startAnalyticsClient, type AnalyticsSettings } from "@gratweg/page-parts/analytics";
import { PostHog } from "posthog-js/dist/module.slim.no-external";
import { withExperiments } from "./postHogConfig";
import { watchWebVitals } from "./webVitals";

export function startPostHog(settings: AnalyticsSettings): AnalyticsClient {
  const posthog = new PostHog();
  const client = startAnalyticsClient(posthog, settings, (config) =>
    posthog.init(settings.publicKey, withExperiments(config)),
  );
  // The page that was loaded, not the one that is on screen by then.
  const loaded = performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;
  watchWebVitals((vitals) =>
    posthog.capture(
      "$web_vitals",
      { $current_url: loaded, $pathname: new URL(loaded).pathname, ...vitals },
      { transport: "sendBeacon", send_instantly: true },
    ),
  );
  return client;
}
