/**
 * `npm run chaos -- --rounds N`: bookings while server, content system and mail worker are killed again and again, and the mail
 * server has its moods. Then everything stored, answered and sent has to fit together. Ends with 1 when anything does not.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { FAULTS } from "./chaos/judge.mjs";
import { readOptions } from "./chaos/options.mjs";
import { runRound } from "./chaos/round.mjs";
import { bookableDepartures, loadContracts } from "./lib/bookable.mjs";
import { temporaryFolder } from "./lib/folders.mjs";
import { startMailCatcher } from "./lib/mail-catcher.mjs";
import { openPostgres } from "./lib/postgres.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { createTemplate } from "./lib/template.mjs";
import { bold, dim, green, red, step, tell } from "./lib/terminal.mjs";

const MUST_BE_ZERO = [...FAULTS, "fell"];
const SHOWN = [
  "acknowledged",
  "refused",
  ...MUST_BE_ZERO,
  "mails twice",
  "killed",
  "attempts",
  "seconds",
  "drained",
];

const ENVIRONMENT = {
  // Each visitor comes from another address, so that limits are not what is tested.
  GRATWEG_TRUST_PROXY: "loopback",
  // Bookings of three are held, of whatever share of a departure.
  GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "2",
  GRATWEG_BOOKING_UNPROVEN_PER_DEPARTURE: "0",
  // A killed worker's mails are free again after this, and what failed is tried again sooner than in earnest.
  GRATWEG_OUTBOX_LEASE_MS: "8000",
  GRATWEG_OUTBOX_SEND_MS: "5000",
  GRATWEG_OUTBOX_RETRY_BASE_MS: "200",
  GRATWEG_OUTBOX_POLL_MS: "100",
};

stopWithUs();

try {
  const options = readOptions(process.argv.slice(2));
  const logs = path.join(root, "test-results/chaos");
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  console.log(bold("Gratweg: chaos"));
  await install({ root, logs });
  await build({ root, logs });
  const contracts = await loadContracts(root);
  const verdicts = [];
  for (const database of options.databases)
    verdicts.push(...(await runDatabase(database, { ...options, logs, contracts })));
  report(verdicts);
  const faults = verdicts.flatMap((verdict) => MUST_BE_ZERO.filter((name) => verdict[name] !== 0));
  console.log(
    faults.length === 0
      ? green("Every booking was answered, stored and mailed, and no seat sold twice.")
      : red(`Not zero: ${[...new Set(faults)].join(", ")}. Logs and facts: test-results/chaos`),
  );
  console.log(dim(`To repeat: npm run chaos -- ${options.repeat}`));
  await stopAll();
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  // After Ctrl-C the signal's own handler ends the command.
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}

async function runDatabase(name, { rounds, bookings, concurrency, seed, logs, contracts }) {
  const folder = temporaryFolder("chaos");
  const own = path.join(logs, name);
  const postgres =
    name === "postgres" ? await openPostgres({ logs: own, given: process.env.DATABASE_URL }) : undefined;
  const verdicts = [];
  try {
    let departures = [];
    const template = await step(`Seeding ${name}`, () =>
      createTemplate({
        root,
        folder,
        logs: own,
        postgres,
        prepare: async (database) => void (departures = await bookableDepartures(database)),
      }),
    );
    for (let round = 1; round <= rounds; round += 1)
      await step(`${name}, round ${round} of ${rounds}`, async (progress) => {
        const catcher = await startMailCatcher();
        const copy = await template.copy(`round-${round}`, {
          ...ENVIRONMENT,
          SMTP_URL: `smtp://127.0.0.1:${catcher.port}`,
        });
        try {
          const verdict = await runRound({
            ...{ root, contracts, copy, catcher, departures, bookings, concurrency, progress },
            seed: `${seed}/${name}/${round}`,
            logs: path.join(own, `round-${round}`),
          });
          verdicts.push({ round: `${name} ${round}`, ...verdict });
        } finally {
          await catcher.stop();
          await copy.drop();
          rmSync(copy.folder, { recursive: true, force: true });
        }
      });
  } finally {
    await postgres?.close();
  }
  return verdicts;
}

/** One line a round, and the sum. */
function report(verdicts) {
  const sum = Object.fromEntries(
    SHOWN.map((name) => [name, verdicts.reduce((total, verdict) => total + verdict[name], 0)]),
  );
  const rows = [["", ...SHOWN]];
  for (const verdict of [...verdicts, { round: "sum", ...sum }])
    rows.push([verdict.round, ...SHOWN.map((name) => String(verdict[name]))]);
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  console.log();
  for (const row of rows)
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join("  ")}`,
    );
  console.log();
}
