import type { SiteConfig } from "./schema";

type Configured = NonNullable<SiteConfig["widgets"][keyof SiteConfig["widgets"]]>;

/** Somebody else's part as a page is told of it. */
export interface SiteWidget {
  script: string;
  /** Of the element that the script fills. */
  attributes: Record<string, string>;
  provider: { name: string; href?: string };
}

const NAMES = { videoConsultation: "video-consultation", reviews: "reviews" } as const;

/** Null where the site has none of that kind. */
export function widgetOf(
  { widgets }: Pick<SiteConfig, "widgets">,
  kind: keyof typeof NAMES,
): SiteWidget | null {
  const configured: Configured | null = widgets[kind];
  if (configured === null) return null;
  const { script, provider, attributes } = configured;
  return {
    script,
    attributes: { "data-widget": NAMES[kind], ...attributes },
    provider: {
      name: provider?.name ?? new URL(script).hostname,
      ...(provider?.privacy === undefined ? {} : { href: provider.privacy }),
    },
  };
}
