import {
  emailIssues,
  passwordIssues,
  profileIssues,
  registrationIssues,
  tidyProfile,
  tidyRegistration,
  type RegistrationEntries,
} from "./account-rules";

const anna: RegistrationEntries = {
  firstName: "Anna",
  lastName: "Ott",
  email: "anna@post.example",
  password: "Gipfelglück",
  terms: true,
};
const issues = (more: Partial<RegistrationEntries>) =>
  registrationIssues({ ...anna, ...more }).map(({ field, code }) => [field, code]);

it("takes a complete registration", () => {
  expect(issues({})).toEqual([]);
});

it("names every field that is wrong once, in the form's order [5.7]", () => {
  expect(issues({ firstName: " ", lastName: "", email: "", password: "", terms: false })).toEqual([
    ["firstName", "missing"],
    ["lastName", "missing"],
    ["email", "missing"],
    ["password", "missing"],
    ["terms", "notAccepted"],
  ]);
});

it.each<[Partial<RegistrationEntries>, readonly [string, string][]]>([
  [{ firstName: "x".repeat(80) }, []],
  [{ firstName: "x".repeat(81) }, [["firstName", "tooLong"]]],
  [{ lastName: "Ott\u0000" }, [["lastName", "characters"]]],
  [{ lastName: "  Ott  " }, []],
])("names %j: %j", (more, expected) => {
  expect(issues(more)).toEqual(expected);
});

it.each([
  ["anna@post.example", []],
  [" anna@post.example ", []],
  ["anna@post", ["email"]],
  [`${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.de`, ["tooLong"]],
])("address %j: %j", (email, codes) => {
  expect(emailIssues(email).map(({ code }) => code)).toEqual(codes);
});

it.each([
  ["1234567", ["tooShort"]],
  // Characters count, not the halves that a computer stores them in.
  ["🏔🏔🏔🏔", ["tooShort"]],
  ["12345678", []],
  ["        ", []],
  ["a".repeat(72), []],
  ["€".repeat(128), []],
  ["€".repeat(129), ["tooLong"]],
])("password %j: %j", (password, codes) => {
  expect(passwordIssues(password).map(({ code }) => code)).toEqual(codes);
});

it.each([
  ["", []],
  ["(+49) 30 123456", []],
  ["12", ["phone"]],
])("telephone %j: %j", (phone, codes) => {
  expect(profileIssues({ firstName: "Anna", lastName: "Ott", phone }).map(({ code }) => code)).toEqual(codes);
});

it("tidies names, address and telephone, and leaves the password alone", () => {
  expect(
    tidyRegistration({
      ...anna,
      firstName: " Anna  Maria\u200b",
      email: " Anna@POST.example ",
      password: "  Gipfel ",
    }),
  ).toEqual({ ...anna, firstName: "Anna Maria", email: "Anna@post.example", password: "  Gipfel " });
  expect(tidyProfile({ firstName: " Anna ", lastName: "Ott ", phone: " 089  1 " })).toEqual({
    firstName: "Anna",
    lastName: "Ott",
    phone: "089 1",
  });
});
