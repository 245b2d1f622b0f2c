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

/** Lets the browser ask for the trips while it still reads the page: the very address that the page asks (`searchPorts.ts`). */
export function preloadedSearch(query: string): string {
  const asked = writeSearchQuery(readSearchQuery(new URLSearchParams(query)));
  return `</api/trips/search?${asked}>; rel=preload; as=fetch; crossorigin`;
}
