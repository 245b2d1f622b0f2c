import { startAnalyticsClient, type AnalyticsClient, type AnalyticsSettings } from "@gratweg/flows";
import { ExperimentsExtensions } from "posthog-js/dist/extension-bundles";
import { PostHog } from "posthog-js/dist/module.slim.no-external";

export function startPostHog(settings: AnalyticsSettings): AnalyticsClient {
  const posthog = new PostHog();
  return startAnalyticsClient(posthog, settings, (config) =>
    posthog.init(settings.publicKey, { ...config, __extensionClasses: ExperimentsExtensions }),
  );
}
