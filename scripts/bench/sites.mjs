import { copyFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { childrenCpu } from "../lib/children-cpu.mjs";
import { openDatabase } from "../lib/database.mjs";
import { productEnvironment } from "../lib/environment.mjs";
import { temporaryFolder } from "../lib/folders.mjs";
import { startContentSystem } from "../lib/parts.mjs";
import { freePort } from "../lib/free-port.mjs";
import { secrets } from "../lib/settings.mjs";
import { SITE_KEYS } from "../lib/site-keys.mjs";
import { buildSite } from "../lib/site.mjs";
import { copyTours } from "./many-tours.mjs";
import { table } from "./report.mjs";

/** Copied tours beside those of the content. */
const SCALES = [500, 1500];
/** Shows every tour. */
const LARGEST = "portal";

/** @typedef {{ wall: number, cpu: number, pages: number }} Built */

/** All sites with the whole content, from nothing and warm; then one of them with many more pages. */
export async function sites({ root, logs, progress, keys = SITE_KEYS, scales = SCALES }) {
  const data = temporaryFolder("bench-sites");
  const ports = {
    GRATWEG_PORT: await freePort(),
    GRATWEG_CMS_PORT: await freePort(),
    GRATWEG_IDENTITY_PORT: await freePort(),
  };
  const environment = { DATABASE_URL: "", GRATWEG_SITES_FILE: "", GRATWEG_SEED: "full" };
  const env = productEnvironment({ root, data, ports, secrets: secrets(data), environment });
  const startCms = () => startContentSystem({ root, env, log: path.join(logs, "bench-sites-cms.log") });

  /** @returns {Promise<Built>} */
  const build = async (key, text) => {
    progress(`${key}: ${text}`);
    const [since, before] = [performance.now(), childrenCpu()];
    await buildSite({ root, data, key, env, force: true, inStep: (_, work) => work(() => {}) });
    const wall = (performance.now() - since) / 1000;
    return { wall, cpu: childrenCpu() - before, pages: countPages(path.join(data, "sites", key)) };
  };

  progress("filling the database");
  let cms = await startCms();
  const cold = [];
  for (const key of keys) cold.push(await build(key, "cold"));
  const warm = [];
  for (const key of keys) warm.push(await build(key, "warm"));
  await cms.stop(30_000);

  const file = path.join(data, "cms.sqlite");
  copyFileSync(file, `${file}.seeded`);
  const scaled = [];
  for (const count of scales) {
    copyFileSync(`${file}.seeded`, file);
    progress(`copying ${count} tours`);
    const database = await openDatabase({ file });
    await database.run("BEGIN");
    await copyTours(database, count);
    await database.run("COMMIT");
    await database.close();
    cms = await startCms();
    scaled.push({
      count,
      first: await build(LARGEST, `${count} more tours`),
      again: await build(LARGEST, "again"),
    });
    await cms.stop(30_000);
  }
  return report({ keys, cold, warm, scaled });
}

/** @param {{ keys?: string[], cold: Built[], warm: Built[], scaled: { count: number, first: Built, again: Built }[] }} measured */
export function report({ keys = SITE_KEYS, cold, warm, scaled }) {
  const [some, many] = scaled;
  return [
    "The whole content. Cold: no cache, the first site from nothing, each further one from a copy of the one before; preview pictures are drawn as sites need them. Warm: the",
    "same again, forced. CPU: Gatsby's processes on all cores; the content system's own is not in it, its time to answer is in the wall clock.",
    "",
    table(
      ["Site", "pages", "cold, s", "CPU, s", "warm, s", "CPU, s"],
      [
        ...keys.map((key, at) => [key, cold[at]?.pages ?? 0, ...times(cold[at]), ...times(warm[at])]),
        ["all", sum(cold, "pages"), ...times(total(cold)), ...times(total(warm))],
      ],
    ),
    "",
    `Copied tours on the ${LARGEST} site, without new photographs. First: each new tour also gets its preview picture. Again: nothing is new.`,
    "",
    table(
      ["Tours", "pages", "first, s", "CPU, s", "again, s", "CPU, s"],
      scaled.map(({ count, first, again }) => [
        `${count} more`,
        first.pages,
        ...times(first),
        ...times(again),
      ]),
    ),
    "",
    ...(some && many
      ? [
          `CPU seconds for each extra 1,000 pages: ${slope(some.first, many.first)} the first time, ${slope(some.again, many.again)} from then on (aim ≤ 2).`,
        ]
      : []),
  ].join("\n");
}

/** @param {Built} less @param {Built} more */
function slope(less, more) {
  return (((more.cpu - less.cpu) / (more.pages - less.pages)) * 1000).toFixed(1);
}

/** @param {Built | undefined} built */
function times(built) {
  return [seconds(built?.wall), seconds(built?.cpu)];
}

/** @param {number | undefined} value */
function seconds(value) {
  return value === undefined || Number.isNaN(value) ? "–" : value.toFixed(1);
}

/** @param {Built[]} built @param {keyof Built} what */
function sum(built, what) {
  return built.reduce((all, one) => all + one[what], 0);
}

/** @param {Built[]} built */
function total(built) {
  return { wall: sum(built, "wall"), cpu: sum(built, "cpu"), pages: sum(built, "pages") };
}

function countPages(folder) {
  return readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".html")).length;
}
