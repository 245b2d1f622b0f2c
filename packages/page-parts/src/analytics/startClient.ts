import type { AnalyticsClient } from "@gratweg/flows";
import { describeFailure } from "./describeFailure";
import { forgetVisitor } from "./forgetVisitor";
import { libraryConfig, type LibraryConfig } from "./libraryConfig";
import { publicAddress, publicPath } from "./personalValues";
import type { AnalyticsSettings } from "./settings";
import { retryUnreachable, type AnswerCheck } from "./unreachable";

/** A view this young happens now. */
const PRESENT_MS = 1_000;

interface CaptureOptions {
  timestamp?: Date;
  /** Without it the library complains that an exception was not caught by itself; its own way would tell the message too. */
  _originatedFromCaptureException?: boolean;
}

/** What is used of an instance of `posthog-js`, which the application brings. */
export interface AnalyticsLibrary {
  capture(event: string, properties: Record<string, unknown>, options?: CaptureOptions): unknown;
  opt_out_capturing(): void;
  set_config(config: { disable_persistence: boolean }): void;
  __loaded: boolean;
  rateLimiter: AnswerCheck;
}

/** Starts an instance of its own for each consent: what an earlier one knew, kept or still has to send is not taken over. */
export function startAnalyticsClient(
  library: AnalyticsLibrary,
  settings: AnalyticsSettings,
  init: (config: LibraryConfig) => void,
): AnalyticsClient {
  // Its copy in local storage would outlive the cookie, which ends after 365 days.
  if (!document.cookie.includes(`ph_${settings.publicKey}_posthog=`)) forgetVisitor();
  retryUnreachable(library);
  init(libraryConfig(settings));
  return {
    view: ({ path, at }) => {
      // The library sends an event with options at once, so only those that have waited get their time this way.
      const options = Date.now() - at > PRESENT_MS ? { timestamp: new Date(at) } : undefined;
      library.capture("$pageview", placeOf(path), options);
    },
    fail: ({ error, path, at }) => {
      const options = { timestamp: new Date(at), _originatedFromCaptureException: true };
      library.capture("$exception", { ...placeOf(path), ...describeFailure(error) }, options);
    },
    stop: () => {
      library.opt_out_capturing();
      library.set_config({ disable_persistence: true });
      // The library would still send its queues, now or when the page ends; one that is not loaded sends nothing.
      library.__loaded = false;
    },
  };
}

function placeOf(path: string): Record<string, string> {
  const route = publicPath(path);
  const referrer = document.referrer;
  return {
    $current_url: window.location.origin + route,
    $pathname: route.split("?")[0] ?? route,
    $referrer: referrer ? publicAddress(referrer) : "$direct",
  };
}
