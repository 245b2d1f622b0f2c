import type { MemberDiscountSeed } from "./types";

/** What members pay of a departure, in whole euros; undefined where the tour's operator grants nothing for it. */
export function memberPriceCents(
  discounts: readonly MemberDiscountSeed[],
  { tour, startDate, priceCents }: { tour: string; startDate: string; priceCents: number },
): number | undefined {
  const month = Number(startDate.slice(5, 7));
  const granted = discounts.find(
    (discount) => discount.tour === tour && (discount.months ?? [month]).includes(month),
  );
  return granted && Math.floor((priceCents * (100 - granted.percent)) / 10_000) * 100;
}
