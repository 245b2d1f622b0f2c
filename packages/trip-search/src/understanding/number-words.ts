const DIGITS = "ein zwei drei vier funf sechs sieben acht neun".split(" ");
const HUNDREDS_TO_NINETEEN =
  "zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn".split(" ");

/** Folded words of whole hundreds and thousands up to 9,900: „tausend“, „fünfzehnhundert“, „zweitausendfünfhundert“. */
export const BIG_NUMBERS: ReadonlyMap<string, number> = new Map(bigNumbers());

function* bigNumbers(): Generator<[string, number]> {
  const hundreds: [string, number][] = [["hundert", 100]];
  for (const [place, digit] of DIGITS.entries()) hundreds.push([`${digit}hundert`, (place + 1) * 100]);
  yield* hundreds;
  for (const [place, word] of HUNDREDS_TO_NINETEEN.entries()) yield [`${word}hundert`, (place + 10) * 100];
  const thousands: [string, number][] = [
    ["tausend", 1000],
    ["zehntausend", 10_000],
  ];
  for (const [place, digit] of DIGITS.entries()) thousands.push([`${digit}tausend`, (place + 1) * 1000]);
  for (const [word, value] of thousands) {
    yield [word, value];
    for (const [rest, more] of hundreds) yield [word + rest, value + more];
  }
}
