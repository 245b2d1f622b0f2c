import path from "node:path";
import {
  bookableDepartures,
  bookingBody,
  loadContracts,
  readTerms,
  visitorAddress,
} from "../lib/bookable.mjs";
import { temporaryFolder } from "../lib/folders.mjs";
import { startContentSystem, startServer } from "../lib/parts.mjs";
import { openPostgres } from "../lib/postgres.mjs";
import { createTemplate } from "../lib/template.mjs";
import { intentOf, openStore } from "./bare-statement.mjs";
import { createPoster, measure } from "./load.mjs";
import { spreadDepartures } from "./many-departures.mjs";
import { table } from "./report.mjs";

const WIDTH = 32;
const LOAD = { width: WIDTH, warmup: 2, seconds: 8 };
const MANY = 50;
/** As a proxy on this machine, so that each visitor has an address of their own. */
const ENVIRONMENT = {
  GRATWEG_TRUST_PROXY: "loopback",
  // Bookings are measured, not holds.
  GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "0",
  GRATWEG_BOOKING_UNPROVEN_PER_DEPARTURE: "0",
};

/** Bookings a second, from the bare statement out to the server's door. */
export async function bookings({ root, logs, progress }) {
  const contracts = await loadContracts(root);
  const rows = [];
  for (const database of ["SQLite", "PostgreSQL"]) {
    const own = path.join(logs, `bench-${database.toLowerCase()}`);
    const postgres =
      database === "PostgreSQL"
        ? await openPostgres({ logs: own, given: process.env.DATABASE_URL })
        : undefined;
    try {
      progress(`${database}: seeding`);
      rows.push(...(await onDatabase({ root, logs: own, postgres, database, contracts, progress })));
    } finally {
      await postgres?.close();
    }
  }
  return [
    `${WIDTH} bookings at a time for ${LOAD.seconds} s after ${LOAD.warmup} s of warming up, one seat each, every visitor another; departures have seats enough. Milliseconds. The`,
    "statement is the store's own, called from the measuring process, without Strapi and HTTP: seats, booking and two mails, on the disk before it answers.",
    "The internal route is the content system's, the server's is what a browser calls. Client, server, content system and database share this machine's",
    "cores, and the mail worker is not running.",
    "",
    table(["Database, departures", "through", "bookings/s", "p50", "p99"], rows),
  ].join("\n");
}

async function onDatabase({ root, logs, postgres, database, contracts, progress }) {
  /** @type {{ number: number, tour: number }[]} */
  let departures = [];
  const template = await createTemplate({
    root,
    folder: temporaryFolder("bench"),
    logs,
    postgres,
    prepare: async (opened) => {
      await spreadDepartures(opened, MANY);
      departures = await bookableDepartures(opened);
    },
  });
  const copy = await template.copy("run", ENVIRONMENT);
  const { env } = copy;
  const shapes = [
    ["one departure", departures.slice(0, 1)],
    [`${MANY} departures`, departures.slice(0, MANY)],
  ];
  const results = new Map();
  const keep = async (shape, way, work) => {
    progress(`${database}, ${shape}: ${way}`);
    results.set(`${shape} ${way}`, await measure({ ...LOAD, work }));
  };
  const origin = `http://127.0.0.1:${env.GRATWEG_PORT}`;
  const terms = new Map();
  const bodyFor = (/** @type {{ number: number }[]} */ targets, /** @type {number} */ at) =>
    bookingBody({
      contracts,
      terms: terms.get(targets[at % targets.length]?.number),
      seats: 1,
      guest: guest(),
    });

  const cms = await startContentSystem({ root, env, log: path.join(logs, "cms.log") });
  const server = await startServer({ root, env, log: path.join(logs, "server.log") });
  const { post, close } = createPoster(WIDTH);
  for (const departure of departures.slice(0, MANY))
    terms.set(departure.number, await readTerms(origin, departure));
  const throughServer = (targets) => async (/** @type {number} */ at) => {
    const headers = {
      "idempotency-key": crypto.randomUUID(),
      "x-forwarded-for": visitorAddress((visitors += 1)),
    };
    wanted(await post(`${origin}/api/bookings`, headers, bodyFor(targets, at)), 201, '"confirmed"');
  };
  progress(`${database}: warming up`);
  // Both processes compile their hot paths now, or the first number would be of another program than the last.
  await measure({ width: WIDTH, warmup: 0, seconds: 6, work: throughServer(departures.slice(0, MANY)) });
  for (const [shape, targets] of shapes) {
    await keep(shape, "internal route", async (at) => {
      const { expectedTotal, ...rest } = bodyFor(targets, at);
      const answer = await post(
        `http://127.0.0.1:${env.GRATWEG_CMS_PORT}/api/internal/bookings`,
        { authorization: `Bearer ${env.GRATWEG_SERVICE_SECRET}` },
        {
          key: crypto.randomUUID(),
          requestHash: "bench",
          request: { ...rest, expectedTotal: expectedTotal.amount },
        },
      );
      wanted(answer, 200, '"booked"');
    });
    await keep(shape, "server", throughServer(targets));
  }
  close();
  await server.stop();
  await cms.stop(30_000);

  const store = openStore({ env, file: path.join(copy.folder, "cms.sqlite") });
  for (const [shape, targets] of shapes)
    await keep(shape, "statement", async (at) => {
      const body = bodyFor(targets, at);
      const taken = await store.take(intentOf({ terms: terms.get(body.departure), body }));
      if (taken.outcome !== "booked") throw new Error(`The statement answered "${taken.outcome}".`);
    });
  await store.close();
  await copy.drop();
  return shapes.flatMap(([shape]) =>
    ["statement", "internal route", "server"].map((way) => {
      const { perSecond, p50, p99 } = results.get(`${shape} ${way}`);
      return [`${database}, ${shape}`, way, Math.round(perSecond), p50.toFixed(1), p99.toFixed(1)];
    }),
  );
}

let guests = 0;
function guest() {
  guests += 1;
  return `gast-${guests}`;
}

let visitors = 0;

function wanted({ status, body }, expected, part) {
  if (status !== expected || !body.includes(part))
    throw new Error(`A booking was answered with ${status}: ${body.slice(0, 300)}`);
}
