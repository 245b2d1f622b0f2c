/**
 * `npm run bench [-- search|search-quality|bookings|pages … --sites a,b --url ADDRESS --runs N]`: measures and writes
 * docs/benchmarks.md; a section that is not measured stays as it is. pages want a running product; bookings bring one of their own.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { bookings } from "./bench/bookings.mjs";
import { pages } from "./bench/pages.mjs";
import { writeSection } from "./bench/report.mjs";
import { search } from "./bench/search.mjs";
import { searchQuality } from "./bench/search-quality.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { stopAll, stopWithUs } from "./lib/processes.mjs";
import { settings } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { siteAddress, siteKeys } from "./lib/site-keys.mjs";
import { step, StepError, tell } from "./lib/terminal.mjs";

const PARTS = { search, "search-quality": searchQuality, bookings, pages };

stopWithUs();

try {
  const { root, data, ports } = settings();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sites: { type: "string", default: "hiking,biking" },
      url: { type: "string" },
      runs: { type: "string", default: "5" },
    },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown) throw new StepError(`"${unknown}" is not known: ${Object.keys(PARTS).join(", ")}.`);
  const runs = Number(values.runs);
  const origins = values.url
    ? [new URL(values.url).origin]
    : siteKeys(values.sites.split(",")).map((key) => siteAddress(key, ports.GRATWEG_PORT));
  const logs = path.join(data, "logs");
  await install({ root, logs });
  await build({ root, logs });
  const chromium = names.includes("pages") ? await findChromium({ root, logs }) : "";
  for (const name of names)
    await step(`Measuring ${name}`, async (progress) =>
      writeSection(root, name, await PARTS[name]({ root, logs, origins, runs, chromium, progress })),
    );
} catch (error) {
  tell(error);
  await stopAll();
  process.exit(1);
}
