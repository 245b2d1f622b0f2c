import { bookingIssues, type BookingEntries, type BookingIssue } from "@gratweg/contracts/booking-rules";
import booking from "../../locales/de/booking.json";
import { translate, type Values } from "../texts/translate";
import { issueText, listedIssueText } from "./issueTexts";

const t = (key: string, values?: Values) => translate([booking], key, values);
const TODAY = "2026-11-21";
const long = "a".repeat(2000);
const person = { firstName: "Anna", lastName: "Ott", birthDate: "1984-03-27" };
const contact = {
  email: "anna@example.org",
  phone: "030 1234567",
  street: "Weg 1",
  postalCode: "10115",
  city: "Berlin",
  country: "DE",
};
const right: BookingEntries = {
  travellers: [person],
  options: { singleRooms: 0, insurance: false },
  contact,
};
const everyContact = (value: string) =>
  Object.fromEntries(Object.keys(contact).map((name) => [name, value])) as unknown as typeof contact;

/** Between them they are wrong in every way that the rules know. */
const WRONG: Partial<BookingEntries>[] = [
  { travellers: [] },
  { travellers: Array.from({ length: 11 }, () => person) },
  { travellers: [person, person] },
  { travellers: [{ firstName: "", lastName: "", birthDate: "" }] },
  { travellers: [{ firstName: long, lastName: long, birthDate: "2026-02-30" }] },
  { travellers: [{ firstName: "4nna", lastName: "<b>", birthDate: "2027-01-01" }] },
  { travellers: [{ ...person, birthDate: "1801-01-01" }] },
  { travellers: [{ ...person, birthDate: "2015-01-01" }] },
  { options: { singleRooms: 2, insurance: false } },
  { contact: everyContact("") },
  { contact: everyContact(long) },
  { contact: everyContact("\u0001") },
  { contact: { ...contact, email: "anna", phone: "x", postalCode: "1", country: "Deutschland" } },
  { note: long },
  { note: "\u0001" },
];
const issues = WRONG.flatMap((wrong) => bookingIssues({ ...right, ...wrong }, TODAY));

it("meets every code", () => {
  expect(new Set(issues.map(({ code }) => code)).size).toBe(14);
});

it.each(issues.map((issue) => [issue.field, issue.code, issue] as const))(
  "%s: %s has words of its own",
  (_field, _code, issue) => {
    const text = issueText(issue, t);
    expect(text).not.toBe(t("booking.issue.other"));
    expect(text).not.toMatch(/booking\.|\{\{/);
  },
);

it("names the person in a list", () => {
  const issue: BookingIssue = { field: "travellers.1.lastName", code: "missing" };
  expect(listedIssueText(issue, t)).toBe("Person 2: Bitte geben Sie den Nachnamen an.");
  expect(listedIssueText({ field: "contact.city", code: "missing" }, t)).toBe("Bitte geben Sie den Ort an.");
});
