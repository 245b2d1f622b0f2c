import { startAtCheck, startBooking, startSubmitting } from "../testing/bookingRun";
import { bodyToSend, fingerprintOf, priceOf } from "./bookingDraft";
import type { BookingFailure } from "./BookingError";
import { answerFor, departureFor, filledEntries, TOTAL, termsFor } from "./fixtures";

const { note: _note, ...tidy } = filledEntries();
const body = {
  departure: 101,
  ...tidy,
  formSheetVersion: "2026-1",
  expectedTotal: { amount: TOTAL, currency: "EUR" as const },
};
const submission = {
  key: "key-1",
  fingerprint: fingerprintOf(body),
  departure: 101,
  formSheetVersion: "2026-1",
  expectedCents: TOTAL,
};
const unclear: BookingFailure[] = [
  { reason: "offline" },
  { reason: "timeout" },
  { reason: "unavailable", retryAfterSeconds: null },
  { reason: "unknown" },
];

describe("pressing the button", () => {
  it("stores key and fingerprint in the draft before the body goes out, then confirms", async () => {
    const run = await startAtCheck();
    await run.send({ type: "booking.submit" });
    expect([run.value(), run.submitBooking.calls.length]).toEqual(["keying", 0]);
    await run.key();
    expect(run.value()).toBe("submitting");
    expect(run.effects).toEqual([["persistDraft", "key-1", 0]]);
    expect(run.drafts).toEqual([
      {
        departure: 101,
        entries: filledEntries(),
        formSheetSeen: "2026-1",
        step: "check",
        submission: { ...submission, isUnclear: true },
        notice: null,
      },
    ]);
    expect(run.submitBooking.calls.map(({ input }) => input)).toEqual([{ body, key: "key-1" }]);
    await run.book(answerFor(101));
    expect([run.value(), run.context().answer]).toEqual(["done", answerFor(101)]);
    expect(run.effects.slice(1)).toEqual([
      ["persistAnswer", { answer: answerFor(101) }],
      ["openConfirmation", { answer: answerFor(101) }],
    ]);
  });

  it("twice sends once", async () => {
    const run = await startAtCheck();
    await run.send({ type: "booking.submit" }, { type: "booking.submit" });
    await run.key();
    await run.send({ type: "booking.submit" }, { type: "booking.retry" }, { type: "booking.submit" });
    expect(run.sentKeys()).toEqual(["key-1"]);
  });

  it("leads to the first step that has become invalid", async () => {
    const run = await startAtCheck();
    await run.send({ type: "contact.change", patch: { email: "joerdis" } }, { type: "booking.submit" });
    expect([run.value(), run.context().issues]).toEqual([
      { filling: "contact" },
      [{ field: "contact.email", code: "email" }],
    ]);
    expect(run.effects).toEqual([["push", { departure: 101, step: "contact" }]]);
  });

  it("after the end no draft is written any more", async () => {
    const run = await startAtCheck();
    await run.send({ type: "note.change", note: "spät" }, { type: "booking.submit" });
    await run.key();
    await run.book(answerFor(101));
    run.drafts.length = 0;
    await run.send({ type: "page.hide" });
    await run.wait(300);
    expect(run.drafts).toEqual([]);
  });

  it("without a key it can be tried again by hand", async () => {
    const run = await startAtCheck();
    await run.send({ type: "booking.submit" });
    run.createKey.last().reject(new Error("no randomness"));
    await run.send();
    expect([run.value(), run.context().failure]).toEqual([
      { failed: "resting" },
      { reason: "unknown", retryInSeconds: null },
    ]);
    await run.send({ type: "booking.retry" });
    await run.key();
    expect(run.sentKeys()).toEqual(["key-2"]);
  });
});

describe("one body, one key", () => {
  it.each(unclear)("the same body goes out under the same key after $reason", async (failure) => {
    const run = await startSubmitting();
    await run.fail(failure);
    await run.send({ type: "booking.retry" });
    expect(run.submitBooking.calls.map(({ input }) => input)).toEqual([
      { body, key: "key-1" },
      { body, key: "key-1" },
    ]);
    await run.fail(failure);
    await run.send({ type: "step.back" }, { type: "booking.submit" });
    expect(run.sentKeys()).toEqual(["key-1", "key-1", "key-1"]);
    expect(run.createKey.calls).toHaveLength(1);
  });

  it("also after a reload, where it is said that the attempt is unclear", async () => {
    const before = await startSubmitting();
    const after = startBooking({ trip: 7, departure: 101, step: "options" });
    await after.restore(before.drafts.at(-1));
    await after.load();
    expect([after.value(), after.context().notice]).toEqual([{ filling: "check" }, "pending"]);
    expect(after.effects).toEqual([["replace", { departure: 101, step: "check" }]]);
    await after.send({ type: "booking.submit" });
    expect(after.submitBooking.calls.map(({ input }) => input)).toEqual([{ body, key: "key-1" }]);
    await after.book(answerFor(101));
    expect(after.value()).toBe("done");
  });

  it("also when price, form sheet and seats have changed since: they may be the traveller's own seats", async () => {
    const before = await startSubmitting();
    const after = startBooking();
    await after.restore(before.drafts.at(-1));
    await after.load(
      termsFor(101, {
        availability: "soldOut",
        departure: departureFor(101, { seatsLeft: 0, price: { amount: 95_000, currency: "EUR" } }),
        formSheet: { version: "2026-2", title: "Formblatt", sections: [] },
      }),
    );
    expect([after.value(), after.context().notice]).toEqual([{ filling: "check" }, "pending"]);
    await after.send({ type: "booking.submit" });
    expect(after.submitBooking.calls.map(({ input }) => input)).toEqual([{ body, key: "key-1" }]);
  });

  it("a changed body gets a new key once it is clear that the first was not booked", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "soldOut", seatsLeft: 1, alternatives: [] });
    await run.send({ type: "step.back" });
    expect([run.value(), run.context().issues]).toEqual([
      { filling: "travellers" },
      [{ field: "travellers", code: "seats" }],
    ]);
    await run.send({ type: "traveller.remove", index: 1 }, { type: "step.go", step: "check" });
    await run.send({ type: "booking.submit" });
    await run.key();
    expect(run.sentKeys()).toEqual(["key-1", "key-2"]);
    expect(run.submitBooking.last().input.body.travellers).toHaveLength(1);
  });

  it("a changed body keeps the key while the first is unclear, so that not both can be booked", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "timeout" });
    await run.send({ type: "step.go", step: "options" });
    await run.send({ type: "options.change", patch: { insurance: false } });
    await run.send({ type: "step.go", step: "check" }, { type: "booking.submit" });
    expect(run.sentKeys()).toEqual(["key-1", "key-1"]);
    expect(run.submitBooking.last().input.body.options).toEqual({ singleRooms: 1, insurance: false });
    expect(run.drafts.at(-1)?.submission).toMatchObject({
      key: "key-1",
      isUnclear: true,
      expectedCents: 190_000,
    });
    await run.fail({ reason: "keyReused" });
    expect([run.value(), run.context().notice, run.context().submission]).toEqual([
      { filling: "check" },
      "keyReused",
      null,
    ]);
    expect(run.drafts.at(-1)?.submission).toBeNull();
    expect(run.sentKeys()).toHaveLength(2);
    await run.send({ type: "booking.submit" });
    await run.key();
    expect(run.sentKeys()).toEqual(["key-1", "key-1", "key-2"]);
  });

  it("an unclear attempt for another date keeps its key too", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "offline" });
    await run.send({ type: "step.go", step: "departure" }, { type: "departure.choose", departure: 102 });
    await run.load(termsFor(102, { availability: "closed" }));
    expect(run.value()).toBe("conflict");
    await run.send({ type: "departure.choose", departure: 103 });
    await run.load();
    await run.send({ type: "step.go", step: "check" }, { type: "booking.submit" });
    expect(run.submitBooking.last().input).toEqual({ body: { ...body, departure: 103 }, key: "key-1" });
  });

  it.each([
    { reason: "invalid", issues: [{ field: "contact.email", message: "Bitte prüfen." }] },
    { reason: "tooMany", retryAfterSeconds: 5 },
  ] as BookingFailure[])(
    "a refusal before the key was looked up ($reason) clears up its own attempt only",
    async (failure) => {
      const first = await startSubmitting();
      await first.fail(failure);
      expect(first.drafts.at(-1)?.submission).toEqual({ ...submission, isUnclear: false });
      const second = await startSubmitting();
      await second.fail({ reason: "timeout" });
      await second.send({ type: "booking.retry" });
      await second.fail(failure);
      expect(second.drafts.at(-1)?.submission).toEqual({ ...submission, isUnclear: true });
    },
  );
});

describe("a conflict", () => {
  it.each(["soldOut", "closed", "past"] as const)(
    "%s offers other dates; the one chosen takes everything to the check, with its price",
    async (reason) => {
      const run = await startSubmitting();
      const alternatives = [departureFor(102), departureFor(103)];
      await run.fail({ reason, seatsLeft: 0, alternatives });
      expect([run.value(), run.context().conflict]).toEqual([
        "conflict",
        { reason, seatsLeft: 0, alternatives },
      ]);
      expect(run.drafts.at(-1)?.submission).toEqual({ ...submission, isUnclear: false });
      await run.send({ type: "departure.choose", departure: 103 });
      await run.load(
        termsFor(103, { departure: departureFor(103, { price: { amount: 100_000, currency: "EUR" } }) }),
      );
      expect([run.value(), run.context().notice, run.context().entries]).toEqual([
        { filling: "check" },
        "departureSwitched",
        filledEntries(),
      ]);
      expect(priceOf(run.context())?.totalCents).toBe(221_540);
      await run.send({ type: "booking.submit" });
      await run.key();
      expect(run.submitBooking.last().input).toEqual({
        body: { ...body, departure: 103, expectedTotal: { amount: 221_540, currency: "EUR" } },
        key: "key-2",
      });
    },
  );

  it("leaves the date when there is none to choose", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "closed", seatsLeft: 0, alternatives: [] });
    await run.send({ type: "address.change", step: "contact" });
    expect([run.value(), run.effects.at(-1)]).toEqual([
      { filling: "departure" },
      ["replace", { departure: 101, step: "departure" }],
    ]);
  });
});

describe("a changed price", () => {
  const terms = termsFor(101, {
    departure: departureFor(101, { price: { amount: 95_000, currency: "EUR" } }),
  });

  it("shows both, and goes out under a new key only after it was accepted and the button pressed again", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "priceChanged", terms });
    expect(run.value()).toBe("changedPrice");
    expect(run.context().priceChange).toEqual({ beforeCents: TOTAL, nowCents: 211_090 });
    await run.send({ type: "booking.submit" }, { type: "booking.retry" });
    await run.send({ type: "price.accept" });
    expect([run.value(), run.context().priceChange]).toEqual([
      { filling: "check" },
      { beforeCents: TOTAL, nowCents: 211_090 },
    ]);
    expect(run.sentKeys()).toEqual(["key-1"]);
    await run.send({ type: "booking.submit" });
    await run.key();
    expect(run.submitBooking.last().input).toEqual({
      body: { ...body, expectedTotal: { amount: 211_090, currency: "EUR" } },
      key: "key-2",
    });
  });

  it("is marked until something is entered", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "priceChanged", terms });
    await run.send({ type: "step.go", step: "options" });
    expect([run.value(), run.context().priceChange === null]).toEqual([{ filling: "options" }, false]);
    await run.send({ type: "options.change", patch: { singleRooms: 0 } });
    expect(run.context().priceChange).toBeNull();
  });
});

it("a changed form sheet has to be acknowledged again before anything goes out", async () => {
  const run = await startSubmitting();
  const formSheet = { version: "2026-2", title: "Formblatt", sections: [] };
  await run.fail({ reason: "formSheetChanged", terms: termsFor(101, { formSheet }) });
  expect([run.value(), run.context().notice, run.context().formSheetSeen]).toEqual([
    { filling: "check" },
    "formSheetChanged",
    null,
  ]);
  await run.send({ type: "booking.submit" });
  expect(run.context().issues).toEqual([{ field: "formSheet", code: "formSheet" }]);
  await run.send({ type: "formSheet.acknowledge", isSeen: true }, { type: "booking.submit" });
  await run.key();
  expect(run.submitBooking.last().input).toEqual({
    body: { ...body, formSheetVersion: "2026-2" },
    key: "key-2",
  });
});

describe("what the server refuses", () => {
  it("is shown in the step that owns the first field, and stays until each was seen", async () => {
    const run = await startSubmitting();
    await run.fail({
      reason: "invalid",
      issues: [
        { field: "contact.email", message: "Diese Adresse gibt es nicht." },
        { field: "travellers.1.firstName", message: "Bitte den Vornamen prüfen." },
      ],
    });
    const email = { field: "contact.email", code: "server", message: "Diese Adresse gibt es nicht." };
    const name = { field: "travellers.1.firstName", code: "server", message: "Bitte den Vornamen prüfen." };
    expect([run.value(), run.context().issues, run.context().issueRounds]).toEqual([
      { filling: "travellers" },
      [name, email],
      1,
    ]);
    expect(run.effects.at(-1)).toEqual(["push", { departure: 101, step: "travellers" }]);
    await run.send({ type: "traveller.change", index: 1, patch: { firstName: "Bosse" } });
    expect(run.context().issues).toEqual([email]);
    await run.send({ type: "step.next" }, { type: "step.next" });
    expect([run.value(), run.context().issues]).toEqual([{ filling: "contact" }, [email]]);
    await run.send({ type: "step.next" });
    expect([run.value(), run.context().issues]).toEqual([{ filling: "check" }, []]);
  });
});

describe("without a connection", () => {
  it("keeps everything and sends the same under the same key when it is back", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "offline" });
    expect([run.value(), run.context().entries]).toEqual(["offline", filledEntries()]);
    await run.send({ type: "connection.restore" });
    expect(run.submitBooking.calls.map(({ input }) => input)).toEqual([
      { body, key: "key-1" },
      { body, key: "key-1" },
    ]);
  });

  it("does not wait for the deadline when the browser says so", async () => {
    const run = await startSubmitting();
    await run.send({ type: "connection.lose" });
    expect([run.value(), run.context().isConnected]).toEqual(["offline", false]);
    expect(run.submitBooking.last().signal.aborted).toBe(true);
    await run.send({ type: "booking.retry" });
    expect(run.sentKeys()).toEqual(["key-1", "key-1"]);
  });

  it("is only noted while the form is filled in", async () => {
    const run = await startAtCheck();
    await run.send({ type: "connection.lose" });
    expect([run.value(), run.context().isConnected]).toEqual([{ filling: "check" }, false]);
    await run.send({ type: "connection.restore" });
    expect([run.value(), run.context().isConnected]).toEqual([{ filling: "check" }, true]);
  });
});

describe("a failure", () => {
  it("is sent again after Retry-After, three times, then by hand", async () => {
    const run = await startSubmitting();
    for (const attempts of [2, 3, 4]) {
      await run.fail({ reason: "unavailable", retryAfterSeconds: 7 });
      expect([run.value(), run.context().failure]).toEqual([
        { failed: "waiting" },
        { reason: "unavailable", retryInSeconds: 7 },
      ]);
      await run.wait(6_999);
      expect(run.value()).toEqual({ failed: "waiting" });
      await run.wait(1);
      expect([run.value(), run.sentKeys().length]).toEqual(["submitting", attempts]);
    }
    await run.fail({ reason: "unavailable", retryAfterSeconds: 7 });
    expect([run.value(), run.context().failure]).toEqual([
      { failed: "resting" },
      { reason: "unavailable", retryInSeconds: null },
    ]);
    await run.wait(600_000);
    expect(run.sentKeys()).toHaveLength(4);
    await run.send({ type: "booking.retry" });
    expect(run.sentKeys()).toEqual(["key-1", "key-1", "key-1", "key-1", "key-1"]);
  });

  it("waits twice as long each time when the server does not say how long", async () => {
    const run = await startSubmitting();
    for (const seconds of [2, 4, 8]) {
      await run.wait(20_000);
      expect([run.value(), run.context().failure]).toEqual([
        { failed: "waiting" },
        { reason: "timeout", retryInSeconds: seconds },
      ]);
      await run.wait(seconds * 1000);
      expect(run.value()).toBe("submitting");
    }
  });

  it("is a time-out after 20 seconds, and the late answer does not count", async () => {
    const run = await startSubmitting();
    const call = run.submitBooking.last();
    await run.wait(19_999);
    expect(run.value()).toBe("submitting");
    await run.wait(1);
    expect([run.value(), call.signal.aborted]).toEqual([{ failed: "waiting" }, true]);
    call.resolve(answerFor(101));
    await run.send();
    expect(run.value()).toEqual({ failed: "waiting" });
  });

  it("that lasts longer than a minute is left to the traveller", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "unavailable", retryAfterSeconds: 61 });
    expect(run.value()).toEqual({ failed: "resting" });
  });

  it("too many requests: nothing goes out before the waiting time has passed", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "tooMany", retryAfterSeconds: 90 });
    expect([run.value(), run.context().failure]).toEqual([
      { failed: "blocked" },
      { reason: "tooMany", retryInSeconds: 90 },
    ]);
    await run.send({ type: "booking.retry" });
    await run.wait(89_999);
    expect(run.value()).toEqual({ failed: "blocked" });
    await run.wait(1);
    expect(run.value()).toEqual({ failed: "resting" });
    await run.send({ type: "booking.retry" });
    expect(run.sentKeys()).toEqual(["key-1", "key-1"]);
  });

  it("seats that others hold: nothing is booked, and the same key goes out when they are free again", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "departureHeld", retryAfterSeconds: 1260 });
    expect([run.value(), run.context().failure, run.drafts.at(-1)?.submission]).toEqual([
      { failed: "blocked" },
      { reason: "departureHeld", retryInSeconds: 1260 },
      { ...submission, isUnclear: false },
    ]);
    await run.wait(1_260_000);
    await run.send({ type: "booking.retry" });
    expect(run.sentKeys()).toEqual(["key-1", "key-1"]);
  });

  it("while it waits, a lost connection is waited for instead", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "timeout" });
    await run.send({ type: "connection.lose" });
    expect(run.value()).toBe("offline");
    await run.wait(60_000);
    expect(run.sentKeys()).toHaveLength(1);
  });

  it("lets go back to the form with everything in it", async () => {
    const run = await startSubmitting();
    await run.fail({ reason: "unknown" });
    await run.send({ type: "step.back" });
    expect([run.value(), run.context().failure]).toEqual([{ filling: "check" }, null]);
    expect(bodyToSend(run.context())).toEqual(body);
  });
});
