import { MAX_TRAVELLERS } from "@gratweg/contracts/booking-rules";
import { IDEMPOTENCY_KEY } from "@gratweg/contracts";
import fc from "fast-check";
import { startContext } from "./bookingChanges";
import type { BookingContext } from "./bookingContext";
import { bodyToSend, fingerprintOf, priceOf, reachableStep, stepIssues, stepOfField } from "./bookingDraft";
import { BOOKING_STEPS, readBookingStep, writeBookingStep } from "./bookingSteps";
import { createBookingKey } from "./createBookingKey";
import { departureFor, filledEntries, termsFor, TODAY, TOTAL } from "./fixtures";

function formWith(patch: Partial<BookingContext> = {}): BookingContext {
  return {
    ...startContext({ trip: 7, departure: 101 }),
    terms: termsFor(101),
    today: TODAY,
    entries: filledEntries(),
    formSheetSeen: "2026-1",
    ...patch,
  };
}

it("steps have German names in the address, and there and back they are the same", () => {
  expect(BOOKING_STEPS.map(writeBookingStep)).toEqual([
    "termin",
    "reisende",
    "wuensche",
    "kontakt",
    "pruefen",
  ]);
  for (const step of BOOKING_STEPS)
    expect(readBookingStep(new URLSearchParams({ schritt: writeBookingStep(step) }))).toBe(step);
  expect(readBookingStep(new URLSearchParams("schritt=bezahlen"))).toBeNull();
  expect(readBookingStep(new URLSearchParams())).toBeNull();
});

it("every field belongs to a step, and the issues of a step to its fields", () => {
  const wrong = formWith({
    entries: {
      travellers: [{ firstName: "", lastName: "1", birthDate: "gestern" }],
      options: { singleRooms: 3, insurance: false },
      contact: { email: "", phone: "", street: "", postalCode: "", city: "", country: "" },
      note: "x".repeat(1001),
    },
    formSheetSeen: null,
    terms: termsFor(101, { availability: "soldOut" }),
  });
  for (const step of BOOKING_STEPS) {
    const fields = stepIssues(wrong, step).map(({ field }) => field);
    expect(fields).not.toEqual([]);
    expect(fields.map(stepOfField)).toEqual(fields.map(() => step));
  }
});

it("a step is reachable when all before it are valid", () => {
  expect(BOOKING_STEPS.map((step) => reachableStep(formWith(), step))).toEqual([...BOOKING_STEPS]);
  const withoutEmail = formWith();
  withoutEmail.entries.contact.email = "";
  expect(reachableStep(withoutEmail, "check")).toBe("contact");
  expect(reachableStep(withoutEmail, "options")).toBe("options");
});

it("counts travellers against the seats and the terms' largest number", () => {
  const travellers = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      firstName: "Bo",
      lastName: `Groß${"ß".repeat(index)}`,
      birthDate: "1990-01-01",
    }));
  const issues = (count: number, seatsLeft: number) =>
    stepIssues(
      formWith({
        entries: filledEntries({ travellers: travellers(count) }),
        terms: termsFor(101, { maxTravellers: 3, departure: departureFor(101, { seatsLeft }) }),
      }),
      "travellers",
    );
  expect(issues(3, 3)).toEqual([]);
  expect(issues(3, 2)).toEqual([{ field: "travellers", code: "seats" }]);
  expect(issues(4, 9)).toEqual([{ field: "travellers", code: "tooMany" }]);
  expect(MAX_TRAVELLERS).toBe(10);
});

it("prices a member's entries at the member price, and expects that total", () => {
  const form = formWith();
  const { terms } = form;
  if (!terms) throw new Error("no terms");
  const departure = { ...terms.departure, memberPrice: { amount: 80_000, currency: "EUR" as const } };
  const asMember = { ...form, terms: { ...terms, departure } };
  const [trip] = priceOf(asMember)?.lines ?? [];
  expect(trip).toEqual({
    kind: "trip",
    quantity: form.entries.travellers.length,
    unitCents: 80_000,
    amountCents: 80_000 * form.entries.travellers.length,
  });
  expect(bodyToSend(asMember).expectedTotal.amount).toBe(priceOf(asMember)?.totalCents);
  expect(bodyToSend(asMember).expectedTotal.amount).toBeLessThan(bodyToSend(form).expectedTotal.amount);
});

it("prices the entries under the departure's own terms only", () => {
  expect(priceOf(formWith())).toEqual({
    lines: [
      { kind: "trip", quantity: 2, unitCents: 89_000, amountCents: 178_000 },
      { kind: "single-room", quantity: 1, unitCents: 12_000, amountCents: 12_000 },
      { kind: "insurance", quantity: 1, unitCents: 8_550, amountCents: 8_550 },
    ],
    totalCents: TOTAL,
    payment: {
      deposit: { amountCents: 39_710, due: "2026-11-28" },
      rest: { amountCents: 158_840, due: "2027-05-15" },
    },
  });
  expect(priceOf(formWith({ departure: 102 }))).toBeNull();
});

it("the same entries in other spaces are the same body", () => {
  const spaced = formWith();
  spaced.entries.travellers[0] = { firstName: " Jördis ", lastName: "Groß", birthDate: "1988-02-29" };
  spaced.entries.note = "   ";
  expect(bodyToSend(spaced)).toEqual(bodyToSend(formWith()));
});

it("fingerprints tell bodies apart", () => {
  const seen = new Map<string, string>();
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.nat(500_000), (note, amount) => {
      const body = { ...bodyToSend(formWith()), note, expectedTotal: { amount, currency: "EUR" as const } };
      const text = JSON.stringify(body);
      const fingerprint = fingerprintOf(body);
      expect(seen.get(fingerprint) ?? text).toBe(text);
      expect(fingerprintOf(structuredClone(body))).toBe(fingerprint);
      seen.set(fingerprint, text);
    }),
  );
});

it("keys are UUIDs that the server takes, no two alike", () => {
  for (const [value, key] of [
    [0x00, "00000000-0000-4000-8000-000000000000"],
    [0x1f, "1f1f1f1f-1f1f-4f1f-9f1f-1f1f1f1f1f1f"],
    [0xff, "ffffffff-ffff-4fff-bfff-ffffffffffff"],
  ] as const)
    expect(
      createBookingKey({ getRandomValues: (bytes) => (bytes as unknown as Uint8Array).fill(value) as never }),
    ).toBe(key);
  const keys = Array.from({ length: 1_000 }, () => createBookingKey());
  expect(new Set(keys).size).toBe(1_000);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(key).toMatch(IDEMPOTENCY_KEY);
  }
});
