/**
 * A number as German is written: „1.234,5“. Rounds and groups as `Intl.NumberFormat("de-DE")` does, whose three formats cost a cheap
 * phone a fifth of a second before a page can be used.
 * @param most digits after the comma at most @param least at least
 */
export function germanNumber(value: number, most: 0 | 1 | 2 = 0, least: 0 | 2 = 0): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value < 0 ? "-∞" : "∞";
  const [whole = "", digits = ""] = rounded(Math.abs(value), most).toFixed(most).split(".");
  const decimals = digits.slice(0, least) + digits.slice(least).replace(/0+$/, "");
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ".")}${decimals && `,${decimals}`}`;
}

/** By the decimal digits of the number, not by its binary value: 1,005 to two digits is 1,01. */
function rounded(value: number, digits: number): number {
  if (value >= 1e15 || value < 1e-6) return value < 1e-6 ? 0 : value;
  return Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
}
