import { paths, PORTAL_ERROR_PAGE } from "@gratweg/contracts/routes";
import { toHome } from "./home";
import { toSocialPicture } from "./discovery/social/card";
import { lastChange } from "./discovery/last-change";
import { siteJsonLd } from "./json-ld/organisation";
import { bookingPages } from "./pages/booking-pages";
import { helpPages } from "./pages/help";
import { magazinePages } from "./pages/magazine";
import { newsletterPages } from "./pages/newsletter-pages";
import { pageKit, type PagesInput, type SitePage } from "./pages/page-kit";
import { servicePages } from "./pages/service-pages";
import { textPages } from "./pages/text-pages";
import { topListPages } from "./pages/top-lists";
import { tripCollectionPages } from "./pages/trip-collections";
import { tripPages } from "./pages/trip-pages";
import { toShell } from "./shell";

/** Every page of one site. */
export function sitePages(input: PagesInput): SitePage[] {
  const { content, trips, site } = input;
  const kit = pageKit(input, toShell(content, site, input));
  const home = toHome(content, trips, site);
  const homeMeta = kit.meta(site.name, site.claim, paths.home(), { jsonLd: siteJsonLd(site, kit.shell) });
  const shown = trips.find(({ node }) => node.number === site.hero.tourNumber) ?? trips[0];
  const homeParts = {
    meta: homeMeta,
    model: home,
    lastmod: lastChange(content.settings.nodes[0], ...trips.map(({ lastmod }) => ({ updatedAt: lastmod }))),
    social: { title: site.hero.headline, kicker: null, picture: toSocialPicture(shown?.node.gallery?.[0]) },
  };
  const error = kit.meta("Seite nicht gefunden", "Diese Seite wurde verschoben.", "/404", {
    noindex: true,
    canonical: null,
  });
  return eachOnce([
    kit.page("/", "home", "home", { ...homeParts, isDefault: true }),
    kit.page(paths.home(), "home", "home", homeParts),
    ...tripPages(kit),
    ...tripCollectionPages(kit),
    ...bookingPages(kit),
    ...magazinePages(kit),
    ...topListPages(kit),
    ...helpPages(kit),
    ...textPages(kit),
    ...servicePages(kit),
    ...newsletterPages(kit),
    kit.page("/404.html", "error", "page", { meta: error, model: { variant: "site" } }),
    kit.page(PORTAL_ERROR_PAGE, "error", "portal-page", { meta: error, model: { variant: "portal" } }),
  ]);
}

/** Prevents a build in which one page silently takes another one's place. */
function eachOnce(pages: SitePage[]): SitePage[] {
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (seen.has(path)) throw new Error(`Two pages want to stand at ${path}. Give one of them another slug.`);
    seen.add(path);
  }
  return pages;
}
