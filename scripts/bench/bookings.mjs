import { randomUUID } from "node:crypto";
import path from "node:path";
import { load } from "../../packages/server/bench/load.mjs";
import * as bookable from "../lib/bookable.mjs";
import { startContentSystem, startServer } from "../lib/parts.mjs";
import { table } from "./report.mjs";

const SECONDS = 8;
// Bookings are measured, not holds and no mails.
const ENVIRONMENT = { GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "0", GRATWEG_OUTBOX: "off" };

/** Bookings a second through the server's door. */
export async function bookings({ root, logs, progress }) {
  const rows = [];
  for (const database of process.env.DATABASE_URL ? ["sqlite", "postgres"] : ["sqlite"])
    rows.push(...(await onDatabase({ root, logs, database, progress })));
  return [
    `32 bookings at a time for ${SECONDS} s after 2 s of warming up, one seat each, every visitor another; departures have seats enough. Milliseconds.`,
    "Through the server, as a browser books. Client, server, content system and database share this machine's cores, and no mails are sent.",
    "PostgreSQL is measured where `DATABASE_URL` names a server.",
    "",
    table(["Database", "departures", "bookings/s", "p50", "p99"], rows),
  ].join("\n");
}

async function onDatabase({ root, logs, database, progress }) {
  const data = path.join(logs, "bench-data");
  const product = await bookable.bookableProduct({ root, data, database, environment: ENVIRONMENT });
  const { env } = product;
  const port = env.GRATWEG_PORT;
  const cms = await startContentSystem({ root, env, log: path.join(logs, "bench-cms.log") });
  const store = await product.open();
  // More seats than any run takes.
  await store.run("UPDATE departures SET capacity = 100000000");
  const departures = await bookable.bookableDepartures(store);
  const server = await startServer({ root, env, log: path.join(logs, "bench-server.log") });
  const terms = [...(await bookable.readTerms(port, departures)).values()];
  const rows = [];
  let count = 0;
  let answered = 0;
  // The first run is for both processes to compile their hot paths.
  for (const targets of [terms, terms.slice(0, 1), terms]) {
    progress(`${database}, ${targets.length} departures`);
    const next = () => {
      const body = bookable.bookingBody(targets[(count += 1) % targets.length], 1, count);
      return [
        "POST /api/bookings HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        `Content-Length: ${Buffer.byteLength(body)}`,
        `Idempotency-Key: ${randomUUID()}`,
        `X-Forwarded-For: ${bookable.visitorAddress(count)}`,
        "",
        body,
      ].join("\r\n");
    };
    await load(port, next, 201, 2);
    const { count: booked, elapsed, latencies } = await load(port, next, 201, SECONDS);
    answered += booked;
    const at = (share) => latencies[Math.floor(booked * share)].toFixed(1);
    rows.push([database, targets.length, Math.round(booked / elapsed), at(0.5), at(0.99)]);
  }
  const [{ stored }] = await store.all("SELECT COUNT(*) AS stored FROM bookings WHERE state = 'confirmed'");
  if (stored < answered) throw new Error(`${answered} bookings were answered and ${stored} stored.`);
  await server.stop();
  await cms.stop(30_000);
  await store.close();
  await product.drop();
  return rows.slice(1);
}
