export interface HeaderItem {
  href: string;
  label: string;
  /** `page`: this very page; `section`: a page below it (search on a trip's page, magazine on an article). */
  current?: "page" | "section";
}

export function ariaCurrent({ current }: HeaderItem) {
  return current === "section" ? true : current;
}
