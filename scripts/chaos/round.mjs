import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bookableDepartures, bookableProduct, bookingBody, readTerms } from "../lib/bookable.mjs";
import { startContentSystem, startServer } from "../lib/parts.mjs";
import { disturb, supervise } from "./disturb.mjs";
import { judge } from "./judge.mjs";
import { startMailCatcher } from "./mail-catcher.mjs";
import { book, planVisits } from "./visits.mjs";

const ROUND_LIMIT_MS = 600_000;
const ENVIRONMENT = {
  // Bookings of three are held.
  GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "2",
  // A killed server's mails are free again after this, and what failed is tried again sooner than in earnest.
  GRATWEG_OUTBOX_LEASE_MS: "8000",
  GRATWEG_OUTBOX_SEND_MS: "5000",
  GRATWEG_OUTBOX_RETRY_BASE_MS: "200",
  GRATWEG_OUTBOX_POLL_MS: "100",
};
/** What is stored at the end, past every program. */
const FACTS = {
  bookings: `SELECT idempotency_key AS key, number, departure_number AS departure, seats, state FROM bookings
    WHERE state IN ('confirmed', 'held') ORDER BY number`,
  departures: `SELECT d.number AS number, d.capacity AS capacity, COALESCE(s.taken, 0) AS taken FROM departures d
    LEFT JOIN departure_seats s ON s.departure_number = d.number WHERE d.published_at IS NOT NULL`,
  mails: "SELECT message_id AS id, booking_number AS booking, kind FROM outbox_mails",
};

/** One round: a product of its own, all bookings while processes are killed, the outbox drained, every key asked once more, then judged. */
export async function runRound({ root, folder, database, bookings, concurrency, random, progress }) {
  mkdirSync(folder, { recursive: true });
  const catcher = await startMailCatcher();
  const environment = { ...ENVIRONMENT, SMTP_URL: `smtp://127.0.0.1:${catcher.port}` };
  const data = path.join(folder, "data");
  const { env, open, drop } = await bookableProduct({ root, data, database, environment });
  const part = (name, bring) => supervise(bring, { root, env, log: path.join(folder, name) });
  const parts = {
    cms: part("content-system", startContentSystem),
    server: part("server", startServer),
  };
  let store;
  try {
    await parts.cms.start();
    store = await open();
    const departures = await bookableDepartures(store);
    const { visits, capacities } = planVisits({ random, bookings, departures });
    for (const [number, capacity] of capacities)
      await store.run(`UPDATE departures SET capacity = ${capacity} WHERE number = ${number}`);
    await parts.server.start();
    const port = env.GRATWEG_PORT;
    const terms = await readTerms(port, departures);

    const until = Date.now() + ROUND_LIMIT_MS;
    let count = 0;
    const decided = () => count;
    // Nearly all seats are sold; a booking has two on average and one mail at least.
    const mails = capacities.reduce((sum, [, seats]) => sum + seats, 0) / 2;
    const disturbed = disturb({ random, parts, catcher, decided, bookings, mails, until });
    const ask = (visit, at) =>
      book(port, visit, bookingBody(terms.get(visit.departure), visit.seats, at), until);
    await inParallel(visits, concurrency, async (visit, at) => {
      await Promise.all(visit.isTwin ? [ask(visit, at), ask(visit, at)] : [ask(visit, at)]);
      progress(`${(count += 1)} of ${bookings} decided`);
    });
    await disturbed;
    for (let waiting = 1; Number(waiting) > 0 && Date.now() < until;) {
      await pause(200);
      [{ waiting }] = await store.all("SELECT COUNT(*) AS waiting FROM outbox_mails WHERE state = 'pending'");
      progress(`${waiting} mails waiting`);
    }
    const isBooked = ({ answers }) => answers.some(({ status }) => status === 201);
    const booked = visits.filter(isBooked).length;
    await inParallel(visits, concurrency, async (visit, at) => {
      if (isBooked(visit)) await ask(visit, at);
    });

    const { PROBLEM_TYPES } = await import("@gratweg/contracts");
    const facts = { visits, received: catcher.received, soldOut: PROBLEM_TYPES.soldOut };
    for (const [name, statement] of Object.entries(FACTS)) facts[name] = await store.all(statement);
    const sum = (name) => Object.values(parts).reduce((total, one) => total + one[name], 0);
    const verdict = { booked, kills: sum("kills"), faults: { ...judge(facts), fell: sum("falls") } };
    writeFileSync(path.join(folder, "facts.json"), JSON.stringify({ verdict, ...facts }, null, 1));
    return verdict;
  } finally {
    await Promise.all(Object.values(parts).map((one) => one.stop()));
    await store?.close();
    await catcher.stop();
    await drop();
  }
}

async function inParallel(all, width, work) {
  const rest = [...all.entries()];
  const worker = async () => {
    for (let next; (next = rest.shift());) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
