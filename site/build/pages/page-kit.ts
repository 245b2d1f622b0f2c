import { routeName, type RouteKey } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import type { CrumbModel } from "../../src/editorial-models";
import type { LogoModel, MetaModel, PageContext, ShellModel } from "../../src/view-models";
import type { Seo } from "../content-nodes";
import type { Content } from "../content";
import type { SocialCard } from "../discovery/social/card";
import { breadcrumbJsonLd } from "../json-ld/lists";
import { text } from "../texts";
import type { Trip } from "../trips";

export type Template =
  | "home"
  | "search"
  | "trip"
  | "booking"
  | "booking-confirmation"
  | "page"
  | "listing"
  | "questions"
  | "article"
  | "top-list"
  | "collection"
  | "declaration"
  | "error";

export interface SitePage {
  path: string;
  /** For sitemaps, feeds and pictures; no browser receives it. */
  discovery: PageDiscovery;
  /** Addresses that the page stands for in the browser, where it serves more than its own. */
  matchPath?: string;
  template: Template;
  context: PageContext<unknown>;
}

export interface PagesInput {
  content: Content;
  trips: Trip[];
  site: SiteConfig;
  /** `YYYY-MM-DD` in Europe/Berlin. */
  today: string;
  /** The footer's logos, from the shared store. */
  operators: LogoModel[];
  production: boolean;
  /** Hears what is left out. */
  warn?: (message: string) => void;
}

export interface PageDiscovery {
  /** Search engines should not keep it, on whatever system. */
  hidden: boolean;
  /** When anything that the page shows was last changed; null where nobody can say. */
  lastmod: string | null;
  /** What its preview elsewhere shows; null: the same as home. */
  social: SocialCard | null;
}

interface PageParts {
  params?: Record<string, string>;
  meta: MetaModel;
  model: unknown;
  isDefault?: boolean;
  lastmod?: string | null;
  social?: SocialCard | null;
}

interface EditorialPart {
  params?: Record<string, string>;
  /** After home; the last one is the page itself. */
  crumbs: CrumbModel[];
  description: string;
  seo?: Seo | null;
  jsonLd?: object[];
  lastmod?: string | null;
  social?: SocialCard | null;
  /** What else its head says. */
  meta?: Partial<MetaModel>;
  /** For no search engine, whatever the editor says. */
  hidden?: boolean;
  model: object;
}

export type PageKit = ReturnType<typeof pageKit>;

/** What all pages of a site have in common. */
export function pageKit(input: PagesInput, shell: ShellModel) {
  const { site, production } = input;
  const origin = `https://${site.domain}`;

  const meta = (
    title: string,
    description: string,
    path: string,
    more: Partial<MetaModel> = {},
  ): MetaModel => ({
    title: title === site.name ? `${site.name} – ${site.claim}` : `${title} – ${site.name}`,
    description,
    canonical: `${origin}${path}`,
    noindex: false,
    siteName: site.name,
    kind: "website",
    publishedOn: null,
    changedAt: null,
    image: null,
    feed: null,
    jsonLd: [],
    ...more,
  });

  const page = (path: string, template: Template, route: RouteKey, parts: PageParts): SitePage => ({
    path,
    template,
    discovery: { hidden: parts.meta.noindex, lastmod: parts.lastmod ?? null, social: parts.social ?? null },
    context: {
      language: "de",
      route: routeName(route, parts.isDefault),
      params: parts.params ?? {},
      shell,
      // Of a test system no search engine should keep anything.
      meta: { ...parts.meta, noindex: !production || parts.meta.noindex },
      model: parts.model,
    },
  });

  /** A page with a path bar. Its address and title are those of the last crumb. */
  const editorial = (template: Template, route: RouteKey, part: EditorialPart): SitePage => {
    const crumbs = [{ label: text("menu.home"), href: paths.home() }, ...part.crumbs];
    const { label, href } = crumbs[crumbs.length - 1] ?? { label: site.name, href: paths.home() };
    return page(href, template, route, {
      params: part.params ?? {},
      meta: meta(part.seo?.metaTitle ?? label, part.seo?.metaDescription ?? part.description, href, {
        ...part.meta,
        noindex: part.hidden === true || part.seo?.noindex === true,
        jsonLd: [
          ...(part.jsonLd ?? []),
          breadcrumbJsonLd(
            origin,
            crumbs.map((crumb) => ({ name: crumb.label, path: crumb.href })),
          ),
        ],
      }),
      lastmod: part.lastmod,
      social: part.social,
      model: { crumbs, ...part.model },
    });
  };

  return { input, origin, shell, meta, page, editorial };
}
