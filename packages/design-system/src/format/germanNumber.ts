/**
 * A number as German is written: „1.234,5“. Rounds and groups as `Intl.NumberFormat("de-DE")` does, whose three formats cost a cheap
 * phone a fifth of a second before a page can be used. For what people count and measure: finite, below 10^18.
 * @param most digits after the comma at most @param least at least: none, or those two
 */
export function germanNumber(value: number, most: 0 | 1 | 2 = 0, least: 0 | 2 = 0): string {
  const [whole = "", digits = ""] = rounded(Math.abs(value), most).toFixed(most).split(".");
  const decimals = least ? digits : digits.replace(/0+$/, "");
  return `${value < 0 ? "-" : ""}${whole.replace(/\B(?=(?:\d{3})+$)/g, ".")}${decimals && `,${decimals}`}`;
}

/** By the decimal digits of the number, not by its binary value: 1,005 to two digits is 1,01. */
function rounded(value: number, digits: number): number {
  // Smaller ones are written with an exponent of their own.
  return value < 1e-6 ? 0 : Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
}
