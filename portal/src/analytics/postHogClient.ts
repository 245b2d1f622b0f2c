import type { AnalyticsClient } from "@gratweg/flows";
import { startAnalyticsClient, type AnalyticsSettings } from "@gratweg/page-parts/analytics";
import { ExperimentsExtensions } from "posthog-js/dist/extension-bundles";
import { PostHog } from "posthog-js/dist/module.slim.no-external";

export function startPostHog(settings: AnalyticsSettings): AnalyticsClient {
  const posthog = new PostHog();
  return startAnalyticsClient(posthog, settings, (config) =>
    posthog.init(settings.publicKey, { ...config, __extensionClasses: ExperimentsExtensions }),
  );
}
