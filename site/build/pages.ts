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
  return firstOfEach(
    [
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
    ],
    input.warn,
  );
}

/**
 * Leaves out whatever wants an address that is taken, and names it: one slug that two editors have chosen must keep no site from being
 * built. The product's own pages come before the editors'.
 */
function firstOfEach(pages: SitePage[], warn: PagesInput["warn"]): SitePage[] {
  const seen = new Set<string>();
  return pages.filter(({ path }) => {
    if (!seen.has(path)) return seen.add(path);
    warn?.(`Two pages want to stand at ${path}; the second is left out. Give one of them another slug.`);
    return false;
  });
}
