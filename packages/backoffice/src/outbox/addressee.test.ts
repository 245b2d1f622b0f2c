import { addresseeOf, NoAddressee } from "./addressee";
import { sealOf } from "./seal";
import type { ClaimedMail } from "./store";
import { bookedTrip, bookingRow } from "../mails/booking-record.fixture";

const SECRET = "geheim";
const EVIL = "evil@evil.example";
const ADDRESSES: Readonly<Record<string, string>> = {
  "account abc": "anna@post.example",
  "subscriber def": "leserin@post.example",
  "declaration K-1": "erklaert@post.example",
  "contract M-1": "mitglied@post.example",
};
const [booking] = [{ ...bookingRow(bookedTrip), email: bookedTrip.answer.email }];
const { email: operator } = bookedTrip.terms.organiser;

function mail(kind: string, data: unknown, more: Partial<ClaimedMail> = {}): ClaimedMail {
  return {
    id: 1,
    messageId: "<m1@gratweg.example>",
    kind,
    to: EVIL,
    bookingNumber: null,
    data,
    attempt: 1,
    giveUpAt: new Date(0),
    ...more,
  };
}

const addressee = (given: ClaimedMail, secret: string | null = SECRET) =>
  addresseeOf({
    store: {
      findAddress: (of, key) => Promise.resolve(ADDRESSES[`${of} ${key}`]),
      findBooking: (number) => Promise.resolve(number === 100123 ? booking : undefined),
    },
    secret,
  })(given);

it.each([
  ["account-reset", { user: "abc" }, "anna@post.example"],
  ["account-welcome", { user: "abc" }, "anna@post.example"],
  ["newsletter-confirmation", { subscriber: "def" }, "leserin@post.example"],
  ["declaration-receipt", { receiptNumber: "K-1" }, "erklaert@post.example"],
  ["declaration-receipts", { receiptNumber: "K-1", declared: [{ email: EVIL }] }, "erklaert@post.example"],
  ["membership-started", { contractNumber: "M-1" }, "mitglied@post.example"],
])(
  "%s goes to the address of its account, contract or request, whatever the row says",
  async (kind, data, to) => {
    expect(await addressee(mail(kind, data))).toBe(to);
  },
);

it.each([
  ["booking-confirmation", bookedTrip.answer.email],
  ["booking-cancellation", bookedTrip.answer.email],
  ["booking-hold", bookedTrip.answer.email],
  ["booking-notice", operator],
  ["booking-cancellation-notice", operator],
  ["booking-request", bookedTrip.answer.email],
  ["booking-request-notice", operator],
  ["booking-request-desk", bookedTrip.terms.mediator.email],
])("%s goes to the booking's people", async (kind, to) => {
  expect(await addressee(mail(kind, null, { bookingNumber: 100123 }))).toBe(to);
});

it.each([
  ["account-reset", { user: "gone" }],
  ["account-welcome", {}],
  ["account-welcome", null],
  ["newsletter-welcome", { subscriber: "gone" }],
  ["declaration-receipt", { receiptNumber: "K-2" }],
  ["membership-ended", { contractNumber: "" }],
])("%s about nobody is dropped", async (kind, data) => {
  await expect(addressee(mail(kind, data))).rejects.toThrow(NoAddressee);
});

it.each(["account-deleted", "membership-returned", "declaration-notice"])(
  "%s goes where the content system has sealed it to, and nowhere else",
  async (kind) => {
    const words = { firstName: "Anna", nested: { b: 1, a: [2] } };
    const to = "anna@post.example";
    const seal = sealOf(SECRET, { messageId: "<m1@gratweg.example>", kind, to, data: words });
    const sealed = { seal, nested: { a: [2], b: 1 }, firstName: "Anna" };
    expect(await addressee(mail(kind, sealed, { to }))).toBe(to);
    const changed: ClaimedMail[] = [
      mail(kind, sealed),
      mail(kind, { ...sealed, firstName: "Evil" }, { to }),
      mail(kind, sealed, { to, messageId: "<m2@gratweg.example>" }),
      mail(kind, words, { to }),
      mail(kind, null, { to }),
    ];
    for (const row of changed) await expect(addressee(row)).rejects.toThrow(NoAddressee);
    await expect(addressee(mail(kind, sealed, { to }), "anderes")).rejects.toThrow(NoAddressee);
    await expect(addressee(mail(kind, sealed, { to }), null)).rejects.toThrow(
      "GRATWEG_ACCOUNT_SECRET is not set",
    );
  },
);

it.each(["account-evil", "evil", "booking-confirmation "])("knows no kind „%s“", async (kind) => {
  await expect(addressee(mail(kind, { user: "abc" }))).rejects.toThrow(`no mail of the kind ${kind}`);
});
