import { PROBLEM_TYPES, bookingAnswer, bookingTerms, type BookingRequest } from "@gratweg/contracts";
import { createBookingApi } from "./bookingApi";
import { BookingError, type BookingFailure } from "./BookingError";
import { answerFor, departureFor, filledEntries, termsFor } from "./fixtures";

const { signal } = new AbortController();
const body: BookingRequest = {
  departure: 101,
  ...filledEntries(),
  formSheetVersion: "2026-1",
  expectedTotal: { amount: 1, currency: "EUR" },
};

function apiWith(answer: Response | Error, isOnline = true) {
  const asked: Array<[string, RequestInit | undefined]> = [];
  const fetch = (url: string | URL | Request, init?: RequestInit) => {
    asked.push([url instanceof Request ? url.url : String(url), init]);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
  };
  return { asked, api: createBookingApi(fetch, { isOnline: () => isOnline }) };
}

const problem = (
  status: number,
  type: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  new Response(JSON.stringify({ type, status, title: "…", detail: "Das ging nicht.", ...more }), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });

async function failureOf(promise: Promise<unknown>): Promise<BookingFailure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BookingError)) throw new Error(`No BookingError: ${String(error)}`);
  return error.failure;
}
const submitting = (answer: Response | Error, isOnline = true) =>
  failureOf(apiWith(answer, isOnline).api.submitBooking({ body, key: "key-1", signal }));
const loading = (answer: Response | Error, isOnline = true) =>
  failureOf(apiWith(answer, isOnline).api.loadTerms({ trip: 7, departure: 101 }, signal));

it("has fixtures by the contract", () => {
  expect(bookingTerms.parse(termsFor(101))).toEqual(termsFor(101));
  expect(bookingAnswer.parse(answerFor(101))).toEqual(answerFor(101));
});

describe("loadTerms", () => {
  it("asks for the departure's terms", async () => {
    const { api, asked } = apiWith(Response.json({ data: termsFor(101) }));
    expect(await api.loadTerms({ trip: 7, departure: 101 }, signal)).toEqual(termsFor(101));
    expect(asked).toEqual([
      ["/api/trips/7/departures/101", { signal, headers: { accept: "application/json" } }],
    ]);
  });

  it("takes nothing that was sent ahead for whoever is signed in", async () => {
    const fetch = jest.fn(() => Promise.resolve(Response.json({ data: termsFor(101) })));
    const api = createBookingApi(fetch, { token: () => "token" });
    await api.loadTerms({ trip: 7, departure: 101 }, signal);
    const headers = { accept: "application/json", authorization: "Bearer token" };
    expect(fetch).toHaveBeenCalledWith("/api/trips/7/departures/101", { signal, cache: "no-store", headers });
  });

  it.each<[string, Response | Error, boolean, BookingFailure]>([
    ["an unknown departure", problem(404, PROBLEM_TYPES.notFound), true, { reason: "notFound" }],
    [
      "a server that is away",
      problem(503, PROBLEM_TYPES.bookingUnavailable, {}, { "retry-after": "5" }),
      true,
      { reason: "unavailable", retryAfterSeconds: 5 },
    ],
    [
      "terms that are none",
      Response.json({ data: { ...termsFor(101), departure: null } }),
      true,
      { reason: "unavailable", retryAfterSeconds: null },
    ],
    ["a lost connection", new TypeError("Failed to fetch"), false, { reason: "offline" }],
    [
      "a server that does not answer",
      new TypeError("Failed to fetch"),
      true,
      { reason: "unavailable", retryAfterSeconds: null },
    ],
  ])("%s", async (_what, answer, isOnline, failure) => {
    expect(await loading(answer, isOnline)).toEqual(failure);
  });
});

it("sends the bearer token that there is at the moment, with both calls", async () => {
  const asked: string[] = [];
  let token: string | null = "abc.def";
  const api = createBookingApi(
    (input, init) => {
      asked.push(new Headers(init?.headers).get("authorization") ?? "");
      return Promise.resolve(
        Response.json(input === "/api/bookings" ? answerFor(101) : { data: termsFor(101) }),
      );
    },
    { token: () => token },
  );
  await api.loadTerms({ trip: 7, departure: 101 }, signal);
  await api.submitBooking({ body, key: "key-1", signal });
  token = null;
  await api.loadTerms({ trip: 7, departure: 101 }, signal);
  expect(asked).toEqual(["Bearer abc.def", "Bearer abc.def", ""]);
});

describe("submitBooking", () => {
  it("posts the body under its key, and takes a repeated answer like a first one", async () => {
    const { api, asked } = apiWith(
      Response.json(answerFor(101), { status: 201, headers: { "idempotency-replayed": "true" } }),
    );
    expect(await api.submitBooking({ body, key: "key-1", signal })).toEqual(answerFor(101));
    expect(asked).toEqual([
      [
        "/api/bookings",
        {
          method: "POST",
          signal,
          cache: "no-store",
          headers: {
            accept: "application/json",
            "content-type": "application/json",
            "idempotency-key": "key-1",
          },
          body: JSON.stringify(body),
        },
      ],
    ]);
  });

  const others = { seatsLeft: 1, alternatives: [departureFor(102)] };
  it.each<[string, Response | Error, BookingFailure]>([
    ["sold out", problem(409, PROBLEM_TYPES.soldOut, others), { reason: "soldOut", ...others }],
    ["closed", problem(409, PROBLEM_TYPES.departureClosed, others), { reason: "closed", ...others }],
    ["past", problem(409, PROBLEM_TYPES.departurePast, others), { reason: "past", ...others }],
    [
      "sold out, without a word about other dates",
      problem(409, PROBLEM_TYPES.soldOut, { alternatives: [{ number: "102" }] }),
      { reason: "soldOut", seatsLeft: 0, alternatives: [] },
    ],
    ["withdrawn", problem(404, PROBLEM_TYPES.notFound), { reason: "closed", seatsLeft: 0, alternatives: [] }],
    [
      "another price",
      problem(409, PROBLEM_TYPES.priceChanged, {
        total: { amount: 2, currency: "EUR" },
        terms: termsFor(101),
      }),
      { reason: "priceChanged", terms: termsFor(101) },
    ],
    ["another price, but which?", problem(409, PROBLEM_TYPES.priceChanged), { reason: "unknown" }],
    [
      "another form sheet",
      problem(409, PROBLEM_TYPES.formSheetChanged, { terms: termsFor(101) }),
      { reason: "formSheetChanged", terms: termsFor(101) },
    ],
    ["another form sheet, but which?", problem(409, PROBLEM_TYPES.formSheetChanged), { reason: "unknown" }],
    [
      "issues",
      problem(422, PROBLEM_TYPES.invalidBooking, {
        issues: [{ parameter: "contact.email", message: "Bitte prüfen." }, { message: "?" }],
      }),
      { reason: "invalid", issues: [{ field: "contact.email", message: "Bitte prüfen." }] },
    ],
    [
      "no issues",
      problem(422, PROBLEM_TYPES.invalidBooking),
      { reason: "invalid", issues: [{ field: "form", message: "Das ging nicht." }] },
    ],
    [
      "too many seats",
      problem(422, PROBLEM_TYPES.tooManySeats),
      { reason: "invalid", issues: [{ field: "travellers", message: "Das ging nicht." }] },
    ],
    ["a key of another body", problem(422, PROBLEM_TYPES.idempotencyKeyReused), { reason: "keyReused" }],
    [
      "too many requests",
      problem(429, PROBLEM_TYPES.tooManyRequests, {}, { "retry-after": "90" }),
      { reason: "tooMany", retryAfterSeconds: 90 },
    ],
    [
      "seats that others hold",
      problem(409, PROBLEM_TYPES.departureHeld, {}, { "retry-after": "1260" }),
      { reason: "departureHeld", retryAfterSeconds: 1260 },
    ],
    [
      "too many, says a proxy",
      new Response("slow down", { status: 429 }),
      { reason: "tooMany", retryAfterSeconds: null },
    ],
    [
      "booking is away",
      problem(503, PROBLEM_TYPES.bookingUnavailable, {}, { "retry-after": "7" }),
      { reason: "unavailable", retryAfterSeconds: 7 },
    ],
    [
      "a gateway's page",
      new Response("<h1>Bad gateway</h1>", {
        status: 502,
        headers: { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" },
      }),
      { reason: "unavailable", retryAfterSeconds: null },
    ],
    [
      "booked, but the answer cannot be read",
      new Response('{"number":4711', { status: 201 }),
      { reason: "unavailable", retryAfterSeconds: null },
    ],
    ["a missing key", problem(400, PROBLEM_TYPES.idempotencyKeyMissing), { reason: "unknown" }],
    [
      "a server that does not answer",
      new TypeError("Failed to fetch"),
      { reason: "unavailable", retryAfterSeconds: null },
    ],
  ])("%s", async (_what, answer, failure) => {
    expect(await submitting(answer)).toEqual(failure);
  });

  it("without a connection", async () => {
    expect(await submitting(new TypeError("Failed to fetch"), false)).toEqual({ reason: "offline" });
  });

  it("an answer that breaks off is as good as none", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError("terminated")),
    });
    expect(await submitting(new Response(broken, { status: 201 }))).toEqual({
      reason: "unavailable",
      retryAfterSeconds: null,
    });
  });

  it("an abort stays an abort", async () => {
    const controller = new AbortController();
    controller.abort();
    const abort = new TypeError("aborted");
    const attempt = apiWith(abort).api.submitBooking({ body, key: "key-1", signal: controller.signal });
    await expect(attempt).rejects.toBe(abort);
  });
});
