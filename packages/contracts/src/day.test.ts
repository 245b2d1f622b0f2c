import { fullYear, noSuchDay, readDay, readDayRange, readMonth, readWrittenDay } from "./day";

const today = "2026-11-21";

test.each([
  ["3.4.27", "2027-04-03"],
  ["03.04.2027", "2027-04-03"],
  [" 3. 4. 2027 ", "2027-04-03"],
  ["3/4/2027", "2027-04-03"],
  ["3-4-27", "2027-04-03"],
  ["03-04-2027", "2027-04-03"],
  ["2027/4/3", "2027-04-03"],
  ["3 4 2027", "2027-04-03"],
  ["03042027", "2027-04-03"],
  ["030427", "2027-04-03"],
  ["2027-04-03", "2027-04-03"],
  ["3. April 2027", "2027-04-03"],
  ["3 Apr. 27", "2027-04-03"],
  ["Sa., 3. April 2027", "2027-04-03"],
  ["Samstag, 3.4.2027", "2027-04-03"],
  ["Mi 1. Maerz 2028", "2028-03-01"],
  ["1. Jänner 2027", "2027-01-01"],
  ["3.4.", "2027-04-03"],
  ["21. November", "2026-11-21"],
  ["20.11.", "2027-11-20"],
  ["29.2.", "2028-02-29"],
])("reads „%s“ as %s", (text, day) => {
  expect(readDay(text, today)).toBe(day);
});

test.each([
  "",
  "3",
  "3.",
  "April 2027",
  "31.4.2027",
  "29.2.2027",
  "3.13.2027",
  "3.4.202",
  "3.4.20270",
  "3. Foo 2027",
  "Annegret",
  "31.4.",
])("„%s“ is not a day", (text) => {
  expect(readDay(text, today)).toBeNull();
});

test.each([
  ["3.4.–10.4.27", { from: "2027-04-03", to: "2027-04-10" }],
  ["3.4.2027 - 10.4.2027", { from: "2027-04-03", to: "2027-04-10" }],
  ["3. bis 10. April 2027", { from: "2027-04-03", to: "2027-04-10" }],
  ["28. Dezember 2026 – 3. Januar 2027", { from: "2026-12-28", to: "2027-01-03" }],
  ["3.–10.4.", { from: "2027-04-03", to: "2027-04-10" }],
])("reads the range „%s“", (text, range) => {
  expect(readDayRange(text, today)).toEqual(range);
});

test.each([
  ["05/2027", "2027-05"],
  ["5-2027", "2027-05"],
  ["05.2027", "2027-05"],
  ["05/27", "2027-05"],
  ["2027-5", "2027-05"],
  ["Mai 2027", "2027-05"],
  ["13/2027", null],
  ["3.5.2027", null],
  ["Mai", null],
])("reads the month „%s“ as %s", (text, month) => expect(readMonth(text)).toBe(month));

test.each([
  ["29.2.2027", "Den 29. Februar gibt es 2027 nicht."],
  ["31. Juni 2027", "Den 31. Juni gibt es nicht."],
  ["29.2.", null],
  ["05/2027", null],
])("of „%s“ says %s", (text, sentence) => expect(noSuchDay(readWrittenDay(text)!)).toBe(sentence));

test("two digits are a year of this century, of what has passed the last such year", () => {
  expect([27, 85, 1985].map((year) => fullYear(year))).toEqual([2027, 2085, 1985]);
  expect([26, 27, 85].map((year) => fullYear(year, 2026))).toEqual([2026, 1927, 1985]);
});

test.each(["3.4.27", "10.4.27 – 3.4.27", "3.4. – ", "a bis b", "1.1. – 2.1. – 3.1."])(
  "„%s“ is not a range",
  (text) => {
    expect(readDayRange(text, today)).toBeNull();
  },
);
