import { isName, isPhone, readEmail, tidyLine, tidyNote } from "./entry-text";

it("composes what people type, with the marks of their language", () => {
  expect(tidyLine(" U\u0308bel  Nguye\u0302\u0303n ")).toBe("Übel Nguyễn");
  expect(tidyNote("a\u0301\r\nb")).toBe("á\nb");
});

it.each([tidyLine, tidyNote])(
  "cuts a run of marks before it is put into order, whose time is its square",
  (tidy) => {
    const run = (length: number) =>
      `a${"\u0301".repeat(length)}${"\u0323".repeat(length)}${"\u0334".repeat(length)}`;
    expect(tidy(run(600)).length).toBeLessThanOrEqual(31);
    expect(tidy(run(10))).toBe(run(10).normalize("NFC"));
  },
);

it("spends no work on what is longer than any field, which is refused for its length", () => {
  const [line, note] = ["U\u0308".repeat(1_001), "U\u0308".repeat(10_001)];
  expect([tidyLine(line), tidyNote(note)]).toEqual([line, note]);
});

const list = (text: string) => text.split(" | ");

it("takes what people are called, and what mails, links and tables could stumble over for no name", () => {
  const names = list(
    "Ott | Strauß | STRAẞE | von der Leyen | Müller-Lüdenscheidt | René | Rene\u0301 | O'Neill | O’Neill | O´Neill | ’t Hooft | 't Hart | " +
      "Freiherr v. Stein | Şahin | Łukasiewicz | Ødegård | Nguyễn | Gal·la | علی‌رضا | Muthu a/l Ramasamy | Ott (geb. Müller) | Ott 3rd | " +
      "Meyer–Wolff | Nemčová Jr. | Иванова | أحمد | X",
  );
  expect(names.filter((name) => !isName(name))).toEqual([]);
  const others = list(
    "Ott 0900 123 | bergtour.example | bit.ly/x | - | ’ | Ott <b> | =SUM(A1) | Ott; DROP | Ott\u0000 | Ott\ud800 | 🙂 | http://x.example",
  );
  expect(others.filter(isName)).toEqual([]);
});

it("takes a telephone number in any of the usual groupings", () => {
  const numbers = list(
    "089123456 | +49 89 1234-567 | +49 (0) 171/123 45 67 | (089) 12 34 56-78 | (+49) 89 123456 | 0171–1234567 | 0043.664.1234567 | 110 112",
  );
  expect(numbers.filter((number) => !isPhone(number))).toEqual([]);
  const others = list(
    "12345 | ------ | (((((())))) | anrufen! | 0171 1234567 abends | 49+171234567 | 1234567890123456789",
  );
  expect(others.filter(isPhone)).toEqual([]);
});

// The same addresses as in `packages/cms/src/domain/email-address.test.ts`: registration and newsletter take the same.
const EMAILS = [
  ...list(
    "anna@post.example | anna.ott+reisen@post.example | jürgen@grüße.example | o'neill@post.example | anna@mu\u0308ller.de | a@1und1.de | " +
      "anna@xn--mller-kva.de | anna@a.b.c.co.uk | anna@post.ελ",
  ),
  `${"a".repeat(64)}@post.example`,
];
const NO_EMAILS = [
  ...list(
    "anna | anna@ | @post.example | a@b | anna@post,example | anna,ott@post.example | a@b..example | a@.example | a@post.example. | " +
      "a..b@post.example | .a@post.example | a.@post.example | a@-post.example | a@post-.example | a@127.0.0.1 | a@[127.0.0.1] | a@post.e | " +
      "anna ott@post.example | a@b@post.example | Anna <anna@post.example> | a@b.example%0ABcc:x | a@b.example\r\nBcc: c@d.example | " +
      "a\u0000@post.example | a\ud800@post.example | anna@\uff47mail.com | anna@gm\ufe0fail.com | ann\u1d43@post.example",
  ),
  "",
  `${"a".repeat(65)}@post.example`,
  `anna@${"a".repeat(64)}.example`,
  `anna@${"a.".repeat(130)}example`,
];

it("takes what a mail could be sent to for an address, and stores its domain in lower case", () => {
  expect(EMAILS.filter((email) => readEmail(email) !== email.normalize("NFC"))).toEqual([]);
  expect(NO_EMAILS.filter((email) => readEmail(email) !== undefined)).toEqual([]);
  expect(readEmail(" Anna.Ott@Post.EXAMPLE\u200b ")).toBe("Anna.Ott@post.example");
});

it("decides quickly on whatever is sent", () => {
  const began = performance.now();
  for (const text of [
    `${"a".repeat(200)}@${"a-".repeat(20)}!`,
    `${"a.".repeat(100)}@`,
    `a@${"a.".repeat(120)}1`,
  ])
    for (let round = 0; round < 200; round += 1) readEmail(text);
  expect(performance.now() - began).toBeLessThan(1_000);
});
