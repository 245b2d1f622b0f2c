import { forbiddenStorage, memoryStorage } from "../testing/memoryStorage";
import { BOOKING_CONFIRMATION_KEY, createBookingConfirmationStore } from "./bookingConfirmation";
import type { BookingDraft } from "./bookingContext";
import { BOOKING_DRAFT_LIFETIME_MS, BOOKING_DRAFT_PREFIX, createBookingStore } from "./bookingStore";
import { answerFor, filledEntries } from "./fixtures";

const draft: BookingDraft = {
  entries: filledEntries({ note: "vegetarisch" }),
  formSheetSeen: "2026-1",
  step: "contact",
  submission: {
    key: "key-1",
    fingerprint: "abc",
    departure: 101,
    formSheetVersion: "2026-1",
    expectedCents: 198_550,
    isUnclear: true,
  },
  notice: null,
};
const KEY = `${BOOKING_DRAFT_PREFIX}101`;

function storeAt(time = { now: 1_000 }) {
  const storage = memoryStorage();
  const store = createBookingStore(
    () => storage,
    () => time.now,
  );
  return { storage, store };
}

describe("drafts", () => {
  it("are kept for each departure under the agreed name, without anything else of the context", () => {
    const { store, storage } = storeAt();
    store.write(101, { ...draft, notice: "pending", issues: [] } as BookingDraft);
    store.write(102, { ...draft, submission: null });
    expect(Object.keys(storage.entries())).toEqual([
      "gratweg_booking_draft:101",
      "gratweg_booking_draft:102",
    ]);
    expect(JSON.parse(storage.getItem(KEY) ?? "")).toEqual({ version: 1, storedAt: 1_000, draft });
    expect(store.read(101)).toEqual({ kind: "draft", draft });
    expect(store.read(103)).toBeNull();
    store.write(104, { ...draft, notice: "keyReused" });
    expect(store.read(104)).toEqual({ kind: "draft", draft: { ...draft, notice: "keyReused" } });
    store.remove(101);
    expect(store.read(101)).toBeNull();
    expect(store.read(102)).toEqual({ kind: "draft", draft: { ...draft, submission: null } });
  });

  it("end with the booking: nothing personal stays, only that it was booked", () => {
    const { store, storage } = storeAt();
    store.write(101, draft);
    store.finish(101, 4711);
    expect(storage.entries()).toEqual({ [KEY]: '{"version":1,"storedAt":1000,"booking":4711}' });
    expect(store.read(101)).toEqual({ kind: "done", booking: 4711 });
  });

  it("live for a day and do not come from the future", () => {
    const time = { now: 1_000 };
    const { store, storage } = storeAt(time);
    store.write(101, draft);
    time.now += BOOKING_DRAFT_LIFETIME_MS;
    expect(store.read(101)).toEqual({ kind: "draft", draft });
    time.now += 1;
    expect([store.read(101), storage.entries()]).toEqual([null, {}]);
    store.write(101, draft);
    time.now = 0;
    expect([store.read(101), storage.entries()]).toEqual([null, {}]);
  });

  it("of an earlier time do not stay behind when the storage is full", () => {
    const storage = memoryStorage();
    const store = createBookingStore(() => storage);
    store.write(101, draft);
    storage.setItem = forbiddenStorage;
    store.write(101, { ...draft, step: "check" });
    expect(storage.entries()).toEqual({});
  });
});

describe("whatever stands in the storage", () => {
  const { store, storage } = storeAt();
  const whole = { version: 1, storedAt: 1_000, draft };
  const entered = (entries: object) => ({
    ...whole,
    draft: { ...draft, entries: { ...draft.entries, ...entries } },
  });
  it.each([
    ["another version", { ...whole, version: 2 }],
    ["no time", { ...whole, storedAt: null }],
    ["no travellers", entered({ travellers: [] })],
    ["a step that is none", { ...whole, draft: { ...draft, step: "payment" } }],
    ["half a key", { ...whole, draft: { ...draft, submission: { key: "key-1", isUnclear: true } } }],
    ["a form sheet as a number", { ...whole, draft: { ...draft, formSheetSeen: 1 } }],
    ["a name as a number", entered({ travellers: [{ firstName: 7, lastName: "Groß", birthDate: "" }] })],
    ["rooms as a text", entered({ options: { singleRooms: "1", insurance: true } })],
    ["half a contact", entered({ contact: { email: "anna@example.org" } })],
    ["a note as a number", entered({ note: 7 })],
  ])("%s is no draft", (_what, entry) => {
    storage.setItem(KEY, JSON.stringify(entry));
    expect([store.read(101), storage.getItem(KEY)]).toEqual([null, null]);
  });
});

describe("the confirmation", () => {
  it("is the server's answer under the agreed name", () => {
    const storage = memoryStorage();
    const store = createBookingConfirmationStore(() => storage);
    expect(store.read()).toBeNull();
    store.write(answerFor(101));
    expect(storage.entries()).toEqual({ gratweg_booking_confirmation: JSON.stringify(answerFor(101)) });
    expect(store.read()).toEqual(answerFor(101));
    storage.setItem = forbiddenStorage;
    store.write({ ...answerFor(101), number: 4712 });
    expect(store.read()).toBeNull();
  });

  it.each([
    ["no JSON", "{"],
    ["no number", JSON.stringify({ ...answerFor(101), number: "4711" })],
    ["lines that are none", JSON.stringify({ ...answerFor(101), lines: [{ kind: "trip" }] })],
  ])("with %s is none", (_what, text) => {
    const storage = memoryStorage();
    storage.setItem(BOOKING_CONFIRMATION_KEY, text);
    const store = createBookingConfirmationStore(() => storage);
    expect([store.read(), storage.entries()]).toEqual([null, {}]);
  });
});
