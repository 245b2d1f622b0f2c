import {
  MOST_READING,
  readSearchFields,
  type FurtherReading,
  type SearchAnswer,
  type SearchQuery,
} from "@gratweg/contracts";
import { emptySearchQuery, writeSearchQuery } from "@gratweg/contracts/search-query";
import type { FindPages } from "../../hosting/readingList";
import type { TripCollections } from "../../hosting/tripCollections";

/** What a site's build knows of pages beside trips. */
export interface ReadingSources {
  findPages: FindPages;
  collections: TripCollections;
}

/** Returns what can be read about a query and its answer: on the first page, and undefined where there is nothing. */
export function readAbout(
  { findPages, collections }: ReadingSources,
  asked: SearchQuery,
  { meta }: SearchAnswer,
): FurtherReading | undefined {
  if (asked.page > 1) return undefined;
  const read = meta.understood ? readSearchFields(new URLSearchParams(meta.understood.parameters)) : asked;
  const { page, pageSize, sort } = emptySearchQuery();
  // The order changes nothing of what was asked.
  const collection = collections.get(writeSearchQuery({ ...read, page, pageSize, sort }).toString());
  const pages = asked.q === "" ? [] : findPages(asked.q).slice(0, MOST_READING);
  return collection || pages.length > 0 ? { ...(collection && { collection }), pages } : undefined;
}
