import { desk, words } from "../microcopy";
import { deskOf } from "./models";

interface Filter {
  name: string;
  options?: { label?: string; value: string }[];
}
interface FilterArguments {
  displayedFilters: Filter[];
  layout: { options?: object };
}

const OF_BOOKINGS = [
  "state",
  "bookedAt",
  "departureNumber",
  "tourNumber",
  "number",
  "email",
  "seats",
  "totalCents",
];

const named = (filter: Filter, labels: Readonly<Record<string, string>>): Filter =>
  filter.name === "state"
    ? { ...filter, options: filter.options?.map(({ value }) => ({ value, label: labels[value] ?? value })) }
    : filter;

const german = (filter: Filter): Filter =>
  filter.options
    ? { ...filter, options: filter.options.map((option) => ({ ...option, ...labelled(option.value) })) }
    : filter;

const labelled = (value: string) => (words[value] === undefined ? {} : { label: words[value] });

/** For the hook `Admin/CM/pages/ListView/inject-in-filters`: states in German; bookings by what a desk looks for, in that order. */
export function injectFilters<Arguments extends FilterArguments>(list: Arguments): Arguments {
  const { displayedFilters } = list;
  switch (deskOf(list.layout)) {
    case "bookings":
      return {
        ...list,
        displayedFilters: OF_BOOKINGS.flatMap((name) =>
          displayedFilters.filter((filter) => filter.name === name),
        ).map((filter) => named(filter, desk.states)),
      };
    case "departures":
      return {
        ...list,
        displayedFilters: displayedFilters.map((filter) => named(filter, desk.departureStates)),
      };
    default:
      return { ...list, displayedFilters: displayedFilters.map(german) };
  }
}
