/**
 * `npm run bench [-- search|bookings|weight|lighthouse …]`: measures and writes docs/benchmarks.md; a section that is not measured
 * stays as it is. Weight and Lighthouse want a running product; bookings bring one of their own. Never a test: numbers depend on the machine and on what else it does.
 */
import path from "node:path";
import { lighthouse } from "./bench/lighthouse.mjs";
import { bookings } from "./bench/bookings.mjs";
import { writeSection } from "./bench/report.mjs";
import { search } from "./bench/search.mjs";
import { readPages } from "./bench/pages.mjs";
import { weight } from "./bench/weight.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { stopAll, stopWithUs } from "./lib/processes.mjs";
import { settings } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { step, StepError, tell } from "./lib/terminal.mjs";

const PARTS = ["search", "bookings", "weight", "lighthouse"];

stopWithUs();

try {
  const { root, data, ports } = settings();
  const logs = path.join(data, "logs");
  const { parts, url } = readArguments(process.argv.slice(2), `http://localhost:${ports.GRATWEG_PORT}`);

  if (parts.includes("search"))
    await step("Measuring the search", async (progress) =>
      writeSection(root, "search", await search({ root, logs, progress })),
    );
  if (parts.includes("bookings")) {
    await install({ root, logs });
    await build({ root, logs });
    await step("Booking", async (progress) =>
      writeSection(root, "bookings", await bookings({ root, logs, progress })),
    );
  }
  if (parts.includes("weight") || parts.includes("lighthouse")) {
    const pages = await readPages(url);
    const chromium = await findChromium({ root, logs });
    if (parts.includes("weight"))
      await step("Weighing the pages", async (progress) =>
        writeSection(root, "weight", await weight({ pages, chromium, progress })),
      );
    if (parts.includes("lighthouse"))
      await step("Running Lighthouse", async (progress) =>
        writeSection(root, "lighthouse", await lighthouse({ root, logs, pages, chromium, progress })),
      );
  }
} catch (error) {
  tell(error);
  await stopAll();
  process.exit(1);
}

/** @param {string[]} words @param {string} standard */
function readArguments(words, standard) {
  const parts = [];
  let url = standard;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === "--url") url = words[(at += 1)] ?? "";
    else if (PARTS.includes(word)) parts.push(word);
    else throw new StepError(`"${word}" is not known: ${PARTS.join(", ")}, --url ADDRESS.`);
  }
  if (!URL.canParse(url)) throw new StepError(`--url wants an address, not "${url}".`);
  return { parts: parts.length > 0 ? parts : PARTS, url: new URL(url).origin };
}
