import { act, renderHook } from "@testing-library/react";
import { createBookingConfirmationStore } from "../booking/bookingConfirmation";
import { BookingError, type BookingFailure } from "../booking/BookingError";
import type { BookingApi } from "../booking/bookingPorts";
import { createBookingStore } from "../booking/bookingStore";
import { connectBooking } from "../booking/connectBooking";
import { answerFor, filledEntries, termsFor, TODAY, TOTAL } from "../booking/fixtures";
import { memoryStorage } from "../testing/memoryStorage";
import { useBooking, type Booking } from "./useBooking";
import { useBookingConfirmation } from "./useBookingConfirmation";

const input = { trip: 7, departure: 101 };

/** Runs a command and lets its promises take effect. */
const run = (command: () => void = () => {}) =>
  act(async () => {
    command();
    // jsdom has no setImmediate; key, request and answer are a few promises one after the other.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });

function ports(submitBooking: BookingApi["submitBooking"] = () => Promise.resolve(answerFor(101))) {
  const storage = memoryStorage();
  const drafts = createBookingStore(() => storage);
  const confirmations = createBookingConfirmationStore(() => storage);
  const machine = connectBooking({
    drafts,
    confirmations,
    api: { loadTerms: ({ departure }) => Promise.resolve(termsFor(departure)), submitBooking },
    address: { push: () => {}, replace: () => {} },
    openConfirmation: () => {},
    today: () => TODAY,
  });
  const fill = () =>
    drafts.write(101, {
      entries: filledEntries(),
      formSheetSeen: "2026-1",
      step: "check",
      submission: null,
      notice: null,
    });
  return { machine, drafts, confirmations, fill };
}

const stepStates = (done: number, current: number) =>
  ["departure", "travellers", "options", "contact", "check"].map((step, index) => ({
    step,
    isCurrent: index === current,
    isDone: index < done,
    isReachable: index <= done,
  }));

describe("useBooking", () => {
  it("loads after mounting and hands out values, prices and issues", async () => {
    const { machine } = ports();
    const { result } = renderHook(() => useBooking(machine, input));
    expect(result.current).toMatchObject({ status: "loading", terms: null, lines: [], totalCents: null });
    await run();
    expect(result.current).toMatchObject({
      status: "filling",
      step: "travellers",
      departureNumber: 101,
      terms: termsFor(101),
      departure: termsFor(101).departure,
      lines: [{ kind: "trip", quantity: 1, unitCents: 89_000, amountCents: 89_000 }],
      totalCents: 89_000,
      payment: {
        deposit: { amountCents: 17_800, due: "2026-11-28" },
        rest: { amountCents: 71_200, due: "2027-05-15" },
      },
      isPending: false,
      isOffline: false,
    });
    expect(result.current.steps).toEqual(stepStates(1, 1));
    const { next } = result.current;
    await run(next);
    expect(result.current.next).toBe(next);
    expect(result.current.issuesByField).toEqual({
      "travellers.0.firstName": { field: "travellers.0.firstName", code: "missing" },
      "travellers.0.lastName": { field: "travellers.0.lastName", code: "missing" },
      "travellers.0.birthDate": { field: "travellers.0.birthDate", code: "missing" },
    });
    expect([result.current.issues.length, result.current.issueRounds]).toEqual([3, 1]);
  });

  it("says what comes from an account, as long as it stands there", async () => {
    const { machine } = ports();
    const { result } = renderHook(() => useBooking(machine, input));
    await run();
    expect(result.current.isFromAccount).toEqual({ name: false, contact: false });
    const booker = { firstName: "Berta", lastName: "Groß", email: "berta@reisende.example", phone: "" };
    await run(() => result.current.recogniseBooker(booker));
    expect(result.current.isFromAccount).toEqual({ name: true, contact: true });
    await run(() => {
      result.current.changeTraveller(0, { firstName: "Jo" });
      result.current.changeContact({ email: "jo@reisende.example" });
    });
    expect(result.current.isFromAccount).toEqual({ name: false, contact: false });
  });

  it("has a command for everything that a traveller does", async () => {
    const { machine } = ports();
    const { result } = renderHook(() => useBooking(machine, input));
    await run();
    const [one, other] = filledEntries().travellers;
    await run(() => result.current.chooseDeparture(102));
    expect(result.current.departureNumber).toBe(102);
    await run(() => result.current.followAddress("departure", 101));
    await run(() => {
      result.current.next();
      result.current.changeTraveller(0, one!);
      result.current.addTraveller();
      result.current.addTraveller();
      result.current.removeTraveller(2);
      result.current.changeTraveller(1, other!);
      result.current.changeOptions({ singleRooms: 1, insurance: true });
      result.current.changeNote("");
      result.current.changeContact(filledEntries().contact);
      result.current.goTo("check");
    });
    expect(result.current.entries).toEqual(filledEntries());
    expect([result.current.steps, result.current.totalCents]).toEqual([stepStates(4, 4), TOTAL]);
    await run(() => result.current.back());
    expect(result.current.step).toBe("contact");
    await run(() => result.current.followAddress("check"));
    await run(() => result.current.acknowledgeFormSheet(true));
    expect([result.current.isFormSheetSeen, result.current.steps]).toEqual([true, stepStates(5, 4)]);
    await run(() => result.current.submit());
    expect([result.current.status, result.current.answer]).toEqual(["done", answerFor(101)]);
  });

  it.each<{ failure: BookingFailure; expected: Partial<Booking> }>([
    {
      failure: { reason: "timeout" },
      expected: { status: "failed", isRetryAutomatic: true, canRetry: true, isPending: true },
    },
    {
      failure: { reason: "tooMany", retryAfterSeconds: 30 },
      expected: { status: "failed", isRetryAutomatic: false, canRetry: false, isPending: false },
    },
    {
      failure: { reason: "unknown" },
      expected: { status: "failed", isRetryAutomatic: false, canRetry: true, isPending: true },
    },
    {
      failure: { reason: "offline" },
      expected: { status: "offline", isRetryAutomatic: false, canRetry: true, isPending: true },
    },
    {
      failure: { reason: "priceChanged", terms: termsFor(101, { insurance: null }) },
      expected: { status: "changedPrice", canRetry: false, isPending: false },
    },
  ])("tells how $failure.reason goes on", async ({ failure, expected }) => {
    const { machine, fill } = ports(() => Promise.reject(new BookingError(failure)));
    fill();
    const { result } = renderHook(() => useBooking(machine, input));
    await run();
    await run(() => result.current.submit());
    expect(result.current).toMatchObject(expected);
  });

  it("sends again by hand and with the connection, and takes the new price", async () => {
    const terms = termsFor(101, { insurance: null });
    const failures: BookingFailure[] = [
      { reason: "unknown" },
      { reason: "offline" },
      { reason: "priceChanged", terms },
    ];
    const { machine, fill } = ports(() => Promise.reject(new BookingError(failures.shift()!)));
    fill();
    const { result } = renderHook(() => useBooking(machine, input));
    await run();
    await run(() => result.current.submit());
    await run(() => result.current.retry());
    expect(result.current.status).toBe("offline");
    act(() => result.current.connectionLost());
    expect(result.current.isOffline).toBe(true);
    await run(() => result.current.connectionRestored());
    expect(result.current).toMatchObject({ status: "changedPrice", isOffline: false });
    await run(() => result.current.acceptPrice());
    expect(result.current).toMatchObject({ status: "filling", step: "check", totalCents: 190_000 });
    act(() => result.current.refreshTerms());
    expect(result.current.status).toBe("loading");
    await run();
  });

  it("stores what was just typed when the page is left, by a link or by its end", async () => {
    const { machine, drafts } = ports();
    const { result, unmount } = renderHook(() => useBooking(machine, input));
    await run();
    const note = () => {
      const stored = drafts.read(101);
      return stored?.kind === "draft" ? stored.draft.entries.note : null;
    };
    act(() => result.current.changeNote("v"));
    expect(note()).toBeNull();
    act(() => result.current.hidePage());
    expect(note()).toBe("v");
    act(() => result.current.changeNote("vegetarisch"));
    unmount();
    expect(note()).toBe("vegetarisch");
  });
});

describe("useBookingConfirmation", () => {
  it("finds the departure's own confirmation after mounting, and lets the form start anew from then on", () => {
    const { confirmations, drafts } = ports();
    confirmations.write(answerFor(101));
    drafts.finish(101, 4711);
    const seen: string[] = [];
    const { result } = renderHook(() => {
      const confirmation = useBookingConfirmation({ confirmations, drafts }, 101);
      seen.push(confirmation.status);
      return confirmation;
    });
    expect([seen, result.current.answer]).toEqual([["loading", "found"], answerFor(101)]);
    expect(drafts.read(101)).toBeNull();
  });

  it("has none for another departure, and leaves a draft alone", () => {
    const { confirmations, drafts, fill } = ports();
    confirmations.write(answerFor(101));
    fill();
    const other = renderHook(() => useBookingConfirmation({ confirmations, drafts }, 102));
    expect(other.result.current).toEqual({ status: "missing", answer: null });
    const same = renderHook(() => useBookingConfirmation({ confirmations, drafts }, 101));
    expect([same.result.current.status, drafts.read(101)?.kind]).toEqual(["found", "draft"]);
  });
});
