import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answer, departure, terms } from "../testing/bookings";
import { createBookingSystem } from "./bookingSystem";
import { ContentSystemError } from "./contentSystem";
import type { BookingOrder } from "../ports";

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let origin: string;
let reply: { status: number; body: string } | undefined;
let asked: Asked[];

beforeAll((done) => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      if (reply) response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
    });
  });
  server.listen(0, "127.0.0.1", () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    done();
  });
});
beforeEach(() => {
  asked = [];
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(() => {
    done();
  });
});

const order: BookingOrder = {
  key: "0f8fad5b-d9cb-469f-a165-70867728950e",
  requestHash: "ab".repeat(32),
  request: {
    departure: 100101,
    travellers: [{ firstName: "Zoë", lastName: "Strauß", birthDate: "1990-05-01" }],
    contact: {
      email: "a@b.example",
      phone: "089 123456",
      street: "Am Grat 1",
      postalCode: "80331",
      city: "München",
      country: "DE",
    },
    options: { singleRooms: 0, insurance: false },
    formSheetVersion: "2026-1",
    expectedTotal: 89_000,
  },
};
const system = () => createBookingSystem(origin, "dienst-dienst-dienst");
const context = (signal = AbortSignal.timeout(5_000)) => ({ signal, clientAddress: "203.0.113.9" });
const answers = (status: number, value: unknown) => {
  reply = { status, body: typeof value === "string" ? value : JSON.stringify(value) };
};

it("asks for terms with the secret and the visitor's address", async () => {
  answers(200, { data: terms() });
  expect(await system().terms(1001, 100101, context())).toEqual(terms());
  expect(asked).toEqual([
    {
      method: "GET",
      url: "/api/internal/booking-terms/1001/100101",
      headers: expect.objectContaining({
        authorization: "Bearer dienst-dienst-dienst",
        "x-forwarded-for": "203.0.113.9",
      }) as object,
      body: "",
    },
  ]);
});

it("knows no terms of what does not exist", async () => {
  answers(404, { error: {} });
  expect(await system().terms(1001, 1, context())).toBeUndefined();
});

it("sends a booking as it is", async () => {
  answers(200, { outcome: "booked", booking: answer(order) });
  expect(await system().book(order, context())).toEqual({ outcome: "booked", booking: answer(order) });
  expect(asked.map(({ method, url }) => [method, url])).toEqual([["POST", "/api/internal/bookings"]]);
  expect(asked[0]?.headers).toMatchObject({
    authorization: "Bearer dienst-dienst-dienst",
    "content-type": "application/json",
    "x-forwarded-for": "203.0.113.9",
  });
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ ...order, isGuest: true });
});

it("says who is no guest by saying nothing", async () => {
  answers(200, { outcome: "key-reused" });
  await system().book({ ...order, isProven: true }, context());
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual(order);
});

it("asks what a link leads to, and takes no other answer for one", async () => {
  const link = { token: "100001.token", press: true };
  answers(200, { outcome: "expired", booking: answer(order) });
  expect(await system().prove(link, context())).toEqual({ outcome: "expired", booking: answer(order) });
  expect([asked[0]?.url, JSON.parse(asked[0]?.body ?? "")]).toEqual(["/api/internal/bookings/prove", link]);
  for (const outcome of ["booked", "expired"]) {
    answers(200, { outcome });
    await expect(system().prove(link, context())).rejects.toThrow(ContentSystemError);
  }
});

const refusal = { seatsLeft: 2, alternatives: [departure(100102)] };
it.each([
  { outcome: "replayed", booking: answer(order) },
  { outcome: "key-reused" },
  { outcome: "unknown-departure" },
  { outcome: "closed", ...refusal },
  { outcome: "past", ...refusal },
  { outcome: "sold-out", ...refusal },
  { outcome: "price-changed", totalCents: 91_000, terms: terms() },
  { outcome: "form-sheet-changed", terms: terms() },
  { outcome: "too-many-bookings" },
  { outcome: "too-many-holds" },
  { outcome: "departure-held", minutes: 21 },
  {
    outcome: "held",
    booking: { ...answer(order), state: "held", heldUntil: "2026-11-21T10:30:00.000Z" },
  },
])("understands $outcome", async (outcome) => {
  answers(200, outcome);
  expect(await system().book(order, context())).toEqual(outcome);
});

it.each([
  [200, "<html>"],
  [200, ""],
  [200, {}],
  [200, { outcome: "perhaps" }],
  [200, { outcome: "booked" }],
  [200, { outcome: "booked", booking: { ...answer(order), total: 1 } }],
  [200, { outcome: "sold-out", seatsLeft: -1, alternatives: [] }],
  [200, { outcome: "price-changed", totalCents: 1 }],
  [200, { outcome: "departure-held", minutes: 0 }],
  [400, { error: {} }],
  [401, { error: {} }],
  [404, { error: {} }],
  [500, { error: {} }],
  [503, { outcome: "key-reused" }],
])("takes %i %j for no decision", async (status, value) => {
  answers(status, value);
  await expect(system().book(order, context())).rejects.toThrow(ContentSystemError);
});

it.each([
  [200, "<html>"],
  [200, { data: { ...terms(), availability: "perhaps" } }],
  [401, {}],
  [500, {}],
])("takes %i %j for no terms", async (status, value) => {
  answers(status, value);
  await expect(system().terms(1001, 100101, context())).rejects.toThrow(ContentSystemError);
});

it("tells of a strange answer without repeating what is in it", async () => {
  const { booking } = { booking: { ...answer(order), total: "Anna Ott" } };
  answers(200, { outcome: "booked", booking });
  const error: unknown = await system()
    .book(order, context())
    .catch((reason: unknown) => reason);
  expect(String(error)).toContain("booking.total");
  expect(String(error)).not.toMatch(/Anna|Strauß|b\.example/);
});

it("stops waiting when the time is up", async () => {
  reply = undefined;
  const time = new AbortController();
  const waiting = system().book(order, context(time.signal));
  const ended = expect(waiting).rejects.toThrow("time is up");
  while (asked.length === 0) await new Promise(setImmediate);
  time.abort(new Error("time is up"));
  await ended;
});
