import { datePickerMicrocopy as texts } from "../microcopy/datePickerMicrocopy";
import { todayHere, toCalendarDate, toDay } from "./calendarValue";
import { dayProblem, limitsInWords } from "./dayRules";

const limits = {
  min: "2027-04-01",
  max: "2027-10-31",
  unavailable: (day: string) => (day === "2027-05-01" ? "Feiertag" : null),
};

test.each([
  ["", null],
  ["2027-04-01", null],
  ["2027-10-31", null],
  ["2027-03-31", "Bitte wählen Sie einen Tag ab dem 1. April 2027."],
  ["2027-11-01", "Bitte wählen Sie einen Tag bis zum 31. Oktober 2027."],
  ["2027-05-01", "Der 1. Mai 2027 ist nicht wählbar: Feiertag"],
  ["0202-05-02", "Bitte geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 2027."],
  ["2027-02-30", "Diesen Tag gibt es nicht. Bitte prüfen Sie Tag, Monat und Jahr."],
])("„%s“: %s", (day, problem) => {
  expect(dayProblem(day, limits, texts)).toBe(problem);
});

test("the limits in words", () => {
  const { min, max } = limits;
  expect([{ min, max }, { min }, { max }, {}].map((some) => limitsInWords(some, texts))).toEqual([
    "Wählbar vom 1. April 2027 bis zum 31. Oktober 2027.",
    "Wählbar ab dem 1. April 2027.",
    "Wählbar bis zum 31. Oktober 2027.",
    null,
  ]);
});

test("days become React Aria's dates and come back; what is no day does not", () => {
  expect(
    ["2027-04-03", "0202-04-03"].map((day) => toDay(toCalendarDate(day) ?? { year: 0, month: 0, day: 0 })),
  ).toEqual(["2027-04-03", "0202-04-03"]);
  expect([toCalendarDate(""), toCalendarDate(undefined), toCalendarDate("2027-02-30")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("today is the day on the device's calendar, late in the evening too", () => {
  expect(todayHere(new Date(2026, 10, 21, 23, 59))).toBe("2026-11-21");
});
