import { z } from "zod";

export const SITE_KEYS = [
  "adventures",
  "biking",
  "cultural",
  "hiking",
  "outdoors-germany",
  "outdoors-sweden",
  "traveling",
  "portal",
] as const;
export type SiteKey = (typeof SITE_KEYS)[number];

export function isSiteKey(text: string): text is SiteKey {
  return (SITE_KEYS as readonly string[]).includes(text);
}

/** Scales that the design system's site theme knows; kept as text here because this package imports no other. */
const colour = z.string().regex(/^[a-z]+$/, "ein Farbname aus Kleinbuchstaben");

const address = z.url({ protocol: /^https?$/ });
const origin = address.refine((text) => new URL(text).origin === text, "nur Protokoll und Host, ohne Pfad");

/** A part of somebody else's, loaded after consent alone. The site's security policy lets it, and nothing else, in. */
const widget = z.strictObject({
  /** Its script's address. */
  script: address,
  /** Further origins: frames that it opens, what it asks, pictures that it shows. */
  origins: z.array(origin),
  /** Whom visitors give their data to; without, the script's host is named. */
  provider: z.strictObject({ name: z.string().min(1), privacy: address.optional() }).optional(),
  /** Of the element that the script fills, as its provider wants them. */
  attributes: z
    .record(z.string().regex(/^(?:id|class|data-[a-z0-9-]+)$/, "id, class oder data-…"), z.string())
    .optional(),
});

export const siteConfig = z.strictObject({
  key: z.enum(SITE_KEYS),
  /** Production host, lower case, without port. */
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "ein Hostname in Kleinbuchstaben, ohne Port"),
  /** What stands beside the logo and in the document's title. */
  name: z.string().min(1),
  /** One line under the name, also the description of home. */
  claim: z.string().min(1).max(160),
  theme: z.strictObject({ primary: colour, gray: colour }),
  hero: z.strictObject({
    headline: z.string().min(1).max(80),
    lead: z.string().min(1).max(240),
    /** `number` of the tour whose picture opens home. */
    tourNumber: z.int().positive(),
  }),
  home: z.strictObject({
    /** Numbers of the tours shown first on home, in this order. */
    featuredTours: z.array(z.int().positive()).min(1),
  }),
  contact: z.strictObject({
    email: z.email(),
    /** As it is shown; the link is made from its digits. */
    phone: z.string().min(5),
  }),
  /** Name of the bearer-token cookie. */
  tokenCookie: z.string().regex(/^[a-z_]+$/),
  /** Absolute origin that uploaded files are served from; null = the content system's own. */
  uploadsHost: z.url().nullable(),
  analytics: z.strictObject({ publicKey: z.string().nullable(), host: z.url().nullable() }),
  widgets: z.strictObject({ videoConsultation: widget.nullable(), reviews: widget.nullable() }),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** Layout by host (section 1): `portal` on the portal host, else `default`. */
export type LayoutName = "portal" | "default";
