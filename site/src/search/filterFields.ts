import type { Facets } from "@gratweg/contracts";
import { FEATURE_LABELS } from "@gratweg/contracts/features";
import type { RangeEnd } from "@gratweg/contracts/search-query";
import type { FilterFacet, FilterRange } from "@gratweg/design-system";

type T = (key: string) => string;

/** In the order in which people narrow a search down. */
const ORDER = [
  "country",
  "region",
  "activity",
  "difficulty",
  "feature",
  "travelType",
  "travelFocusType",
  "operator",
] as const;

export function filterFacets(facets: Facets, t: T): FilterFacet[] {
  return ORDER.map((name) => ({
    name,
    legend: t(`search.facet.${name}`),
    options: [
      ...facets[name].map(({ value, label, count }) => ({
        value,
        label: name === "difficulty" ? t(`search.grade.${value}`) : label,
        count,
      })),
      ...(name === "feature" && facets.feature.length > 0 ? [GUARANTEED] : []),
    ],
  }));
}

/** Of departures, whose trips no facet counts. */
const GUARANTEED = { value: "garantiert", label: FEATURE_LABELS.garantiert };

/** `reversed`: the ends to complain about. */
export function filterRanges(t: T, reversed: readonly RangeEnd[] = []): FilterRange[] {
  const problem = (end: RangeEnd) => (reversed.includes(end) ? t(`search.reversed.${end}`) : undefined);
  return [
    {
      legend: t("search.range.dates"),
      type: "date",
      names: { from: "from", to: "to" },
      error: problem("to"),
    },
    {
      legend: t("search.range.days"),
      type: "days",
      names: { from: "minDays", to: "maxDays" },
      error: problem("maxDays"),
    },
    {
      legend: t("search.range.price"),
      type: "euros",
      names: { from: "minPrice", to: "maxPrice" },
      unit: "€",
      error: problem("maxPrice"),
    },
  ];
}
