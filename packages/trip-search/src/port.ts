import type { SearchAnswer, SearchQuery } from "@gratweg/contracts";

/** What the server knows of a trip search; the embedded index and other engines stand behind it. */
export interface TripSearch {
  /** How many trips can be found. */
  readonly size: number;
  /**
   * @param query well-formed, as contracts' parser answers it
   * @param today `YYYY-MM-DD` in Europe/Berlin; departures before it do not count
   */
  search(query: SearchQuery, today: string): SearchAnswer | Promise<SearchAnswer>;
}
