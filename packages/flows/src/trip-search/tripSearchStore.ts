import type {
  Facets,
  FacetValue,
  FurtherReading,
  Named,
  NothingFound,
  TripCard,
  Understood,
} from "@gratweg/contracts";
import { readSearchFields, SLUG_FACETS, writeSearchQuery } from "@gratweg/contracts/search-query";
import { isRecord, parseJson, tolerant, type StorageAccess } from "../storage";
import { addressedQuery } from "./queryChanges";
import { CHOSEN_KEYS, clearedContext, type TripSearchContext } from "./tripSearchContext";

export const TRIP_SEARCH_STATE_KEY = "trip_search_state";
/** Older results are not shown again: prices and seats have moved on. */
export const TRIP_SEARCH_STATE_LIFETIME_MS = 30 * 60_000;

/** Keeps the search state over the visit to a trip. */
export interface TripSearchStore {
  /** Null without an entry; a malformed or outdated one is removed. */
  read(): TripSearchContext | null;
  write(context: TripSearchContext): void;
  remove(): void;
}

export function createTripSearchStore(
  storage: StorageAccess,
  now: () => number = () => Date.now(),
): TripSearchStore {
  const remove = () => tolerant(() => storage().removeItem(TRIP_SEARCH_STATE_KEY), undefined);
  return {
    remove,
    read() {
      const text = tolerant(() => storage().getItem(TRIP_SEARCH_STATE_KEY), null);
      const context = revive(parseJson(text), now());
      if (!context) remove();
      return context;
    },
    write(context) {
      const { query, ...rest } = context;
      const entry = { ...rest, query: writeSearchQuery(addressedQuery(query)).toString(), storedAt: now() };
      // A full storage must not leave the entry of an earlier search behind.
      if (!tolerant(() => (storage().setItem(TRIP_SEARCH_STATE_KEY, JSON.stringify(entry)), true), false))
        remove();
    },
  };
}

function revive(entry: unknown, now: number): TripSearchContext | null {
  if (!isRecord(entry) || typeof entry.query !== "string" || !isNumber(entry.storedAt)) return null;
  const age = now - entry.storedAt;
  if (age < 0 || age > TRIP_SEARCH_STATE_LIFETIME_MS) return null;
  const { storedAt: _storedAt, query: address, ...rest } = entry;
  const query = readSearchFields(new URLSearchParams(address));
  // It reads back as it was written, or somebody else has written it.
  if (writeSearchQuery(query).toString() !== address || !isStoredContext(rest)) return null;
  return { ...clearedContext(), ...rest, query };
}

function isStoredContext(
  value: Record<string, unknown>,
): value is Omit<TripSearchContext, "query"> & Record<string, unknown> {
  return (
    Object.keys(value).every((key) => key in clearedContext()) &&
    isOptional(value.answeredQuery, "string") &&
    isOptional(value.suggestion, "string") &&
    isOptional(value.activeTourId, "number") &&
    [value.fromDetail, value.isTyped].every((flag) => typeof flag === "boolean") &&
    (value.understood === null || isUnderstood(value.understood)) &&
    isListOf(value.similar, isTripCard) &&
    (value.nothing === null || isNothingFound(value.nothing)) &&
    (value.reading === null || isFurtherReading(value.reading)) &&
    [value.page, value.pageCount, value.totalResults, value.scrollY, value.relativePositionOffset].every(
      isNumber,
    ) &&
    isListOf(value.searchResults, isTripCard) &&
    isFacets(value.facets) &&
    CHOSEN_KEYS.every((key) => isListOf(value[key], isNamed))
  );
}

/** What a card needs in order not to fail while it renders. */
function isTripCard(value: unknown): value is TripCard {
  return (
    isRecord(value) &&
    isNumber(value.number) &&
    [value.slug, value.title, value.teaser].every((text) => typeof text === "string") &&
    [value.days, value.difficulty].every(isNumber) &&
    isListOf(value.activities, isNamed) &&
    [value.country, value.region, value.operator].every((named) => named === null || isNamed(named)) &&
    (value.image === null || (isRecord(value.image) && typeof value.image.src === "string")) &&
    (value.priceFrom === null || (isRecord(value.priceFrom) && isNumber(value.priceFrom.amount))) &&
    isOptional(value.cheapestDeparture, "string") &&
    isOptional(value.nextDeparture, "string")
  );
}

function isFacets(value: unknown): value is Facets {
  return (
    isRecord(value) &&
    [...SLUG_FACETS, "difficulty", "feature"].every((facet) => isListOf(value[facet], isFacetValue))
  );
}

function isFacetValue(value: unknown): value is FacetValue {
  return (
    isRecord(value) &&
    typeof value.value === "string" &&
    typeof value.label === "string" &&
    isNumber(value.count)
  );
}

function isUnderstood(value: unknown): value is Understood {
  return (
    isRecord(value) &&
    typeof value.parameters === "string" &&
    isListOf(value.places, isNamed) &&
    [value.leftOut, value.unread ?? []].every((list) =>
      isListOf(list, (word): word is string => typeof word === "string"),
    )
  );
}

function isNothingFound(value: unknown): value is NothingFound {
  return (
    isRecord(value) &&
    isListOf(
      value.parts,
      (part): part is NothingFound["parts"][number] =>
        isRecord(part) && typeof part.parameters === "string" && isNumber(part.count),
    ) &&
    isListOf(
      value.siblings,
      (sibling): sibling is NothingFound["siblings"][number] =>
        isRecord(sibling) &&
        [sibling.site, sibling.name, sibling.domain].every((text) => typeof text === "string") &&
        isNumber(sibling.count),
    )
  );
}

function isFurtherReading(value: unknown): value is FurtherReading {
  const isLink = (page: unknown) =>
    isRecord(page) && typeof page.title === "string" && typeof page.href === "string";
  return (
    isRecord(value) &&
    (value.collection === undefined || isLink(value.collection)) &&
    isListOf(
      value.pages,
      (page): page is FurtherReading["pages"][number] =>
        isRecord(page) && isLink(page) && typeof page.kind === "string",
    )
  );
}

function isNamed(value: unknown): value is Named {
  return isRecord(value) && typeof value.slug === "string" && typeof value.name === "string";
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isOptional(value: unknown, type: "string" | "number"): boolean {
  return value === null || typeof value === type;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
