import { paths } from "@gratweg/contracts/routes";
import type { HomeSection, SiteConfig } from "@gratweg/sites";
import type { HomeModel, HomeSectionModel } from "../src/home-models";
import type { Content } from "./content";
import {
  activityChips,
  countryChips,
  difficultyChips,
  focusChips,
  monthChips,
  regionChips,
} from "./home/chips";
import { factsOf } from "./home/facts";
import { siblingsOf } from "./home/siblings";
import { accountTeasers, articleTeasers, topListTeasers } from "./home/teasers";
import { picked } from "./picked";
import { toPicture } from "./pictures/models";
import { text } from "./texts";
import { toCards, type Trip } from "./trips";

const FEATURED = 6;
const SOON = 3;

/** Home as the site's configuration composes it. */
export function toHome(content: Content, trips: readonly Trip[], site: SiteConfig): HomeModel {
  const settings = content.settings.nodes[0];
  const opening = trips.find(({ node }) => node.number === site.hero.tourNumber) ?? trips[0];
  return {
    kicker: site.home.kicker,
    headline: site.hero.headline,
    lead: site.hero.lead,
    hero: opening?.pictures[0] ?? null,
    sections: sectionsOf(content, trips, site),
    about: {
      title: settings?.aboutTitle ?? text("footer.about"),
      lead: site.home.about,
      body: settings?.aboutBody ?? [],
      picture: toPicture(settings?.aboutImage ?? null),
      facts: factsOf(content, trips),
    },
  };
}

function sectionsOf(content: Content, trips: readonly Trip[], site: SiteConfig): HomeSectionModel[] {
  const featured = picked(trips, site.home.featuredTours, ({ node }) => node.number).slice(
    0,
    Math.max(FEATURED, site.home.featuredTours.length),
  );
  const numbers = new Set(trips.map(({ node }) => node.number));
  const titled = (name: HomeSection, all: HomeSectionModel["all"] = null) => ({
    name,
    title: site.home.titles[name]?.title ?? text(`home.section.${name}.title`),
    intro: site.home.titles[name]?.intro ?? null,
    all,
  });
  const collections = { href: paths.tripCollections(), label: text("collections.all") };
  const make: Record<HomeSection, () => HomeSectionModel> = {
    featured: () => ({
      ...titled("featured", {
        href: paths.search(),
        label: text("home.all.trips", { count: trips.length }),
      }),
      kind: "trips",
      layout: "grid",
      trips: toCards(featured),
    }),
    soon: () => ({
      ...titled("soon"),
      kind: "trips",
      layout: "row",
      trips: toCards(soonOf(trips, featured)),
    }),
    activities: () => ({ ...titled("activities"), kind: "chips", chips: activityChips(content, trips) }),
    focus: () => ({ ...titled("focus"), kind: "chips", chips: focusChips(trips) }),
    difficulty: () => ({ ...titled("difficulty"), kind: "chips", chips: difficultyChips(trips) }),
    months: () => ({ ...titled("months", collections), kind: "chips", chips: monthChips(trips) }),
    regions: () => ({ ...titled("regions", collections), kind: "chips", chips: regionChips(trips) }),
    countries: () => ({ ...titled("countries", collections), kind: "chips", chips: countryChips(trips) }),
    topLists: () => ({
      ...titled("topLists", { href: paths.topLists(), label: text("home.all.topLists") }),
      kind: "teasers",
      teasers: topListTeasers(content, site, numbers),
    }),
    magazine: () => ({
      ...titled("magazine", { href: paths.magazine(), label: text("home.all.magazine") }),
      kind: "teasers",
      teasers: articleTeasers(content, site),
    }),
    account: () => ({ ...titled("account"), kind: "teasers", teasers: accountTeasers() }),
    siblings: () => ({ ...titled("siblings"), kind: "siblings", siblings: siblingsOf(content, site) }),
  };
  return site.home.sections.map((name) => make[name]()).filter((section) => lengthOf(section) > 0);
}

/** The next to start, without those that open the choice above already. */
function soonOf(trips: readonly Trip[], featured: readonly Trip[]): Trip[] {
  const start = ({ departures }: Trip) => departures[0]?.startDate ?? "";
  return trips
    .filter((trip) => trip.departures.length > 0 && !featured.slice(0, SOON).includes(trip))
    .sort((a, b) => start(a).localeCompare(start(b)))
    .slice(0, SOON);
}

function lengthOf(section: HomeSectionModel): number {
  switch (section.kind) {
    case "trips":
      return section.trips.length;
    case "chips":
      return section.chips.length;
    case "teasers":
      return section.teasers.length;
    case "siblings":
      return section.siblings.length;
  }
}
