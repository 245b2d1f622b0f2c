import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { berlinToday } from "../src/domain/live-departures";
import { seedContent } from "./content";
import { generateTours } from "./generate";
import { insertTours } from "./insert-tours";

const USAGE = "node dist/seed/generate-cli.js --count N [--out file.jsonl] [--insert] [--today YYYY-MM-DD]";

/** Tours for scale tests: as JSON lines, into the configured database, or both. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: "string" },
      out: { type: "string" },
      insert: { type: "boolean", default: false },
      today: { type: "string", default: berlinToday() },
    },
  });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1 || (!values.out && !values.insert)) throw new Error(USAGE);
  const today = values.today ?? berlinToday();
  if (values.out) await writeLines(values.out, count, today);
  if (values.insert) await insertTours(generateTours(count, seedContent, today), count);
}

async function writeLines(file: string, count: number, today: string): Promise<void> {
  const out = createWriteStream(file);
  for (const tour of generateTours(count, seedContent, today))
    if (!out.write(`${JSON.stringify(tour)}\n`)) await once(out, "drain");
  out.end();
  await once(out, "finish");
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
