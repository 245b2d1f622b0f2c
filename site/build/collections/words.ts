import type { SiteConfig } from "@gratweg/sites";
import { text } from "../texts";
import { daysOf, difficultyOf, type Trip } from "../trips";
import type { Collection } from "./collections";

const euros = new Intl.NumberFormat("de", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const month = new Intl.DateTimeFormat("de", { month: "long", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" });

/** „Tirol“, „Tirol: Hüttenwandern“, „Tirol im Juli 2027“, „Wanderreisen im Juli 2027“: a place's preposition is nowhere known. */
export function titleOf({ facts }: Collection, { trips }: SiteConfig): string {
  const [first, second] = facts;
  if (!second && first.kind === "month")
    return text("collections.inMonth", { name: trips.many, month: first.name });
  if (second?.kind === "month") return text("collections.inMonth", { name: first.name, month: second.name });
  if (second) return text("collections.withActivity", { name: first.name, activity: second.name });
  return first.name;
}

/** The document's title names what is on offer, because it stands alone in a list of results. */
export function headTitleOf(collection: Collection, site: SiteConfig): string {
  const title = titleOf(collection, site);
  const [first, second] = collection.facts;
  const namesOffer = second?.kind === "activity" || (!second && first.kind === "month");
  return namesOffer ? title : text("collections.head", { name: title, trips: site.trips.many });
}

/** How many trips, how long, from which price, and when the next one starts. */
export function leadOf(trips: readonly Trip[], site: SiteConfig): string {
  const lengths = trips.map(daysOf);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const departures = trips.flatMap((trip) => trip.departures);
  const cheapest = Math.min(...departures.map(({ price }) => price.amount));
  const [next] = departures.map(({ startDate }) => startDate).sort();
  const count = text("collections.count", {
    count: trips.length,
    trips: trips.length === 1 ? site.trips.one : site.trips.many,
  });
  const length =
    shortest === longest
      ? text("collections.days", { count: longest })
      : text("collections.dayRange", { from: shortest, to: longest });
  const offer = next
    ? text("collections.offer", {
        price: euros.format(cheapest / 100),
        // The day stays with its month at a line's end.
        day: day.format(new Date(`${next}T00:00:00Z`)).replace(" ", "\u00a0"),
      })
    : text("collections.noDates");
  return `${count}, ${length}${offer}`;
}

/** Says in which months the trips start and how hard they are, which `leadOf` leaves open. Null without dates. */
export function factsOf(trips: readonly Trip[], site: SiteConfig): string | null {
  const starts = trips.flatMap(({ departures }) => departures.map(({ startDate }) => startDate));
  if (starts.length === 0) return null;
  const grades = trips.map(difficultyOf);
  const [from, to] = [Math.min(...grades), Math.max(...grades)];
  return text("collections.facts", {
    count: trips.length,
    trips: trips.length === 1 ? site.trips.one : site.trips.many,
    months: monthsOf(new Set(starts.map((start) => Number(start.slice(5, 7)) - 1))),
    grades: from === to ? String(from) : text("collections.grades", { from, to }),
  });
}

/** „im Februar und von Mai bis September“; a winter runs over the turn of the year. */
function monthsOf(months: ReadonlySet<number>): string {
  if (months.size === 12) return text("collections.always");
  const nameOf = (at: number) => month.format(Date.UTC(2000, at));
  const first = [...months].filter((at) => !months.has((at + 11) % 12)).sort((a, b) => a - b);
  return new Intl.ListFormat("de").format(
    first.map((at) => {
      let last = at;
      while (months.has((last + 1) % 12)) last = (last + 1) % 12;
      return last === at
        ? text("collections.in", { month: nameOf(at) })
        : text("collections.between", { from: nameOf(at), to: nameOf(last) });
    }),
  );
}
