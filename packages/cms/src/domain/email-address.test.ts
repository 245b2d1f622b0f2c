import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isEmailAddress, mailboxOf, mailboxParameters } from "./email-address";
import { emailOf, newEmailOf } from "./sign-in/request-shape";

const rule = (path: string) =>
  /const EMAIL =\n {2}(\/.*\/u);/.exec(readFileSync(join(__dirname, path), "utf8"))?.[1];

it("is the rule of the forms, word for word", () => {
  expect(rule("email-address.ts")).toBeDefined();
  expect(rule("email-address.ts")).toBe(rule("../../../contracts/src/entry-text.ts"));
});

// The same vectors as in `packages/contracts/src/account-rules.test.ts`.
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
  [`${"a".repeat(65)}@post.example`, false],
  ["anna@post.example", true],
  ["anna.ott+reisen@post.example", true],
  ["jürgen@grüße.example", true],
  ["o'neill@post.example", true],
])("%j: %s", (address, isOne) => {
  expect(isEmailAddress(address)).toBe(isOne);
  if (isOne) expect(newEmailOf(address)).toBe(address);
  else expect(() => newEmailOf(address)).toThrow();
});

it.each([
  ["anna+1@post.example", "anna@post.example"],
  [" Anna+Reisen+2027@Post.example", "anna@post.example"],
  ["U\u0308bel+1@post.example", "übel@post.example"],
  ["anna@post+1.example", "anna@post+1.example"],
  ["+1@post.example", "+1@post.example"],
  ["anna@post.example", "anna@post.example"],
])("%j counts as %j", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it("asks the database for tags alone, whatever signs an address holds", () => {
  expect(mailboxParameters("a_b%+1@post.example")).toEqual({
    mailbox: "a_b%@post.example",
    tagged: "a!_b!%+%@post.example",
  });
});

it("whoever has an account with an odd address still signs in", () => {
  expect(emailOf("a@[127.0.0.1]")).toBe("a@[127.0.0.1]");
});
