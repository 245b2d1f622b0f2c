import type { SearchQuery } from "@gratweg/contracts";
import { ALTERNATIVE } from "@gratweg/contracts/search-query";
import { isWider } from "../index/activities";
import type { ReadingContext } from "./context";
import type { Fact, StatedFact } from "./fact";
import { understand, type Understanding } from "./understand";

/** What is left may say something once what stood between is gone; so often at most. */
const MOST_ROUNDS = 6;

/**
 * What a query's words say stands in its parameters; the text keeps what is left. Reading the answer once more changes nothing.
 * `unread` holds German sentences about what is not understood.
 *
 * @param first what `understand` says of the words, where that is known already
 */
export function readFacts(
  query: SearchQuery,
  context: ReadingContext,
  first: Understanding = understand(query.q, context),
): { query: SearchQuery; unread: string[] } {
  let read = query;
  const all: string[] = [];
  for (let round = 0; round < MOST_ROUNDS && read.q !== ""; round += 1) {
    const { facts, rest, unread } = round === 0 ? first : understand(read.q, context);
    all.push(...unread);
    if (facts.length === 0 && rest === read.q) break;
    read = facts.reduce(withFact, { ...read, q: rest });
  }
  return { query: read, unread: all };
}

function withFact(query: SearchQuery, { fact, isExcluded }: StatedFact): SearchQuery {
  return isExcluded ? without(query, fact) : having(query, fact);
}

function having(query: SearchQuery, fact: Fact): SearchQuery {
  switch (fact.kind) {
    case "months":
      return { ...query, month: together(query.month, fact.months) };
    case "days":
      return { ...query, from: fact.from ?? query.from, to: fact.to ?? query.to };
    case "duration":
      return { ...query, minDays: fact.min ?? query.minDays, maxDays: fact.max ?? query.maxDays };
    case "price":
      return { ...query, minPrice: fact.min ?? query.minPrice, maxPrice: fact.max ?? query.maxPrice };
    case "order":
      return query.sort === "relevance" ? { ...query, sort: fact.sort } : query;
    case "operator":
      return { ...query, operator: together(query.operator, [fact.slug]) };
    case "difficulty": {
      const common = query.difficulty.filter((grade) => fact.grades.includes(grade));
      return { ...query, difficulty: common.length > 0 ? common : [...fact.grades] };
    }
    case "feature":
      return { ...query, feature: together(query.feature, [fact.features.join(ALTERNATIVE)]) };
    case "child-age":
      return { ...query, childAge: Math.min(fact.years, query.childAge ?? fact.years) };
    case "activity":
      return { ...query, activity: narrowest(together(query.activity, [fact.slug])) };
    case "place":
      return { ...query, place: together(query.place, [fact.slugs.join(ALTERNATIVE)]) };
    case "near":
      return { ...query, near: together(query.near, [fact.slugs.join(ALTERNATIVE)]) };
    case "outside":
      return { ...query, excludePlace: together(query.excludePlace, [fact.slug]) };
  }
}

const GRADES = [1, 2, 3, 4, 5];

function without(query: SearchQuery, fact: Fact): SearchQuery {
  switch (fact.kind) {
    case "months":
      return { ...query, excludeMonth: together(query.excludeMonth, fact.months) };
    case "days":
      return fact.from === null || fact.to === null
        ? query
        : { ...query, excludeMonth: together(query.excludeMonth, monthsOf(fact.from, fact.to)) };
    case "difficulty":
      return having(query, {
        kind: "difficulty",
        grades: GRADES.filter((grade) => !fact.grades.includes(grade)),
      });
    case "feature":
      return { ...query, excludeFeature: together(query.excludeFeature, fact.features) };
    case "child-age":
      return { ...query, excludeFeature: together(query.excludeFeature, ["kinder"]) };
    case "activity":
      return { ...query, excludeActivity: together(query.excludeActivity, [fact.slug]) };
    case "place":
    case "near":
      return { ...query, excludePlace: together(query.excludePlace, fact.slugs) };
    case "outside":
      return having(query, { kind: "place", slugs: [fact.slug] });
    case "duration":
    case "price":
    case "order":
    case "operator":
      return query;
  }
}

function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  const last = to.slice(0, 7);
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  for (;;) {
    const name = `${year}-${String(month).padStart(2, "0")}`;
    if (name > last || months.length === 24) return months;
    months.push(name);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** „Schneeschuh wandern“ are no other walks. */
function narrowest(activities: readonly string[]): string[] {
  return activities.filter((one) => !activities.some((other) => isWider(one, other)));
}

function together<T>(known: readonly T[], more: readonly T[]): T[] {
  return [...new Set([...known, ...more])];
}
