/** What could be booking numbers in a contract's description: „Buchung 100 017, Karwendel“ → 100017. */
export function bookingNumbersIn(text: string): number[] {
  const found = text.replace(/(?<=\d)[ .](?=\d{3}(?!\d))/g, "").match(/(?<!\d)[1-9]\d{5,8}(?!\d)/g) ?? [];
  return [...new Set(found.map(Number))].slice(0, 5);
}
