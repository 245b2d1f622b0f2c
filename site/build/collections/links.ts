import type { LinkGroupModel } from "../../src/collection-models";
import { text } from "../texts";
import type { Collection } from "./collections";
import type { Fact } from "./facts";

type Link = LinkGroupModel["links"][number];

/** Everything that has one fact, by kind. */
export function overviewLinks(collections: readonly Collection[]): LinkGroupModel[] {
  const singles = collections.filter(({ facts }) => facts.length === 1);
  const ofKind = (kind: Fact["kind"]): Link[] =>
    singles.flatMap(({ path, facts: [fact], trips }) =>
      fact.kind === kind ? counted(path, fact.name, trips.length) : [],
    );
  return withLinks([
    { title: text("collections.places"), links: ofKind("place") },
    { title: text("collections.activities"), links: ofKind("activity") },
    { title: text("collections.months"), links: ofKind("month") },
  ]);
}

/** From a collection to narrower ones, and to the other places of its trips; where there is one trip alone, to the places beside it. */
export function waysOn(collection: Collection, pages: ReadonlyMap<string, Collection>): LinkGroupModel[] {
  const [first, second] = collection.facts;
  const all = [...pages.values()];
  const sharesFirst = (other: Collection) => other !== collection && other.facts[0].slug === first.slug;
  const pairs = (kind: Fact["kind"]): Link[] =>
    all.flatMap((other) => {
      const fact = other.facts[1];
      return sharesFirst(other) && fact?.kind === kind
        ? counted(other.path, fact.name, other.trips.length)
        : [];
    });
  const numbers = new Set(collection.trips.map(({ node }) => node.number));
  const places = all.flatMap((other): Link[] => {
    const [fact, another] = other.facts;
    const isPlace = !another && fact.kind === "place" && fact.slug !== first.slug;
    const isBeside = numbers.size === 1 && fact.within.some((larger) => first.within.includes(larger));
    return isPlace && (isBeside || other.trips.some(({ node }) => numbers.has(node.number)))
      ? counted(other.path, fact.name, other.trips.length)
      : [];
  });
  return withLinks([
    { title: text("collections.activities"), links: second?.kind === "activity" ? [] : pairs("activity") },
    { title: text("collections.months"), links: pairs("month") },
    { title: text("collections.places"), links: places },
  ]);
}

function counted(href: string, name: string, count: number): Link[] {
  return [{ href, label: text("collections.counted", { name, tours: text("home.tours", { count }) }) }];
}

function withLinks(groups: LinkGroupModel[]): LinkGroupModel[] {
  return groups.filter(({ links }) => links.length > 0);
}
