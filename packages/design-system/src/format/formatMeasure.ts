import { germanNumber } from "./germanNumber";

const nonBreakingSpace = "\u00a0";

/** Cents to „1.290 €“, with „,50“ only where there are cents; in columns `always`, so that they line up. */
export function formatPrice(amount: number, decimals: "auto" | "always" = "auto"): string {
  const digits = decimals === "auto" && amount % 100 === 0 ? 0 : 2;
  return `${germanNumber(amount / 100, digits, digits)}${nonBreakingSpace}€`;
}

/** For amounts that stand in one column: cents for all of them, or for none. */
export function decimalsOf(amounts: readonly number[]): "auto" | "always" {
  return amounts.some((amount) => amount % 100 !== 0) ? "always" : "auto";
}

/** „12,5 km“, from 100 km without a decimal. */
export function formatKm(kilometres: number): string {
  return `${germanNumber(kilometres, Math.abs(kilometres) >= 100 ? 0 : 1)}${nonBreakingSpace}km`;
}

/** „2.962 m“ */
export function formatMetres(metres: number): string {
  return `${germanNumber(metres)}${nonBreakingSpace}m`;
}

/** Decimal hours to „5 ½ Std.“; rounded to quarters, because walking times are never better known. */
export function formatHours(hours: number): string {
  const quarters = Math.round(hours * 4);
  const full = Math.floor(quarters / 4);
  const fraction = ["", "¼", "½", "¾"][quarters % 4] ?? "";
  const number =
    full === 0 && fraction ? fraction : [String(full), fraction].filter(Boolean).join(nonBreakingSpace);
  return `${number}${nonBreakingSpace}Std.`;
}

/** „1.234“ */
export function formatCount(count: number): string {
  return germanNumber(count);
}

/** „1 Tag“, „7 Tage“: the number and the fitting form. */
export function formatPlural(count: number, one: string, many: string): string {
  return `${germanNumber(count)}${nonBreakingSpace}${count === 1 ? one : many}`;
}
