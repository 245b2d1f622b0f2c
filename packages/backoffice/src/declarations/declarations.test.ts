import { bookingNumbersIn } from "./booking-numbers";
import { contentKey, readDeclaration } from "./declaration";
import type { CollectedReceipts, DeclarationMailData } from "./mails";
import { createReceiptNumber } from "./receipt-number";
import { collectionDue, withReceipt } from "./receipts";

const entries = {
  name: "Anna Ott",
  contract: "Mitgliedschaft",
  kind: "ordinary",
  email: "anna@post.example",
};

it.each([
  ["Buchung 100017", [100_017]],
  ["Buchung 100 017, Karwendel", [100_017]],
  ["100.017 und 100018, noch einmal 100018", [100_017, 100_018]],
  ["Mitgliedschaft seit 2024", []],
  ["IBAN DE02120300000000202051", []],
])("%s: %j", (text, numbers) => {
  expect(bookingNumbersIn(text)).toEqual(numbers);
});

it("a receipt's number can be read aloud and is not counted up", () => {
  const numbers = Array.from({ length: 200 }, () => createReceiptNumber("cancel"));
  for (const number of numbers) expect(number).toMatch(/^K-[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/);
  expect(new Set(numbers).size).toBe(200);
  expect(createReceiptNumber("withdraw")).toMatch(/^W-/);
});

it("the same words of the same person are the same declaration; another day or reason is another", () => {
  const key = (more: object) => contentKey("cancel", readDeclaration({ ...entries, ...more }));
  expect(key({ email: "Anna@post.example", endsOn: "" })).toBe(key({}));
  const others = [{}, { endsOn: "2027-01-31" }, { reason: "Ausfall" }, { name: "Anna Otto" }].map(key);
  expect(new Set([...others, contentKey("withdraw", readDeclaration(entries))]).size).toBe(5);
});

describe("receipts that are sent together", () => {
  const at = new Date("2027-01-10T09:00:00Z");
  const declared = { receiptNumber: "K-1" } as DeclarationMailData;

  it("go out in an hour, but a day after the last ones", () => {
    expect(collectionDue(null, at).toISOString()).toBe("2027-01-10T10:00:00.000Z");
    expect(collectionDue({ due: "2027-01-09T09:30:00Z" }, at).toISOString()).toBe("2027-01-10T10:00:00.000Z");
    expect(collectionDue({ due: "2027-01-10T08:00:00Z" }, at).toISOString()).toBe("2027-01-11T08:00:00.000Z");
  });

  it("are thirty with their content, the rest as a number", () => {
    let collected: CollectedReceipts = {
      receiptNumber: "K-1",
      bookingNumber: null,
      due: at.toISOString(),
      declared: [declared],
      more: 0,
    };
    for (let time = 0; time < 40; time += 1) collected = withReceipt(collected, declared);
    expect([collected.declared.length, collected.more]).toEqual([30, 11]);
  });
});
