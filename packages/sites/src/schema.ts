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

type CamelCase<Key extends string> = Key extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;
/** Names a site's switch in the content: `outdoorsGermany`. */
export type SiteField = CamelCase<SiteKey>;

export function siteField(key: SiteKey): SiteField {
  return key.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase()) as SiteField;
}

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

/** Parts of home between the opening and „Über uns“, which always ends it. */
export const HOME_SECTIONS = [
  "account",
  "siblings",
  "featured",
  "soon",
  "activities",
  "focus",
  "difficulty",
  "months",
  "regions",
  "countries",
  "topLists",
  "magazine",
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

const homeSection = z.enum(HOME_SECTIONS);
const tourNumber = z.int().positive();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "ein Slug aus Kleinbuchstaben und Bindestrichen");
/** Lists that mean an order name nothing twice. */
const once = <Entry>(list: readonly Entry[]) => new Set(list).size === list.length;
const TWICE = "nennt etwas doppelt";

export const siteConfig = z.strictObject({
  key: z.enum(SITE_KEYS),
  /** Production host, lower case, without port. */
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "ein Hostname in Kleinbuchstaben, ohne Port"),
  /** What stands beside the logo and in the document's title. */
  name: z.string().min(1),
  /** One line under the name, also the description of home. */
  claim: z.string().min(1).max(160),
  /** What its trips are called. */
  trips: z.strictObject({ one: z.string().min(1), many: z.string().min(1) }),
  theme: z.strictObject({ primary: colour, gray: colour }),
  hero: z.strictObject({
    headline: z.string().min(1).max(80),
    lead: z.string().min(1).max(240),
    /** `number` of the tour whose picture opens home; it must be one of this site's. */
    tourNumber,
  }),
  home: z.strictObject({
    /** A short line above the headline. */
    kicker: z.string().min(1).max(60),
    /** Which parts home has, in this order. One that has nothing to show is left out. */
    sections: z.array(homeSection).min(1).refine(once, TWICE),
    /** Own words above a part; parts without keep the general ones. */
    titles: z.partialRecord(
      homeSection,
      z.strictObject({ title: z.string().min(1).max(60), intro: z.string().min(1).max(160).nullable() }),
    ),
    /** Numbers of the tours shown first on home, in this order; further ones fill up. */
    featuredTours: z.array(tourNumber).min(1).refine(once, TWICE),
    /** Slugs of articles on home, in this order; the newest fill up. */
    magazine: z.array(slug).refine(once, TWICE),
    /** What this site is; stands before the content system's „Über uns“. */
    about: z.string().min(1).max(400),
  }),
  topLists: z.strictObject({
    /** The lists' page and the links to it. */
    title: z.string().min(1).max(40),
    /** Slugs of the lists that come first, in this order; the others follow. */
    first: z.array(slug).refine(once, TWICE),
  }),
  /** With whom members make their contract: the company, as the imprint names it, and never the site's name. */
  company: z.strictObject({ name: z.string().min(1), address: z.string().min(1) }),
  /** null: as the content system's settings say. */
  contact: z.strictObject({
    email: z.email().nullable(),
    /** As it is shown; the link is made from its digits. */
    phone: z.string().min(5).nullable(),
  }),
  /** Name of the bearer-token cookie. */
  tokenCookie: z.string().regex(/^[a-z_]+$/),
  /** `populate` of the user that is fetched at the portal's start: relations, separated by commas. */
  userPopulate: z
    .string()
    .regex(/^[a-zA-Z]\w*(?:,[a-zA-Z]\w*)*$/, "Namen von Beziehungen, durch Kommas getrennt")
    .default("role"),
  /** Absolute origin that uploaded files are served from; null = the content system's own. */
  uploadsHost: z.url().nullable(),
  analytics: z.strictObject({ publicKey: z.string().nullable(), host: z.url().nullable() }),
  widgets: z.strictObject({ videoConsultation: widget.nullable(), reviews: widget.nullable() }),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** Layout by host (section 1): `portal` on the portal host, else `default`. */
export type LayoutName = "portal" | "default";
