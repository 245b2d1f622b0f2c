/**
 * What the booking route itself costs: checking, tidying, hashing, counting, answering. The content system is a function that
 * decides at once. Usage: `node bench/booking.mjs [seconds]`.
 */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { load, next, usage } from "./load.mjs";

const seconds = Number(process.argv[2] ?? 5);
const person = (at) => ({
  firstName: `Anna${"a".repeat(at)}`,
  lastName: "von der Au",
  birthDate: "1990-05-01",
});
const booking = (people, more = {}) => ({
  departure: 100101,
  travellers: Array.from({ length: people }, (_, at) => person(at)),
  contact: {
    email: "anna@post.example",
    phone: "+49 89 123456",
    street: "Am Grat 1",
    postalCode: "80331",
    city: "Ulm",
    country: "DE",
  },
  options: { singleRooms: 0, insurance: false },
  formSheetVersion: "2026-1",
  expectedTotal: { amount: 89_000 * people, currency: "EUR" },
  ...more,
});

if (process.send) await serve();
else await measure();

async function serve() {
  const { createServer } = await import("../dist/index.js");
  const { createSeatLimit } = await import("../dist/booking/seatLimit.js");
  const { default: pino } = await import("pino");
  const none = { load: () => Promise.resolve([]) };
  const money = (amount) => ({ amount, currency: "EUR" });
  const book = ({ request }) =>
    Promise.resolve({
      outcome: "booked",
      booking: {
        number: 1,
        state: "confirmed",
        bookedAt: "2026-11-21T10:00:00.000Z",
        trip: { number: 1001, slug: "karwendel", title: "Karwendel" },
        departure: { number: request.departure, startDate: "2127-06-01", endDate: "2127-06-07" },
        organiser: { name: "Ahorn Bergreisen" },
        fullName: "Anna von der Au",
        email: request.contact.email,
        seats: request.travellers.length,
        lines: [{ kind: "trip", quantity: 1, unit: money(89_000), amount: money(89_000) }],
        total: money(89_000),
        payment: { deposit: { ...money(89_000), due: "2026-11-28" }, rest: null },
        formSheetVersion: "2026-1",
      },
    });
  const app = createServer({
    version: "bench",
    sitesFolder: process.env.BENCH_SITES,
    trips: none,
    buildIndex: () => ({ search: () => ({}) }),
    redirects: none,
    departures: { departures: () => Promise.resolve(undefined) },
    sessions: { user: () => Promise.resolve(undefined) },
    icons: { icons: () => Promise.resolve(undefined) },
    bookings: { terms: () => Promise.resolve(undefined), book },
    seatLimit: createSeatLimit({ seats: 120, windowMs: 3_600_000 }),
    // Many visitors, not one: each booking comes from an address of its own.
    trustProxy: true,
    log: pino({ level: "silent" }),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  process.on("message", () => process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss }));
  process.send({ port: app.server.address().port });
}

async function measure() {
  const sites = mkdtempSync(path.join(tmpdir(), "gratweg-bench-"));
  const child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, BENCH_SITES: sites } });
  let count = 0;
  const post = (body) => () => {
    count += 1;
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    return `POST /api/bookings HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nIdempotency-Key: bench-bench-bench-${count}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
  const cases = [
    ["one person", post(JSON.stringify(booking(1))), 201],
    ["ten people", post(JSON.stringify(booking(10))), 201],
    ["ten mistakes", post(JSON.stringify(booking(10, { contact: {} }))), 422],
  ];
  try {
    const { port } = await next(child);
    console.log(
      "| Booking of | requests/s | p50, ms | p99, ms | µs CPU a request |\n|---|---:|---:|---:|---:|",
    );
    for (const [name, request, status] of cases) {
      await load(port, request, status, 1);
      const before = await usage(child);
      const { count: answered, elapsed, latencies } = await load(port, request, status, seconds);
      const after = await usage(child);
      const cpu = (after.user + after.system - before.user - before.system) / answered;
      const quantile = (share) => latencies[Math.floor((latencies.length - 1) * share)].toFixed(1);
      console.log(
        `| ${name} | ${Math.round(answered / elapsed)} | ${quantile(0.5)} | ${quantile(0.99)} | ${cpu.toFixed(1)} |`,
      );
    }
  } finally {
    child.kill();
    rmSync(sites, { recursive: true });
  }
}
