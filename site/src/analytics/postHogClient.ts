import { PostHog } from "posthog-js/dist/module.slim.no-external";
import type { AnalyticsClient } from "@gratweg/flows";
import { forgetVisitor } from "./forgetVisitor";
import { publicAddress, publicPath } from "./personalValues";
import { postHogConfig } from "./postHogConfig";
import type { AnalyticsSettings } from "./settings";
import { retryUnreachable } from "./unreachable";
import { watchWebVitals } from "./webVitals";

/** A view this young happens now. */
const PRESENT_MS = 1_000;

/** A library of its own for each consent: what an earlier one knew, kept or still has to send is not taken over. */
export function startPostHog(settings: AnalyticsSettings): AnalyticsClient {
  // Its copy in local storage would outlive the cookie, which ends after 365 days.
  if (!document.cookie.includes(`ph_${settings.publicKey}_posthog=`)) forgetVisitor();
  const posthog = new PostHog();
  retryUnreachable(posthog);
  posthog.init(settings.publicKey, postHogConfig(settings));
  // The page that was loaded, not the one that is on screen by then.
  const loaded = performance.getEntriesByType("navigation")[0]?.name ?? window.location.href;
  watchWebVitals((vitals) =>
    posthog.capture(
      "$web_vitals",
      { $current_url: loaded, $pathname: new URL(loaded).pathname, ...vitals },
      { transport: "sendBeacon", send_instantly: true },
    ),
  );
  return {
    view: ({ path, at }) => {
      const route = publicPath(path);
      const referrer = document.referrer;
      posthog.capture(
        "$pageview",
        {
          $current_url: window.location.origin + route,
          $pathname: route,
          $referrer: referrer ? publicAddress(referrer) : "$direct",
        },
        // The library sends an event with options at once, so only those that have waited get their time this way.
        Date.now() - at > PRESENT_MS ? { timestamp: new Date(at) } : undefined,
      );
    },
    stop: () => {
      posthog.opt_out_capturing();
      posthog.set_config({ disable_persistence: true });
      // The library would still send its queues, now or when the page ends; one that is not loaded sends nothing.
      posthog.__loaded = false;
    },
  };
}
