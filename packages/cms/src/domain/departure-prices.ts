import type { Complaint } from "./rule";

export interface Amounts {
  priceCents: number | null;
  memberPriceCents: number | null;
  /** The lowest amount that an editor has called right. */
  confirmedCents: number | null;
}

const EUROS = new Intl.NumberFormat("de-DE", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** Cents as visitors read them: „840 €“, „840,50 €“. */
export const euros = (cents: number): string => EUROS.format(cents / 100);

/** The screens of Strapi ask in a dialog where a complaint ends with these words. */
export const ASK = "Stimmt der Betrag, bestätigen Sie ihn.";

/** Amounts that may be slips of the hand: a price below half of what the tour's other departures cost, a member price below half of the price. */
export function unusualAmounts(amounts: Amounts, others: readonly number[]): Complaint[] {
  const { priceCents, memberPriceCents, confirmedCents } = amounts;
  const usual = [...others].sort((one, other) => one - other)[Math.floor(others.length / 2)];
  const isDoubtful = (cents: number | null, measure: number | null | undefined): cents is number =>
    typeof cents === "number" &&
    typeof measure === "number" &&
    cents * 2 < measure &&
    (confirmedCents === null || cents < confirmedCents);
  const complaints: Complaint[] = [];
  if (isDoubtful(priceCents, usual))
    complaints.push({
      path: ["priceCents"],
      message: `${euros(priceCents)} ist weniger als die Hälfte von dem, was die anderen Termine dieser Tour kosten (${euros(usual as number)}). ${ASK}`,
    });
  if (isDoubtful(memberPriceCents, priceCents))
    complaints.push({
      path: ["memberPriceCents"],
      message: `${euros(memberPriceCents)} ist weniger als die Hälfte des Preises (${euros(priceCents as number)}). ${ASK}`,
    });
  return complaints;
}
