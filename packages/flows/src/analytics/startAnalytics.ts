import { createActor } from "xstate";
import type { AnalyticsActor } from "./analyticsMachine";
import { connectAnalytics, type AnalyticsPorts } from "./connectAnalytics";

export interface AnalyticsConsent {
  /** Asked anew each time. */
  mayCount: () => boolean;
  /** Told of each decision and of its withdrawal. */
  onConsentChange: (listener: () => void) => unknown;
}

/** Counting on this page, from the first consent until the page ends. */
export function startAnalytics({
  mayCount,
  onConsentChange,
  ...ports
}: AnalyticsPorts & AnalyticsConsent): AnalyticsActor {
  const analytics = createActor(connectAnalytics(ports)).start();
  const follow = () => analytics.send({ type: mayCount() ? "consent.grant" : "consent.withdraw" });
  follow();
  onConsentChange(follow);
  return analytics;
}
