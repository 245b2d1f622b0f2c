import {
  emailIssues,
  passwordIssues,
  profileIssues,
  readEmail,
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
  ["anna@post,example.de", ["email"]],
  [`${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.de`, ["tooLong"]],
])("address %j: %j", (email, codes) => {
  expect(emailIssues(email).map(({ code }) => code)).toEqual(codes);
});

// The same vectors as in `packages/backoffice/src/email-address.test.ts`: registration and newsletter take the same addresses.
it.each([
  // What only looks like one, or carries more than one.
  ["a@[127.0.0.1]", false],
  ["a@b..example", false],
  ["a@b.example%0ABcc:x", false],
  ["a@b.example\r\nBcc: c@d.example", false],
  ["a@b", false],
  ["a..b@post.example", false],
  [".a@post.example", false],
  ["a@-post.example", false],
  ["a@post.example.", false],
  ["a@127.0.0.1", false],
  ["a@b@post.example", false],
  ["a\ud800@post.example", false],
  ["anna@\uff47mail.com", false],
  ["anna@gm\ufe0fail.com", false],
  ["ann\u1d43@post.example", false],
  [`${"a".repeat(65)}@post.example`, false],
  ["anna@post.example", true],
  ["anna.ott+reisen@post.example", true],
  ["jürgen@grüße.example", true],
  ["o'neill@post.example", true],
])("is an address or is none: %j: %s", (address, isOne) => {
  expect([emailIssues(address).length === 0, readEmail(address) !== undefined]).toEqual([isOne, isOne]);
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
  ["+49 89 1234-567", []],
  ["(089) 12 34 56", []],
  ["030.12.34.56", []],
  ["(+49) 30 123456", []],
  ["030–123456", []],
  ["12", ["phone"]],
  ["------", ["phone"]],
  ["anrufen!", ["phone"]],
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
