import type { SiteConfig } from "@gratweg/sites";
import type { Content } from "./content";
import { showsOn } from "./shows-on";
import type { Trip } from "./trips";

/**
 * What the configuration names and this site does not show, by field. An editor may withdraw a tour or a text at any time, so the build goes
 * on with others in its place and says so.
 */
export function missingPicks(content: Content, trips: readonly Trip[], site: SiteConfig): string[] {
  const numbers = new Set(trips.map(({ node }) => node.number));
  const slugs = (nodes: readonly { slug: string; sites: Parameters<typeof showsOn>[0] }[]) =>
    new Set(nodes.filter((node) => showsOn(node.sites, site.key)).map(({ slug }) => slug));
  const lists = slugs(content.topLists.nodes);
  const articles = slugs(content.magazineArticles.nodes);
  const absent = (field: string, what: string, isShown: boolean) => (isShown ? [] : [{ field, what }]);
  return [
    ...absent("hero.tourNumber", `tour ${site.hero.tourNumber}`, numbers.has(site.hero.tourNumber)),
    ...site.home.featuredTours.flatMap((number) =>
      absent("home.featuredTours", `tour ${number}`, numbers.has(number)),
    ),
    ...site.home.magazine.flatMap((slug) => absent("home.magazine", `article ${slug}`, articles.has(slug))),
    ...site.topLists.first.flatMap((slug) => absent("topLists.first", `list ${slug}`, lists.has(slug))),
  ].map(
    ({ field, what }) =>
      `${site.key}.${field} (packages/sites/src/configs.ts or GRATWEG_SITES_FILE): ${what} is not published on this site.`,
  );
}
