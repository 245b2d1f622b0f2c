import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import type { ArticleModel } from "../../src/editorial-models";
import type { SitePage } from "../pages/page-kit";
import { text } from "../texts";
import { lastChange } from "./last-change";
import { element, XML_DECLARATION, xml } from "./xml";

export const FEED_PATH = `${paths.magazine()}/rss.xml`;
/** Readers fetch the whole file again and again. */
const NEWEST = 50;

/** The magazine as RSS 2.0: newest first, with the pictures that the build has made (`sizes`: bytes by address). */
export function feedFile(
  pages: readonly SitePage[],
  site: SiteConfig,
  sizes: ReadonlyMap<string, number>,
): string {
  const origin = `https://${site.domain}`;
  const articles = pages
    .filter(({ template }) => template === "article")
    .map((page) => ({ page, article: page.context.model as ArticleModel }))
    .sort((a, b) => (b.article.publishedOn ?? "").localeCompare(a.article.publishedOn ?? ""))
    .slice(0, NEWEST);
  const changed = lastChange(...articles.map(({ page }) => ({ updatedAt: page.discovery.lastmod })));
  const items = articles.map(({ page, article }) => {
    const address = `${origin}${page.path}`;
    const picture = page.context.meta.image;
    const bytes = picture ? sizes.get(picture.url) : undefined;
    return [
      "<item>",
      element("title", article.title),
      element("link", address),
      `<guid isPermaLink="true">${xml(address)}</guid>`,
      element("description", article.teaser ?? article.title),
      element("category", article.topic),
      ...(article.author === null ? [] : [element("dc:creator", article.author)]),
      ...(article.publishedOn === null ? [] : [element("pubDate", dayAsRfc822(article.publishedOn))]),
      ...(picture && bytes !== undefined
        ? [`<enclosure url="${xml(picture.url)}" length="${bytes}" type="image/jpeg"/>`]
        : []),
      "</item>",
    ].join("");
  });
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", feedTitle(site)),
    element("link", `${origin}${paths.magazine()}`),
    element("description", text("editorial.magazine.lead")),
    element("language", "de-DE"),
    ...(changed === null ? [] : [element("lastBuildDate", new Date(changed).toUTCString())]),
    `<atom:link href="${xml(`${origin}${FEED_PATH}`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

export function feedTitle(site: SiteConfig): string {
  return `${text("editorial.magazine.title")} – ${site.name}`;
}

/** An article carries a day without a time; noon in UTC is the same day all over Europe. */
function dayAsRfc822(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}
