import { NEWSLETTER_PAGES, paths, type NewsletterPage, type RouteKey } from "@gratweg/contracts/routes";
import type { TextPageModel } from "../../src/editorial-models";
import { text } from "../texts";
import type { PageKit, SitePage } from "./page-kit";

const ROUTES: Partial<Record<NewsletterPage, RouteKey>> = {
  bestaetigt: "newsletter-confirmed",
  abgemeldet: "newsletter-unsubscribed",
};

/**
 * Where the newsletter's form and the links of its mails lead: one page for each outcome, so that it is the right one without
 * scripts. None is for search engines.
 */
export function newsletterPages(kit: PageKit): SitePage[] {
  return NEWSLETTER_PAGES.map((page) => {
    const word = (part: string) => text(`newsletter.pages.${page}.${part}`);
    return kit.editorial("page", ROUTES[page] ?? "page", {
      params: page in ROUTES ? {} : { slug: `newsletter/${page}` },
      crumbs: [{ label: word("title"), href: paths.newsletter(page) }],
      description: word("intro"),
      seo: { metaTitle: null, metaDescription: null, noindex: true },
      model: {
        title: word("title"),
        intro: word("intro"),
        picture: null,
        body: [{ type: "paragraph", children: [{ type: "text", text: word("text") }] }],
        note: null,
        questions: null,
        contact: page === "link-unbekannt",
      } satisfies Omit<TextPageModel, "crumbs">,
    });
  });
}
