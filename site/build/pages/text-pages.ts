import { isFreeSlug, paths } from "@gratweg/contracts/routes";
import type { TextPageModel } from "../../src/editorial-models";
import type { PageNode } from "../content";
import type { LegalNode } from "../editorial-content";
import { canonicalAt, sharedOwner, textOwner } from "../canonical";
import { lastChange } from "../discovery/last-change";
import { toSocialPicture } from "../discovery/social/card";
import { faqJsonLd } from "../json-ld/lists";
import { toPicture } from "../pictures/models";
import { isServiceSlug } from "../service-slugs";
import { text } from "../texts";
import { showsOn } from "../shows-on";
import { toQuestion } from "./help";
import type { PageKit, SitePage } from "./page-kit";

/** Editors' own pages, legal texts and the influencer page: single texts that are not published have no page. */
export function textPages(kit: PageKit): SitePage[] {
  const { content, site } = kit.input;
  return [
    ...content.imprint.nodes.slice(0, 1).map((node) => legalPage(kit, "imprint", paths.imprint(), node)),
    ...content.privacy.nodes.slice(0, 1).map((node) => legalPage(kit, "privacy", paths.privacy(), node)),
    ...content.influencerPage.nodes.slice(0, 1).map((node) => {
      const items = (node.questions ?? []).map(toQuestion);
      return kit.editorial("page", "influencer", {
        crumbs: [{ label: node.title, href: paths.page("influencer") }],
        description: node.intro ?? node.title,
        jsonLd: faqJsonLd(items),
        lastmod: lastChange(node),
        meta: canonicalAt(sharedOwner(), paths.page("influencer")),
        social: { title: node.title, kicker: null, picture: toSocialPicture(node.image) },
        model: {
          ...plain(node.title),
          intro: node.intro,
          picture: toPicture(node.image, node.title),
          body: node.body ?? [],
          questions: items.length > 0 ? { title: text("editorial.influencer.questions"), items } : null,
          contact: true,
        } satisfies Omit<TextPageModel, "crumbs">,
      });
    }),
    ...content.pages.nodes
      .filter(
        (page) =>
          page.layout !== "portal" &&
          !isServiceSlug(page.slug) &&
          isFreeSlug(page.slug, "site") &&
          showsOn(page.sites, site.key),
      )
      .map((node) =>
        kit.editorial("page", "page", {
          params: { slug: node.slug },
          crumbs: [{ label: node.title, href: paths.page(node.slug) }],
          description: node.intro ?? node.title,
          seo: node.seo,
          lastmod: lastChange(node),
          meta: canonicalAt(textOwner(node.sites), paths.page(node.slug)),
          social: node.image
            ? { title: node.title, kicker: null, picture: toSocialPicture(node.image) }
            : null,
          model: {
            ...plain(node.title),
            intro: node.intro,
            picture: toPicture(node.image, node.title),
            body: node.body ?? [],
          } satisfies Omit<TextPageModel, "crumbs">,
        }),
      ),
    ...content.pages.nodes
      .filter(
        (page) =>
          page.layout === "portal" && isFreeSlug(page.slug, "portal") && showsOn(page.sites, site.key),
      )
      .map((node) =>
        kit.editorial("page", "portal-page", {
          params: { slug: node.slug },
          crumbs: [
            { label: text("account.portal"), href: paths.portal() },
            { label: node.title, href: paths.portalPage(node.slug) },
          ],
          description: node.intro ?? node.title,
          seo: node.seo,
          lastmod: lastChange(node),
          hidden: true,
          model: {
            ...plain(node.title),
            layout: "portal",
            intro: node.intro,
            picture: toPicture(node.image, node.title),
            body: node.body ?? [],
          } satisfies Omit<TextPageModel, "crumbs">,
        }),
      ),
  ];
}

/** Returns a line for each page of editors that is not built because its slug belongs to a route; the content system refuses such slugs. */
export function pagesOutOfPlace(pages: readonly PageNode[]): string[] {
  return pages.flatMap(({ title, slug, layout }) =>
    isFreeSlug(slug, layout === "portal" ? "portal" : "site")
      ? []
      : [`The page "${title}" is left out: its slug "${slug}" belongs to a page of the product.`],
  );
}

function legalPage(kit: PageKit, route: "imprint" | "privacy", path: string, node: LegalNode): SitePage {
  return kit.editorial("page", route, {
    crumbs: [{ label: node.title, href: path }],
    description: `${node.title}: ${kit.input.site.name}`,
    lastmod: lastChange(node),
    meta: canonicalAt(sharedOwner(), path),
    model: {
      ...plain(node.title),
      body: node.body ?? [],
      note: node.version === null ? null : text("editorial.version", { version: node.version }),
    } satisfies Omit<TextPageModel, "crumbs">,
  });
}

function plain(title: string): Omit<TextPageModel, "crumbs"> {
  return { title, intro: null, picture: null, body: [], note: null, questions: null, contact: false };
}
