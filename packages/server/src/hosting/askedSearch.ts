import { readSearchFields, readSearchQuery, writeSearchQuery } from "@gratweg/contracts/search-query";

/**
 * The built search page for whoever asks something of it: its styles wait with trips until they are those that were asked for
 * (`site/src/search/askedRules.ts`).
 */
export function askedSearchPage(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace(/<html(?=[\s>])/, '<html data-asked="true"'));
}

/** Whether the address' query, with its question mark, says anything that the search understands. */
export function asksSearch(query: string): boolean {
  return writeSearchQuery(readSearchFields(new URLSearchParams(query))).size > 0;
}

/** The very address that the search page asks (`searchPorts.ts`). */
export function searchAddress(query: string): string {
  return `/api/trips/search?${writeSearchQuery(readSearchQuery(new URLSearchParams(query)))}`;
}
