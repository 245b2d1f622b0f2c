import { reversedRanges, type RangeEnd, type SearchQuery } from "@gratweg/contracts/search-query";
import { useState } from "react";

/**
 * Names the ends of ranges that are upside down. Waits for the answer before it names a new one, because who types 1500 passes
 * 1 and 15; what has been put right is forgotten at once.
 */
export function useReversedRanges(query: SearchQuery, isBusy: boolean): readonly RangeEnd[] {
  const now = reversedRanges(query).map(({ parameter }) => parameter);
  const [said, setSaid] = useState<readonly RangeEnd[]>([]);
  const shown = isBusy ? now.filter((end) => said.includes(end)) : now;
  if (shown.join() !== said.join()) setSaid(shown);
  return shown;
}
