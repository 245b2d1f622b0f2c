import type { BookingTerms } from "@gratweg/contracts";
import type { BookingLine } from "@gratweg/contracts/booking-rules";

/** A member's line for the trip names what others pay. */
export function priceLines(
  lines: readonly BookingLine[],
  { departure }: Pick<BookingTerms, "departure">,
): (BookingLine & { normalUnitCents?: number })[] {
  const { price, memberPrice } = departure;
  return lines.map((line) =>
    line.kind === "trip" && memberPrice ? { ...line, normalUnitCents: price.amount } : line,
  );
}
