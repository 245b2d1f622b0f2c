/** What reading a query depends on beside its words. */
export interface ReadingContext {
  /** `YYYY-MM-DD`; months without a year are the next ones from it on. */
  today: string;
  /** Folded words that say nothing on the site. */
  silent: ReadonlySet<string>;
  /** Names of the operators whose trips are found, as tokens with one space between, to their slugs. */
  operators: ReadonlyMap<string, string>;
}
