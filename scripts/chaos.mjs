/**
 * `npm run chaos -- --rounds N`: bookings while server and content system are killed again and again, and the mail
 * server has its moods. Then everything stored, answered and sent has to fit together. Ends with 1 when anything does not.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { runRound } from "./chaos/round.mjs";
import { postgresUrl } from "./lib/database.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { green, red, step, StepError, tell } from "./lib/terminal.mjs";

const DATABASES = { sqlite: ["sqlite"], postgres: ["postgres"], both: ["sqlite", "postgres"] };

stopWithUs();

try {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "1" },
      database: { type: "string", default: process.env.DATABASE_URL ? "both" : "sqlite" },
      bookings: { type: "string", default: "1000" },
      concurrency: { type: "string", default: "100" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 1e9)) },
    },
  });
  const databases = DATABASES[values.database];
  if (!databases) throw new StepError(`--database wants ${Object.keys(DATABASES).join(", ")}.`);
  if (databases.includes("postgres")) postgresUrl();
  const [rounds, bookings, concurrency, seed] = ["rounds", "bookings", "concurrency", "seed"].map((name) => {
    if (Number(values[name]) >= 1) return Number(values[name]);
    throw new StepError(`--${name} wants a number from 1, not "${values[name]}".`);
  });
  const logs = path.join(root, "test-results/chaos");
  rmSync(logs, { recursive: true, force: true });
  await install({ root, logs });
  await build({ root, logs });

  let isFaulty = false;
  for (const database of databases)
    for (let round = 1; round <= rounds; round += 1) {
      const folder = path.join(logs, `${database}-${round}`);
      const options = { root, folder, database, bookings, concurrency, random: createRandom(seed + round) };
      const title = `${database}, round ${round} of ${rounds}`;
      const verdict = await step(title, (progress) => runRound({ ...options, progress }));
      const { booked, kills, faults } = verdict;
      const found = Object.entries(faults).filter(([, count]) => count > 0);
      isFaulty ||= found.length > 0;
      console.log(
        `    ${booked} of ${bookings} booked, ${kills} kills: ${found.flat().join(" ") || "no fault"}`,
      );
    }
  console.log(`Logs and facts: test-results/chaos. The same plan again: --seed ${seed}`);
  console.log(isFaulty ? red("Not all fits together.") : green("Nothing lost, doubled or overbooked."));
  await stopAll();
  process.exit(isFaulty ? 1 : 0);
} catch (error) {
  // After Ctrl-C the signal's own handler ends the command.
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}

/** The same numbers from 0 up to 1 for the same seed, so that a plan can be repeated. @param {number} seed */
function createRandom(seed) {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}
