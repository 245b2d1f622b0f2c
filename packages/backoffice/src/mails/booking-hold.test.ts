import { bookingTokens } from "../bookings/tokens";
import { bookedTrip, bookingRow } from "./booking-record.fixture";
import { mailRenderer } from "./render";

const tokens = bookingTokens("a secret of the tests");
const held = {
  ...bookedTrip,
  answer: { ...bookedTrip.answer, state: "held" as const, heldUntil: "2026-11-22T00:00:00.000Z" },
};
const nothing = () => Promise.reject(new Error("not about a booking"));

const render = (secret: typeof tokens | null) =>
  mailRenderer({
    siteUrl: "https://wandern.gratweg.example",
    origins: [],
    bookingTokens: secret,
    findBooking: () =>
      Promise.resolve({
        // The link was pressed meanwhile: the mail says what it said before.
        ...bookingRow(bookedTrip),
        first_answer: JSON.stringify(held.answer),
        document_id: "document7",
      }),
    findFormSheet: nothing,
    account: nothing,
    farewell: nothing,
    newsletter: nothing,
    declaration: nothing,
    membership: nothing,
  })({ kind: "booking-hold", bookingNumber: 100_123, data: null });

it("asks the traveller to confirm until a time in Berlin, by a link in both versions", async () => {
  const { subject, text, html, attachments } = await render(tokens);
  const link = `https://wandern.gratweg.example/api/bookings/confirm?token=${tokens.confirm({ number: 100_123, documentId: "document7" })}`;
  expect(subject).toBe("Bitte bestätigen Sie Ihre Buchung 100123");
  expect(text.replace(/\s+/g, " ")).toContain(
    "bitte bestätigen Sie Ihre Buchung. Bis 01:00 Uhr halten wir Ihre 2 Plätze frei; erst mit Ihrer Bestätigung sind sie fest gebucht.",
  );
  expect(text).toContain(link);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain("Karwendel-Hüttentour");
  expect(attachments).toEqual([]);
});

it("waits where no secret is set", async () => {
  await expect(render(null)).rejects.toThrow("GRATWEG_ACCOUNT_SECRET is not set");
});

it("leads nowhere that a stranger has typed", async () => {
  held.answer.fullName = "Anna www.falsch.example";
  const { text, html } = await render(tokens);
  for (const version of [text, html]) {
    expect(version).toContain("Guten Tag Anna www[.]falsch[.]example,");
    expect(version).not.toContain("falsch.example");
  }
});
