import { foldEmailAddress, isEmailAddress, mailboxOf } from "./email-address";

// The same addresses as in `packages/contracts/src/entry-text.test.ts`.
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
  ["ann\u1d43@post.example", false],
  ["anna@post.example", true],
  ["anna.ott+reisen@post.example", true],
  ["jürgen@grüße.example", true],
  ["o'neill@post.example", true],
])("%j: %s", (address, isOne) => {
  expect(isEmailAddress(address)).toBe(isOne);
});

it.each(["anna@\uff47mail.com", "anna@gm\ufe0fail.com", "anna@g\u1d50ail.com"])(
  "%j is refused as it was typed, and is no other mailbox than the plain one where it got in",
  (address) => {
    expect(isEmailAddress(address)).toBe(false);
    expect([foldEmailAddress(address), mailboxOf(address)]).toEqual(["anna@gmail.com", "anna@gmail.com"]);
  },
);

it.each([
  ["anna+1@post.example", "anna@post.example"],
  [" Anna+Reisen+2027@Post.example", "anna@post.example"],
  ["U\u0308bel+1@post.example", "übel@post.example"],
  ["anna@post+1.example", "anna@post+1.example"],
  ["+1@post.example", "+1@post.example"],
  ["anna@post.example", "anna@post.example"],
  ["anna.ott@post.example", "anna.ott@post.example"],
  ["An.na.o.tt+reisen@gmail.com", "annaott@gmail.com"],
  ["anna.ott@GoogleMail.com", "annaott@gmail.com"],
  ["nobody", "nobody"],
  ["anna@\uff47mail.com", "anna@gmail.com"],
  ["anna@g\u1d50ail.com", "anna@gmail.com"],
  ["anna@gm\ufe0fail.com", "anna@gmail.com"],
  ["anna@xn--gre-6ka8l.example", "anna@grüße.example"],
  ["anna@[127.0.0.1]", "anna@[127.0.0.1]"],
])("%j counts as %j", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it("folds no more of a text than an address may have, and what is cut is none", () => {
  const folded = foldEmailAddress(`anna@post.example${"\u0316\u0301".repeat(30_000)}`);
  expect([folded.length <= 1_016, isEmailAddress(folded)]).toEqual([true, false]);
});

it("whoever has an account with an odd address still signs in", () => {
  expect(foldEmailAddress("a@[127.0.0.1]")).toBe("a@[127.0.0.1]");
});
