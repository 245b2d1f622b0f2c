import { readDayCount, readEuros, readNumber, WRITTEN_NUMBER } from "./amount";

test.each([
  ["1500", 1500],
  ["1.500", 1500],
  ["1 500", 1500],
  ["1\u00a0500", 1500],
  ["1\u202f500", 1500],
  ["1'500", 1500],
  ["1’500.-", 1500],
  ["1.500,–", 1500],
  ["1500,00", 1500],
  ["1.499,99", 1499.99],
  ["1'499.90", 1499.9],
  ["1 499,5", 1499.5],
  ["1,499.99", 1499.99],
  ["12.345.678", 12_345_678],
  ["７", 7],
  ["1.", 1],
])("%j is the number %s, also in the middle of a text", (text, number) => {
  expect(readNumber(text)).toBe(number);
  expect(new RegExp(WRITTEN_NUMBER).exec(`bis ${text.normalize("NFKC")} Euro`)?.[0]).toBe(
    text.normalize("NFKC").replace(/\.$/, ""),
  );
});

test.each(["", "viel", "1.5000", "1.50.00", "1.500.00", "1'50", "0.500", "-10", "50%", "1500 Hm"])(
  "%j is no number",
  (text) => expect(readNumber(text)).toBeNull(),
);

test.each([
  ["€ 1.500", 1500],
  ["EUR 1500", 1500],
  ["1500 Euro", 1500],
  ["1.500,- €", 1500],
  ["1’500.- CHF", null],
  ["$ 1500", null],
  ["1.000.001", null],
])("%j is %s euros", (text, euros) => expect(readEuros(text)).toBe(euros));

test.each([
  ["7", 7],
  ["7 Tage", 7],
  ["7,5", null],
  ["0", null],
  ["366", null],
  ["7 Wochen", null],
])("%j is %s days", (text, days) => expect(readDayCount(text)).toBe(days));
