import { connectAnalytics, type AnalyticsActor } from "@gratweg/flows";
import { createActor } from "xstate";
import { onConsentChange } from "../consent/consent";
import { forgetVisitor } from "./forgetVisitor";
import { mayCount } from "./mayCount";
import type { AnalyticsSettings } from "./settings";

/** Counting on this page, from the first consent until the page ends. */
export function runAnalytics(settings: AnalyticsSettings): AnalyticsActor {
  const analytics = createActor(
    connectAnalytics({
      loadClient: async () => {
        const { startPostHog } = await import(/* webpackChunkName: "posthog" */ "./postHogClient");
        return () => startPostHog(settings);
      },
      forget: forgetVisitor,
    }),
  ).start();
  const follow = () => analytics.send({ type: mayCount() ? "consent.grant" : "consent.withdraw" });
  follow();
  onConsentChange(follow);
  return analytics;
}
