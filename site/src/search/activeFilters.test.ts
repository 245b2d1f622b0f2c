import { emptySearchQuery, type SearchQuery } from "@gratweg/contracts/search-query";
import type { ChosenFilters } from "@gratweg/flows";
import { FEATURES } from "@gratweg/contracts/features";
import search from "../../locales/de/search.json";
import { translate, type Values } from "../texts/translate";
import { activeFilters, headingWords, unshownParameters, withoutFilter } from "./activeFilters";
import { quotedWords, understoodFacts } from "./understood";

const t = (key: string, values?: Values) => translate([search], key, values).replaceAll("\u00a0", " ");
const named = (slug: string, name: string) => ({ slug, name });
const chosen: ChosenFilters = {
  ...{ countries: [], operators: [], regions: [], continents: [], activities: [named("wandern", "Wandern")] },
  ...{ travelTypes: [], travelFocusTypes: [] },
  places: [named("tirol", "Tirol"), named("schweden", "Schweden"), named("norwegen", "Norwegen")],
  excludedActivities: [named("klettersteig", "Klettersteig")],
};
const emptyFacets = {
  ...{ country: [], region: [], continent: [], activity: [], operator: [] },
  ...{ travelType: [], travelFocusType: [], difficulty: [], feature: [] },
};
const queryOf = (patch: Partial<SearchQuery>): SearchQuery => ({ ...emptySearchQuery(), ...patch });

it.each<[Partial<SearchQuery>, string[]]>([
  [{ place: ["tirol"] }, ["Tirol"]],
  [{ place: ["schweden_norwegen"] }, ["Schweden oder Norwegen"]],
  [{ near: ["tirol"] }, ["Nähe Tirol"]],
  [{ country: ["gratweg-ist-pleite"], place: ["ruf-an"], near: ["tirol_ruf-an"], excludePlace: ["x"] }, []],
  [{ month: ["2027-07", "2027-08"] }, ["Juli 2027", "August 2027"]],
  [{ feature: ["huette_zelt", "hund"] }, ["Hüttennächte oder Zeltnächte", "Hund erlaubt"]],
  [{ childAge: 7 }, ["mit Kind von 7 Jahren"]],
  [{ childAge: 1 }, ["mit Kind von 1 Jahr"]],
  [{ childAge: 0 }, ["mit Kind unter 1 Jahr"]],
  [{ excludePlace: ["norwegen"] }, ["ohne Norwegen"]],
  [{ excludeActivity: ["klettersteig"] }, ["ohne Klettersteig"]],
  [{ excludeFeature: ["huette", "ohne-flug"] }, ["ohne Hüttennächte", "mit Flug"]],
  [{ excludeMonth: ["2026-12"] }, ["nicht im Dezember 2026"]],
  [{ maxPrice: 1500, activity: ["wandern"], difficulty: [2] }, ["Wandern", "Schwierigkeit 2", "bis 1.500 €"]],
])("%j is called %j", (patch, labels) => {
  const filters = activeFilters(queryOf(patch), chosen, t);
  expect(filters.map(({ label }) => label.replaceAll("\u00a0", " "))).toEqual(labels);
});

it.each<[Partial<SearchQuery>, string[]]>([
  [{ place: ["tirol"], difficulty: [1, 2] }, ["Tirol", "leicht"]],
  [{ difficulty: [2] }, ["leicht bis mittel"]],
  [{ difficulty: [3, 1, 2] }, ["leicht bis mittel"]],
  [{ difficulty: [2, 3, 4] }, ["leicht bis anspruchsvoll"]],
  [{ difficulty: [1, 5] }, ["leicht oder sehr anspruchsvoll"]],
  [{ minDays: 6, maxDays: 8, minPrice: 500, maxPrice: 900 }, ["6 bis 8 Tage", "500 € bis 900 €"]],
  [{ minDays: 7, maxDays: 7, month: ["2027-07"] }, ["Juli 2027", "7 Tage"]],
  [{ minDays: 7, from: "2027-06-01" }, ["Abreise ab 1. Juni 2027", "mindestens 7 Tage"]],
  [{ from: "2027-06-01", to: "2027-08-31" }, ["Abreise 1. Juni 2027 bis 31. August 2027"]],
])("a heading calls %j %j", (patch, words) => {
  expect(headingWords(queryOf(patch), chosen, t)).toEqual(words);
});

const full = queryOf({
  ...{ country: ["italien", "schweiz"], difficulty: [2, 3], from: "2027-06-01", maxDays: 8, maxPrice: 900 },
  ...{ place: ["tirol", "schweden_norwegen"], near: ["tirol"], month: ["2027-07", "2027-08"], childAge: 0 },
  ...{ feature: ["huette_zelt", "hund"], excludePlace: ["norwegen"], excludeActivity: ["klettersteig"] },
  ...{ excludeFeature: ["zelt", "hotel"], excludeMonth: ["2026-12"] },
});

it("taking a filter away takes that one and no other", () => {
  const filters = activeFilters(full, chosen, t);
  for (const { id } of filters) {
    const rest = activeFilters({ ...full, ...withoutFilter(full, id) }, chosen, t);
    expect(rest).toEqual(filters.filter((filter) => filter.id !== id));
  }
});

it("every exclusion of a feature has words of its own", () => {
  const filters = activeFilters(queryOf({ excludeFeature: [...FEATURES] }), chosen, t);
  expect(filters.filter(({ label }) => label.startsWith("search."))).toEqual([]);
});

it("a form that is sent without scripts keeps what no field shows", () => {
  expect(
    unshownParameters(
      queryOf({
        ...{ q: "Grat", place: ["tirol"], month: ["2027-07"], maxPrice: 900 },
        feature: ["hund", "huette_zelt"],
      }),
    ),
  ).toEqual([
    ["q", "Grat"],
    ["place", "tirol"],
    ["feature", "huette_zelt"],
    ["month", "2027-07"],
  ]);
});

it("what the words say is told as long as it is no filter", () => {
  const understood = {
    parameters: "q=Grat&place=tirol&month=2027-07&maxPrice=900",
    places: [named("tirol", "Tirol")],
    leftOut: [],
  };
  const names = { ...chosen, places: [] };
  const typed = {
    ...names,
    facets: emptyFacets,
    understood,
    query: queryOf({ q: "Grat Tirol Juli", maxPrice: 900 }),
  };
  expect(understoodFacts(typed, t)).toEqual(["Tirol", "Juli 2027"]);
  const adopted = queryOf({ q: "Grat", place: ["tirol"], month: ["2027-07"], maxPrice: 900 });
  expect(understoodFacts({ ...typed, query: adopted }, t)).toEqual([]);
  expect(understoodFacts({ ...typed, understood: null }, t)).toEqual([]);
});

it.each([
  [["pubs"], "„pubs“"],
  [["pubs", "strand"], "„pubs“ und „strand“"],
  [["pubs", "strand", "oper"], "„pubs“, „strand“ und „oper“"],
])("%j is quoted as %s", (words, text) => {
  expect(quotedWords(words, t)).toBe(text);
});
