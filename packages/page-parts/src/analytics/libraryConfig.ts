import { withoutPersonalValues } from "./personalValues";
import type { AnalyticsSettings } from "./settings";
import { UNREACHABLE } from "./unreachable";

/** Section 9, each value written down although the library's own may be the same today. */
const LIMITS = {
  request_queue_config: { flush_interval_ms: 3_000 },
  session_idle_timeout_seconds: 1_800,
  cookie_expiration: 365,
};

/** What a site without consent for more does not ask for, and what the security policy would stop. */
const OFF = {
  capture_pageview: false,
  capture_pageleave: false,
  autocapture: false,
  rageclick: false,
  capture_dead_clicks: false,
  capture_heatmaps: false,
  capture_exceptions: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_scroll_properties: true,
  disable_external_dependency_loading: true,
};

/** No query leaves but what `publicPath` lets through, nobody's name, and no cookie that the sibling sites could read: each asks for consent itself. */
const PRIVATE = {
  cross_subdomain_cookie: false,
  disable_capture_url_hashes: true,
  save_campaign_params: false,
  save_referrer: false,
  mask_personal_data_properties: true,
  custom_personal_data_properties: ["token", "access_token", "confirm", "email"],
  property_denylist: ["title", "ph_keyword"],
  before_send: <Event>(event: Event): Event => withoutPersonalValues(event),
};

/** `posthog-js`'s, whose types the application checks: this package does not depend on it. */
export type LibraryConfig = ReturnType<typeof libraryConfig>;

export function libraryConfig({ host, debug }: AnalyticsSettings) {
  return {
    ...LIMITS,
    ...OFF,
    ...PRIVATE,
    api_host: host,
    // The library derives further hosts from the service's own; the security policy lets this one in and no other.
    rewriteRequestPath: (url: URL) => new URL(url.pathname + url.search, host),
    person_profiles: "always" as const,
    persistence: "localStorage+cookie" as const,
    disable_compression: false,
    disable_web_experiments: false,
    capture_performance: false,
    on_request_error: ({ statusCode }: { statusCode: number }) => {
      if (debug && statusCode !== UNREACHABLE) console.error(`[PostHog.js] Bad HTTP status: ${statusCode}`);
    },
    loaded: (library: { debug: () => void }) => {
      if (debug) library.debug();
    },
  };
}
