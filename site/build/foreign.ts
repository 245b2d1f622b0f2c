import type { SiteConfig } from "@gratweg/sites";
import type { ForeignModel, WidgetModel } from "../src/view-models/foreign";

type Configured = NonNullable<SiteConfig["widgets"][keyof SiteConfig["widgets"]]>;

/** What a site's pages may load from others, once the visitor allows it. */
export function toForeign({ analytics, widgets }: Pick<SiteConfig, "analytics" | "widgets">): ForeignModel {
  return {
    analytics:
      analytics.publicKey === null || analytics.host === null
        ? null
        : { name: `PostHog (${new URL(analytics.host).hostname})` },
    videoConsultation: widgets.videoConsultation && toWidget(widgets.videoConsultation, "video-consultation"),
    reviews: widgets.reviews && toWidget(widgets.reviews, "reviews"),
  };
}

function toWidget({ script, provider, attributes }: Configured, name: string): WidgetModel {
  return {
    script,
    attributes: { "data-widget": name, ...attributes },
    provider: {
      name: provider?.name ?? new URL(script).hostname,
      ...(provider?.privacy === undefined ? {} : { href: provider.privacy }),
    },
  };
}
