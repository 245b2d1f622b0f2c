import { startAtCheck, startBooking } from "../testing/bookingRun";
import { startContext } from "./bookingChanges";
import { emptyEntries, emptyTraveller, stepIssues } from "./bookingDraft";
import { BookingError } from "./BookingError";
import { departureFor, filledEntries, termsFor, TODAY } from "./fixtures";

const { travellers, options, contact } = filledEntries();

async function startFilling() {
  const run = startBooking();
  await run.restore();
  await run.load();
  run.effects.length = 0;
  return run;
}

describe("the start", () => {
  it("asks the tab for its draft, then the server for the terms", async () => {
    const run = startBooking();
    expect(run.value()).toBe("restoring");
    expect(run.restoreBooking.calls.map(({ input }) => input)).toEqual([{ departure: 101 }]);
    await run.restore();
    expect(run.value()).toBe("loading");
    expect(run.loadTerms.calls.map(({ input }) => input)).toEqual([{ trip: 7, departure: 101 }]);
    await run.load();
    expect(run.value()).toEqual({ filling: "travellers" });
    expect(run.context()).toEqual({
      ...startContext({ trip: 7, departure: 101 }),
      terms: termsFor(101),
      today: TODAY,
    });
    expect(run.effects).toEqual([["replace", { departure: 101, step: "travellers" }]]);
  });

  it("goes on where the draft ended, unless the address says otherwise", async () => {
    const draft = { step: "contact", formSheetSeen: "2026-1" } as const;
    const run = startBooking();
    await run.restore(draft);
    await run.load();
    expect(run.value()).toEqual({ filling: "contact" });
    expect(run.context()).toMatchObject({ entries: filledEntries(), formSheetSeen: "2026-1", notice: null });
    const addressed = startBooking({ trip: 7, departure: 101, step: "options" });
    await addressed.restore(draft);
    await addressed.load();
    expect(addressed.value()).toEqual({ filling: "options" });
  });

  it("corrects an address whose step is not reachable yet", async () => {
    const run = startBooking({ trip: 7, departure: 101, step: "check" });
    await run.restore();
    await run.load();
    expect(run.value()).toEqual({ filling: "travellers" });
    expect(run.context().issues).toEqual([]);
    expect(run.effects).toEqual([["replace", { departure: 101, step: "travellers" }]]);
  });

  it("starts empty when the storage fails", async () => {
    const run = startBooking();
    run.restoreBooking.last().reject(new Error("blocked"));
    await run.send();
    await run.load();
    expect(run.context().entries).toEqual(emptyEntries());
  });

  it("wants a newer form sheet acknowledged again, and drops an insurance that is no longer offered", async () => {
    const run = startBooking();
    await run.restore({ step: "check", formSheetSeen: "2025-9" });
    await run.load(termsFor(101, { insurance: null }));
    expect(run.value()).toEqual({ filling: "check" });
    expect(run.context()).toMatchObject({
      formSheetSeen: null,
      notice: "formSheetChanged",
      entries: { options: { singleRooms: 1, insurance: false } },
    });
    await run.send({ type: "formSheet.acknowledge", isSeen: true });
    expect(run.context()).toMatchObject({ formSheetSeen: "2026-1", notice: null });
  });

  it("shows at once when a draft has more travellers than there are seats", async () => {
    const run = startBooking();
    await run.restore({ step: "check" });
    await run.load(termsFor(101, { departure: departureFor(101, { seatsLeft: 1 }) }));
    expect(run.value()).toEqual({ filling: "travellers" });
    expect(run.context()).toMatchObject({
      issues: [{ field: "travellers", code: "seats" }],
      issueRounds: 1,
    });
  });
});

describe("terms that cannot be loaded", () => {
  it.each([
    [new BookingError({ reason: "notFound" }), "notFound"],
    [new BookingError({ reason: "offline" }), "offline"],
    [new BookingError({ reason: "unavailable", retryAfterSeconds: 5 }), "unavailable"],
    [new Error("something else"), "unavailable"],
  ] as const)("%s", async (error, unavailableReason) => {
    const run = startBooking();
    await run.restore();
    run.loadTerms.last().reject(error);
    await run.send();
    expect([run.value(), run.context().unavailableReason]).toEqual(["unavailable", unavailableReason]);
    for (const type of ["booking.retry", "terms.refresh", "connection.restore"] as const) {
      await run.send({ type });
      expect(run.value()).toBe("loading");
      run.loadTerms.last().reject(error);
      await run.send();
    }
    await run.send({ type: "booking.retry" });
    await run.load();
    expect([run.value(), run.context().unavailableReason]).toEqual([{ filling: "travellers" }, null]);
  });

  it("gives up after ten seconds, and a late answer does not count", async () => {
    const run = startBooking();
    await run.restore();
    await run.wait(9_999);
    expect(run.value()).toBe("loading");
    await run.wait(1);
    expect([run.value(), run.context().unavailableReason]).toEqual(["unavailable", "unavailable"]);
    expect(run.loadTerms.last().signal.aborted).toBe(true);
    await run.load();
    expect(run.value()).toBe("unavailable");
  });

  it("keeps what was entered while terms are loaded anew", async () => {
    const run = await startFilling();
    await run.send({ type: "note.change", note: "vegetarisch" }, { type: "terms.refresh" });
    run.loadTerms.last().reject(new BookingError({ reason: "offline" }));
    await run.send();
    await run.send({ type: "booking.retry" });
    await run.load();
    expect([run.value(), run.context().entries.note]).toEqual([{ filling: "travellers" }, "vegetarisch"]);
  });
});

describe("who is signed in", () => {
  const booker = { firstName: "Berta", lastName: "Groß", email: "berta@reisende.example", phone: "030 1" };

  it("is filled in where nothing has been entered, and can be changed", async () => {
    const run = await startFilling();
    await run.send({ type: "booker.recognise", booker });
    expect(run.context()).toMatchObject({
      booker,
      entries: {
        travellers: [{ firstName: "Berta", lastName: "Groß", birthDate: "" }],
        contact: { email: "berta@reisende.example", phone: "030 1", street: "" },
      },
    });
    await run.send({ type: "contact.change", patch: { phone: "030 2" } });
    expect(run.context().entries.contact).toMatchObject({ email: "berta@reisende.example", phone: "030 2" });
  });

  it("never replaces what was entered before the answer came, nor mixes two people's names", async () => {
    const run = await startFilling();
    await run.send(
      { type: "traveller.change", index: 0, patch: { firstName: "Jo" } },
      { type: "contact.change", patch: { email: "jo@reisende.example" } },
      { type: "booker.recognise", booker },
    );
    expect(run.context().entries).toMatchObject({
      travellers: [{ firstName: "Jo", lastName: "" }],
      contact: { email: "jo@reisende.example", phone: "030 1" },
    });
  });

  it("changes nothing about what a draft holds", async () => {
    const run = await startAtCheck();
    await run.send({ type: "booker.recognise", booker });
    expect(run.context().entries).toEqual(filledEntries());
  });
});

describe("the steps", () => {
  it("lead from the date to the check, each only when it is valid", async () => {
    const run = await startFilling();
    await run.send({ type: "step.back" });
    expect(run.value()).toEqual({ filling: "departure" });
    await run.send({ type: "step.next" });
    expect(run.value()).toEqual({ filling: "travellers" });
    await run.send({ type: "step.next" });
    expect(run.value()).toEqual({ filling: "travellers" });
    expect(run.context()).toMatchObject({
      issueRounds: 1,
      issues: [
        { field: "travellers.0.firstName", code: "missing" },
        { field: "travellers.0.lastName", code: "missing" },
        { field: "travellers.0.birthDate", code: "missing" },
      ],
    });
    await run.send(
      { type: "traveller.change", index: 0, patch: travellers[0]! },
      { type: "traveller.add" },
      { type: "traveller.change", index: 1, patch: travellers[1]! },
      { type: "step.next" },
    );
    expect([run.value(), run.context().issues]).toEqual([{ filling: "options" }, []]);
    await run.send({ type: "options.change", patch: options }, { type: "step.next" });
    await run.send({ type: "contact.change", patch: contact }, { type: "step.next" });
    expect(run.value()).toEqual({ filling: "check" });
    await run.send({ type: "step.next" });
    expect([run.value(), run.context().issues]).toEqual([{ filling: "check" }, []]);
    expect(run.context().entries).toEqual(filledEntries());
    expect(run.effects.filter(([name]) => name !== "persistDraft")).toEqual([
      ["push", { departure: 101, step: "departure" }],
      ["push", { departure: 101, step: "travellers" }],
      ["push", { departure: 101, step: "options" }],
      ["push", { departure: 101, step: "contact" }],
      ["push", { departure: 101, step: "check" }],
    ]);
  });

  it("go back always and lose nothing", async () => {
    const run = await startAtCheck();
    for (const filling of ["contact", "options", "travellers", "departure", "departure"]) {
      await run.send({ type: "step.back" });
      expect(run.value()).toEqual({ filling });
    }
    await run.send({ type: "step.next" });
    await run.send({ type: "traveller.change", index: 1, patch: { firstName: "" } }, { type: "step.back" });
    expect([run.value(), run.context().entries.travellers[1]]).toEqual([
      { filling: "departure" },
      { ...travellers[1], firstName: "" },
    ]);
    expect(run.context().entries.contact).toEqual(contact);
  });

  it("can be chosen; one that is not reachable leads to what is missing, with its issues", async () => {
    const run = await startAtCheck();
    await run.send({ type: "step.go", step: "check" });
    expect(run.effects).toEqual([]);
    await run.send({ type: "step.go", step: "travellers" });
    expect(run.value()).toEqual({ filling: "travellers" });
    await run.send({ type: "traveller.change", index: 0, patch: { birthDate: "2012-01-01" } });
    await run.send({ type: "step.back" }, { type: "step.go", step: "check" });
    expect([run.value(), run.context().issues]).toEqual([
      { filling: "travellers" },
      [{ field: "travellers.0.birthDate", code: "notOfAge" }],
    ]);
    expect(run.effects.filter(([name]) => name === "push").at(-1)).toEqual([
      "push",
      { departure: 101, step: "travellers" },
    ]);
  });

  it("follow the address, which is corrected when it asks for too much", async () => {
    const run = await startAtCheck();
    await run.send({ type: "address.change", step: "options" });
    expect(run.value()).toEqual({ filling: "options" });
    await run.send({ type: "options.change", patch: { singleRooms: -1 } });
    await run.send({ type: "address.change", step: "check" });
    expect(run.value()).toEqual({ filling: "options" });
    expect(run.effects).toEqual([
      ["replace", { departure: 101, step: "options" }],
      ["replace", { departure: 101, step: "options" }],
    ]);
    expect(stepIssues(run.context(), "options")).toEqual([{ field: "options.singleRooms", code: "count" }]);
  });
});

describe("entries", () => {
  it("issues of a field go when it changes, the others stay", async () => {
    const run = await startFilling();
    await run.send({ type: "step.next" }, { type: "step.next" });
    await run.send({ type: "traveller.change", index: 0, patch: { lastName: "Groß" } });
    expect(run.context().issues.map(({ field }) => field)).toEqual([
      "travellers.0.firstName",
      "travellers.0.birthDate",
    ]);
  });

  it("there is always one traveller, and never more than the terms allow", async () => {
    const run = startBooking();
    await run.restore();
    await run.load(termsFor(101, { maxTravellers: 2 }));
    await run.send({ type: "traveller.remove", index: 0 }, { type: "traveller.remove", index: 5 });
    await run.send({ type: "traveller.add" }, { type: "traveller.add" });
    await run.send({ type: "traveller.change", index: 2, patch: { firstName: "Niemand" } });
    expect(run.context().entries.travellers).toEqual([emptyTraveller(), emptyTraveller()]);
  });

  it("a traveller who leaves takes the single room and all travellers' issues along", async () => {
    const run = await startAtCheck();
    await run.send({ type: "options.change", patch: { singleRooms: 2 } });
    await run.send({ type: "traveller.change", index: 1, patch: { firstName: "" } });
    await run.send({ type: "step.go", step: "travellers" }, { type: "step.next" });
    expect(run.context().issues).toHaveLength(1);
    await run.send({ type: "traveller.remove", index: 0 });
    expect(run.context()).toMatchObject({
      issues: [],
      entries: {
        travellers: [{ ...travellers[1], firstName: "" }],
        options: { singleRooms: 1, insurance: true },
      },
    });
  });

  it("a form sheet is acknowledged by its version, and can be taken back", async () => {
    const run = await startAtCheck();
    await run.send({ type: "formSheet.acknowledge", isSeen: false });
    expect(run.context().formSheetSeen).toBeNull();
    await run.send({ type: "booking.submit" });
    expect([run.value(), run.context().issues]).toEqual([
      { filling: "check" },
      [{ field: "formSheet", code: "formSheet" }],
    ]);
    await run.send({ type: "formSheet.acknowledge", isSeen: true });
    expect([run.context().formSheetSeen, run.context().issues]).toEqual(["2026-1", []]);
  });
});

describe("the draft", () => {
  it("is stored 300 ms after the last change", async () => {
    const run = await startFilling();
    await run.send({ type: "note.change", note: "v" });
    await run.wait(299);
    await run.send({ type: "note.change", note: "ve" });
    await run.wait(299);
    expect(run.drafts).toEqual([]);
    await run.wait(1);
    expect(run.drafts).toEqual([
      {
        departure: 101,
        entries: { ...emptyEntries(), note: "ve" },
        formSheetSeen: null,
        step: "travellers",
        submission: null,
        notice: null,
      },
    ]);
  });

  it("is stored at once when the page is hidden, but never before the terms are there", async () => {
    const run = startBooking();
    await run.send({ type: "page.hide" });
    await run.restore({});
    await run.send({ type: "page.hide" });
    expect(run.drafts).toEqual([]);
    await run.load();
    await run.send({ type: "contact.change", patch: { city: "Kempten" } }, { type: "page.hide" });
    expect(run.drafts.map(({ entries }) => entries.contact.city)).toEqual(["Kempten"]);
  });
});

describe("another date", () => {
  it("takes everything along, in the storage too, and stays at the step", async () => {
    const run = await startFilling();
    await run.send({ type: "note.change", note: "vegetarisch" });
    await run.send({ type: "departure.choose", departure: 101 });
    expect(run.value()).toEqual({ filling: "travellers" });
    await run.send({ type: "departure.choose", departure: 102 });
    expect(run.value()).toBe("loading");
    expect(run.effects).toEqual([
      ["forgetDraft", { departure: 101 }],
      ["persistDraft", null, 0],
      ["replace", { departure: 102, step: "travellers" }],
    ]);
    expect(run.drafts).toEqual([
      {
        departure: 102,
        entries: { ...emptyEntries(), note: "vegetarisch" },
        formSheetSeen: null,
        step: "travellers",
        submission: null,
        notice: null,
      },
    ]);
    expect(run.loadTerms.last().input).toEqual({ trip: 7, departure: 102 });
    await run.load();
    expect([run.value(), run.context().terms?.departure.number]).toEqual([{ filling: "travellers" }, 102]);
  });

  it("the last choice wins", async () => {
    const run = await startFilling();
    await run.send({ type: "departure.choose", departure: 102 });
    const first = run.loadTerms.last();
    await run.send({ type: "departure.choose", departure: 103 });
    expect(first.signal.aborted).toBe(true);
    first.resolve({ terms: termsFor(102), today: TODAY });
    await run.load();
    expect(run.context().terms?.departure.number).toBe(103);
  });

  it("is followed when the address leads there", async () => {
    const run = await startAtCheck();
    await run.send({ type: "address.change", step: "options", departure: 103 });
    expect(run.effects).toEqual([
      ["forgetDraft", { departure: 101 }],
      ["persistDraft", null, 0],
    ]);
    await run.load();
    expect([run.value(), run.context().departure]).toEqual([{ filling: "options" }, 103]);
  });

  it.each(["soldOut", "closed", "past"] as const)(
    "is offered when the terms say %s; the one chosen leads to the first step to do",
    async (availability) => {
      const run = startBooking();
      await run.restore();
      await run.load(termsFor(101, { availability }));
      expect([run.value(), run.context().conflict]).toEqual([
        "conflict",
        { reason: availability, seatsLeft: 8, alternatives: [departureFor(102), departureFor(103)] },
      ]);
      await run.send({ type: "step.go", step: "check" });
      expect(run.value()).toEqual({ filling: "departure" });
      await run.send({ type: "step.next" });
      expect([run.value(), run.context().issues]).toEqual([
        { filling: "departure" },
        [{ field: "departure", code: availability }],
      ]);
      await run.send({ type: "terms.refresh" });
      await run.load(termsFor(101, { availability }));
      await run.send({ type: "departure.choose", departure: 102 });
      await run.load();
      expect([run.value(), run.context().notice, run.context().conflict]).toEqual([
        { filling: "travellers" },
        "departureSwitched",
        null,
      ]);
    },
  );
});
