import { widgetOf, type SiteConfig } from "@gratweg/sites";
import type { ForeignModel } from "../src/view-models/foreign";

/** What a site's pages may load from others, once the visitor allows it. */
export function toForeign(site: Pick<SiteConfig, "analytics" | "widgets">): ForeignModel {
  const { publicKey, host } = site.analytics;
  return {
    analytics: publicKey === null || host === null ? null : { name: `PostHog (${new URL(host).hostname})` },
    videoConsultation: widgetOf(site, "videoConsultation"),
    reviews: widgetOf(site, "reviews"),
  };
}
