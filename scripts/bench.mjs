/**
 * `npm run bench [-- search|search-quality|bookings|lighthouse …]`: measures and writes docs/benchmarks.md; a section that is not measured
 * stays as it is. Lighthouse wants a running product; bookings bring one of their own. Never a test: numbers depend on the machine and on what else it does.
 */
import path from "node:path";
import { bookings } from "./bench/bookings.mjs";
import { lighthouse } from "./bench/lighthouse.mjs";
import { readOptions } from "./bench/options.mjs";
import { readPages } from "./bench/pages.mjs";
import { writeSection } from "./bench/report.mjs";
import { search } from "./bench/search.mjs";
import { searchQuality } from "./bench/search-quality.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { stopAll, stopWithUs } from "./lib/processes.mjs";
import { settings } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { step, tell } from "./lib/terminal.mjs";

stopWithUs();

try {
  const { root, data, ports } = settings();
  const logs = path.join(data, "logs");
  const { parts, targets, runs } = readOptions(process.argv.slice(2), ports.GRATWEG_PORT);
  const measure = async (name, title, work) => {
    if (parts.includes(name))
      await step(title, async (progress) => writeSection(root, name, await work(progress)));
  };

  await measure("search", "Measuring the search", (progress) => search({ root, logs, progress }));
  if (["search-quality", "bookings"].some((part) => parts.includes(part))) {
    await install({ root, logs });
    await build({ root, logs });
  }
  await measure("search-quality", "Asking the judged queries", () => searchQuality({ root }));
  await measure("bookings", "Booking", (progress) => bookings({ root, logs, progress }));
  if (parts.includes("lighthouse")) {
    const found = [];
    for (const { site, origin } of targets) found.push(await readPages(origin, site));
    const chromium = await findChromium({ root, logs });
    await measure("lighthouse", "Running Lighthouse", (progress) =>
      lighthouse({ root, logs, pages: found.flat(), runs, chromium, progress }),
    );
  }
} catch (error) {
  tell(error);
  await stopAll();
  process.exit(1);
}
