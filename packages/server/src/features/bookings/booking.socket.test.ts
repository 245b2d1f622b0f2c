import { connect } from "node:net";
import { bookingAnswer } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { createSeatLimit } from "./seatLimit";
import { createServer } from "../../createServer";
import { body, FakeBookings, KEY, people } from "../../testing/bookings";
import { fakeOptions } from "../../testing/fakes";
import { createSitesFolder, FILES, type SitesFolder } from "../../testing/siteFolder";
import { listen } from "../../testing/socket";

let folder: SitesFolder;
let app: FastifyInstance;
let client: Awaited<ReturnType<typeof listen>>;
let bookings: FakeBookings;

beforeEach(async () => {
  folder = createSitesFolder();
  folder.write("hiking", FILES);
  bookings = new FakeBookings(20);
  const seatLimit = createSeatLimit({ seats: 10, windowMs: 3_600_000 });
  app = createServer(fakeOptions(folder.path, { bookings, seatLimit }));
  client = await listen(app);
});
afterEach(async () => {
  client.close();
  await app.close();
  folder.remove();
});

const HEADERS = { "content-type": "application/json", "idempotency-key": KEY };
const ten = JSON.stringify(body({ travellers: people(10) }));
const post = (payload: string, headers: Record<string, string> = {}) =>
  client.ask(
    "/api/bookings",
    { ...HEADERS, "content-length": String(Buffer.byteLength(payload)), ...headers },
    "POST",
    payload,
  );
const inFlight = async () =>
  /gratweg_bookings_in_flight (\d+)/.exec((await client.ask("/metrics")).body)?.[1];

it("books on when the browser has gone, and tells it when it comes back", async () => {
  let decide = () => {};
  const decision = new Promise<void>((resolve) => (decide = resolve));
  bookings.before = () => decision;

  const head = `POST /api/bookings HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${KEY}\r\nContent-Length: ${Buffer.byteLength(ten)}\r\n\r\n`;
  const socket = connect(client.port, "127.0.0.1", () => socket.write(head + ten));
  while (bookings.orders.length === 0) await new Promise(setImmediate);
  const gone = new Promise((resolve) => socket.once("close", resolve));
  socket.destroy();
  await gone;
  expect(bookings.contexts[0]?.signal.aborted).toBe(false);
  expect(await inFlight()).toBe("1");
  decide();
  while ((await inFlight()) !== "0") await new Promise(setImmediate);
  expect(bookings.bookings).toHaveLength(1);

  const again = await post(ten);
  expect([again.status, again.headers["idempotency-replayed"]]).toEqual([201, "true"]);
  expect(bookingAnswer.parse(JSON.parse(again.body))).toEqual(bookings.bookings[0]);
  // What was booked without anybody listening counts for its address.
  expect((await post(JSON.stringify(body()), { "idempotency-key": "another-key-1234" })).status).toBe(429);
});

it("never books what did not arrive whole", async () => {
  const socket = connect(client.port, "127.0.0.1", () => {
    socket.write(
      `POST /api/bookings HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${KEY}\r\nContent-Length: ${Buffer.byteLength(ten)}\r\n\r\n${ten.slice(0, 100)}`,
      () => socket.destroy(),
    );
  });
  await new Promise((resolve) => socket.once("close", resolve));
  expect((await post(ten)).status).toBe(201);
  expect(bookings.orders).toHaveLength(1);
});

it("refuses two keys in one request", async () => {
  const payload = JSON.stringify(body({ contact: { ...body().contact, city: "Ulm" } }));
  const answer = await client.raw(
    `POST /api/bookings HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nIdempotency-Key: ${KEY}\r\nidempotency-key: another-key-1234\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`,
  );
  expect(answer.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
  expect(answer).toContain("/probleme/schluessel-fehlt");
});

it("answers too large a body and goes on", async () => {
  expect((await post(JSON.stringify(body({ note: "x".repeat(70_000) })))).status).toBe(413);
  expect((await post(JSON.stringify(body()))).status).toBe(201);
});
