export type PageSlot = number | "gap";

/** First, last and the current page with its neighbours; what is left out becomes a gap, a gap of one page becomes that page. */
export function pageNumbers(page: number, pageCount: number): PageSlot[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 3) wanted.add(2).add(3);
  if (page >= pageCount - 2) wanted.add(pageCount - 1).add(pageCount - 2);
  const pages = [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((number, index): PageSlot[] => {
    const missing = number - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : ["gap", number];
  });
}
