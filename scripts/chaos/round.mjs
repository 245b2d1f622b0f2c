import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bookingBody, readTerms } from "../lib/bookable.mjs";
import { startContentSystem, startMailWorker, startServer } from "../lib/parts.mjs";
import { createRandom } from "../lib/random.mjs";
import { judge } from "./judge.mjs";
import { createPart } from "./part.mjs";
import { planBookings, planDisturbances } from "./plan.mjs";
import { book } from "./visitor.mjs";
import { readFacts, waitingMails } from "./facts.mjs";

const ROUND_LIMIT_MS = 600_000;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One round: everything up on a fresh copy, all bookings while processes are killed, the outbox drained, every key asked once
 * more, then judged.
 *
 * @param {{ root: string, contracts: any, copy: import("../lib/template.mjs").Copy, catcher: import("../lib/mail-catcher.mjs").MailCatcher, departures: { number: number, tour: number }[], bookings: number, concurrency: number, seed: string, logs: string, progress: (text: string) => void }} options
 */
export async function runRound(options) {
  const { root, contracts, copy, catcher, departures, bookings, concurrency, logs, progress } = options;
  mkdirSync(logs, { recursive: true });
  const random = createRandom(options.seed);
  const { visits, capacities } = planBookings({ random, bookings, departures });
  const database = await copy.open();
  for (const [number, capacity] of capacities)
    await database.run("UPDATE departures SET capacity = ? WHERE number = ?", capacity, number);

  const part = (name, bring) => createPart({ name, bring, root, env: copy.env, logs });
  const parts = [
    part("content system", startContentSystem),
    part("mail worker", startMailWorker),
    part("server", startServer),
  ];
  try {
    for (const one of parts) await one.start();
    const origin = `http://127.0.0.1:${copy.env.GRATWEG_PORT}`;
    const terms = new Map();
    for (const departure of departures) terms.set(departure.number, await readTerms(origin, departure));

    const begun = Date.now();
    const until = begun + ROUND_LIMIT_MS;
    const state = { decided: 0, over: false };
    const stored = expectedBookings(visits, capacities);
    const plan = planDisturbances({ random, bookings, mails: stored });
    const disturbed = disturb({ plan, parts, catcher, state, until });

    const clients = visits.map(({ key, departure, seats }) => ({ key, departure, seats, answers: [] }));
    const bodies = visits.map((visit) =>
      JSON.stringify(bookingBody({ ...visit, contracts, terms: terms.get(visit.departure) })),
    );
    let attempts = 0;
    const ask = async (at) => {
      const result = await book({ origin, visit: visits[at], body: bodies[at], random, until });
      attempts += result.attempts;
      if (result.answer) clients[at].answers.push(result.answer);
    };
    await inParallel(bookings, concurrency, async (at) => {
      await Promise.all(visits[at].twin ? [ask(at), ask(at)] : [ask(at)]);
      state.decided += 1;
      progress(`${state.decided} of ${bookings} decided`);
    });
    const seconds = (Date.now() - begun) / 1000;

    await disturbed;
    for (let waiting = 1; waiting > 0 && Date.now() < until; await pause(200)) {
      waiting = await waitingMails(database);
      progress(`${waiting} mails waiting`);
    }
    const drained = (Date.now() - begun) / 1000;
    progress("asking every key once more");
    await inParallel(bookings, concurrency, async (at) => {
      if (clients[at].answers.some(({ status }) => status === 201)) await ask(at);
    });

    const facts = { clients, ...(await readFacts(database)), received: catcher.received };
    const verdict = {
      ...judge({ ...facts, soldOut: contracts.PROBLEM_TYPES.soldOut }),
      attempts,
      fell: parts.reduce((sum, one) => sum + one.falls(), 0),
      killed: parts.reduce((sum, one) => sum + one.kills(), 0),
      seconds: Math.round(seconds),
      drained: Math.round(drained),
    };
    writeFileSync(
      path.join(logs, "facts.json"),
      JSON.stringify(
        { seed: options.seed, plan, verdict, ...facts, received: [...catcher.received] },
        null,
        1,
      ),
    );
    return verdict;
  } finally {
    await Promise.all(parts.map((one) => one.stop()));
    await database.close();
  }
}

/** How many bookings fit at least, for the points of the plan. */
function expectedBookings(visits, capacities) {
  const left = new Map(capacities);
  return visits.filter(({ departure, seats }) => {
    const rest = left.get(departure) - seats;
    if (rest >= 0) left.set(departure, rest);
    return rest >= 0;
  }).length;
}

/** Carries the plan out; settles when every disturbance has happened or the time is over. */
async function disturb({ plan, parts, catcher, state, until }) {
  let mails = 0;
  const measure = { decided: () => state.decided, mails: () => mails };
  const reached = async (name, count) => {
    while (measure[name]() < count && Date.now() < until) {
      mails = [...catcher.received.values()].reduce((sum, times) => sum + times, 0);
      await pause(10);
    }
  };
  const kills = parts.map(async (part) => {
    for (const kill of plan.kills.filter(({ part: name }) => name === part.name)) {
      await reached(kill.measure, kill.count);
      await pause(kill.delay);
      await part.kill();
    }
  });
  const troubles = async () => {
    for (const { mood, count, lasts } of plan.troubles) {
      await reached("mails", count);
      catcher.be(mood);
      await pause(lasts);
      catcher.be("accept");
    }
  };
  await Promise.all([...kills, troubles()]);
}

/** @param {number} count @param {number} width @param {(at: number) => Promise<void>} work */
async function inParallel(count, width, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
