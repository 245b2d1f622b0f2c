import type { Named } from "@gratweg/contracts";
import type { SiteConfig } from "@gratweg/sites";
import type { HomeModel } from "../src/view-models";
import type { Content } from "./content";
import { toPicture } from "./pictures";
import { toCard, type Trip } from "./trips";

const SOON = 3;

export function toHome(content: Content, trips: readonly Trip[], site: SiteConfig): HomeModel {
  const settings = content.settings.nodes[0];
  const byNumber = new Map(trips.map((trip) => [trip.node.number, trip]));
  const chosen = site.home.featuredTours.flatMap((number) => byNumber.get(number) ?? []);
  const featured = [...chosen, ...trips.filter((trip) => !chosen.includes(trip))].slice(
    0,
    Math.max(6, chosen.length),
  );
  const heroTrip = byNumber.get(site.hero.tourNumber) ?? trips[0];
  const icons = new Map(content.activities.nodes.map(({ slug, icon }) => [slug, icon]));
  return {
    headline: site.hero.headline,
    lead: site.hero.lead,
    hero: heroTrip?.pictures[0] ?? null,
    facts: settings?.homeFacts ?? [],
    featured: featured.map(toCard),
    total: trips.length,
    activities: counted(trips.flatMap(({ node }) => node.activities ?? [])).map((activity) => ({
      ...activity,
      icon: icons.get(activity.slug) ?? null,
    })),
    countries: counted(trips.flatMap(({ node }) => node.country ?? [])),
    soon: [...trips]
      .filter((trip) => trip.departures.length > 0 && !featured.slice(0, 3).includes(trip))
      .sort((a, b) => (a.departures[0]?.startDate ?? "").localeCompare(b.departures[0]?.startDate ?? ""))
      .slice(0, SOON)
      .map(toCard),
    about: settings?.aboutTitle
      ? {
          title: settings.aboutTitle,
          body: settings.aboutBody ?? [],
          picture: toPicture(settings.aboutImage),
        }
      : null,
  };
}

function counted(values: readonly Named[]): (Named & { count: number })[] {
  const counts = new Map<string, Named & { count: number }>();
  for (const { slug, name } of values) {
    const entry = counts.get(slug) ?? { slug, name, count: 0 };
    counts.set(slug, { ...entry, count: entry.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, "de"));
}
