import { createActor } from "xstate";
import type { AnalyticsActor } from "./analyticsMachine";
import { connectAnalytics, type AnalyticsPorts } from "./connectAnalytics";
import { forgetVisitor } from "./forgetVisitor";

export interface AnalyticsConsent {
  /** Asked anew each time. */
  mayCount: () => boolean;
  /** Told of each decision and of its withdrawal. */
  onConsentChange: (listener: () => void) => unknown;
}

/** Counting on this page, from the first consent until the page ends. */
export function startAnalytics({
  loadClient,
  mayCount,
  onConsentChange,
}: Pick<AnalyticsPorts, "loadClient"> & AnalyticsConsent): AnalyticsActor {
  const analytics = createActor(connectAnalytics({ loadClient, forget: forgetVisitor })).start();
  const follow = () => analytics.send({ type: mayCount() ? "consent.grant" : "consent.withdraw" });
  follow();
  onConsentChange(follow);
  return analytics;
}
