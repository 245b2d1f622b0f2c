/**
 * `npm run abuse:restarts [-- --starts 10 --busy 4 --sites folder]`: starts the built server on eight sites again and again while
 * loops keep the cores busy, and counts the starts that came up. `--sites` names a folder with built sites; the sites that are missing
 * there are copies of one that is not. Without it they are made up, as large as real ones. Ends with 1 unless all came up.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { ask } from "../lib/ask.mjs";
import { temporaryFolder } from "../lib/folders.mjs";
import { freePort } from "../lib/free-port.mjs";
import { start, stopAll, stopWithUs } from "../lib/processes.mjs";
import { root } from "../lib/settings.mjs";
import { SITE_KEYS, siteAddress } from "../lib/site-keys.mjs";
import { bold, duration, green, red } from "../lib/terminal.mjs";

/** What a build says of its inline scripts (`@gratweg/contracts`, which may not be built yet when this is read). */
const INLINE_SCRIPTS_FILE = "builds/inline-scripts.json";
const LIMIT_MS = 300_000;
const LOOK_MS = 25;
/** Of a made-up site. */
const PAGES = 300;
const PAGE_BYTES = 150_000;

const { values } = parseArgs({
  options: {
    starts: { type: "string", default: "10" },
    busy: { type: "string", default: "4" },
    sites: { type: "string" },
  },
});
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

stopWithUs();
const folder = temporaryFolder("restarts");
const busy = Array.from(
  { length: Number(values.busy) },
  () => new Worker("for (;;) Math.sqrt(Math.random());", { eval: true }),
);
let up = 0;
try {
  const sites = path.join(folder, "sites");
  bringSites(sites);
  console.log(
    bold(`Gratweg: ${values.starts} starts on ${SITE_KEYS.length} sites, ${values.busy} busy loops`),
  );
  for (let at = 1; at <= Number(values.starts); at += 1) {
    const outcome = await startOnce(sites, path.join(folder, `start-${at}.log`));
    if (outcome.ok) up += 1;
    console.log(`  ${outcome.ok ? green("✓") : red("✗")} ${String(at).padStart(2)}  ${outcome.text}`);
  }
} finally {
  await Promise.all(busy.map((worker) => worker.terminate()));
  await stopAll();
}
const all = up === Number(values.starts);
console.log(all ? green(`${up} of ${values.starts} came up.`) : red(`${up} of ${values.starts} came up.`));
process.exit(all ? 0 : 1);

/** One start, from nothing to all sites. @param {string} sites @param {string} log */
async function startOnce(sites, log) {
  const port = await freePort();
  const begun = performance.now();
  const server = start("The server", process.execPath, ["packages/server/dist/main.js"], {
    cwd: root,
    log,
    env: {
      PATH: process.env.PATH,
      GRATWEG_DATA: path.join(folder, "data"),
      GRATWEG_SITES_DIR: sites,
      GRATWEG_PORT: String(port),
      GRATWEG_HOST: "127.0.0.1",
      // Nobody is there: what is asked here is the sites alone.
      GRATWEG_CMS_URL: "http://127.0.0.1:9",
      GRATWEG_LOG_LEVEL: "error",
    },
  });
  /** Why nothing more will come. */
  let ended;
  void server.exited.then((code) => (ended = `ended with exit code ${code}`));
  const origin = `http://127.0.0.1:${port}`;
  try {
    const listening = await until(() => answers(`${origin}/healthz`));
    const [first = "", ...rest] = SITE_KEYS.includes("hiking")
      ? ["hiking", ...SITE_KEYS.filter((key) => key !== "hiking")]
      : SITE_KEYS;
    const ready = listening && (await until(() => answers(`${siteAddress(first, port)}/de`)));
    let served = ready;
    for (const key of rest) served &&= await until(() => answers(`${siteAddress(key, port)}/de`));
    const text = [
      ["listens", listening],
      ["first site", ready],
      ["all sites", served],
    ].map(([name, ms]) => `${name} ${ms ? duration(ms) : "never"}`);
    if (ended !== undefined) text.push(ended);
    return { ok: Boolean(served) && ended === undefined, text: text.join(", ") };
  } finally {
    await server.stop();
  }

  /** Milliseconds since the start; undefined when the server has ended or the time is over. */
  async function until(condition) {
    while (ended === undefined && performance.now() - begun < LIMIT_MS) {
      if (await condition()) return performance.now() - begun;
      await pause(LOOK_MS);
    }
    return undefined;
  }

  async function answers(address) {
    try {
      const { status, body } = await ask(address, {
        headers: { accept: "application/json" },
        timeout: 5_000,
      });
      // Looked at and refused, as opposed to "Site is starting".
      if (status === 503 && body.includes('"Site unavailable"')) ended = `refused ${address}, see ${log}`;
      return status === 200;
    } catch {
      // Not listening yet.
      return false;
    }
  }
}

/** @param {string} target */
function bringSites(target) {
  const given = values.sites && path.resolve(values.sites);
  const built = given
    ? readdirSync(given).filter((key) => existsSync(path.join(given, key, "index.html")))
    : [];
  for (const [at, key] of SITE_KEYS.entries()) {
    const source = built.includes(key) ? key : built[0];
    if (given && source) cpSync(path.join(given, source), path.join(target, key), { recursive: true });
    else makeSite(path.join(target, key), at);
  }
}

/** Pages with inline scripts to hash, data beside each, pictures. @param {string} site @param {number} seed */
function makeSite(site, seed) {
  const write = (name, content) => {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const code = "window.x=(window.x||0)+1;".repeat(40);
  const script = `<script>${code}</script>`;
  // A page with an inline script that its build does not name is refused.
  write(INLINE_SCRIPTS_FILE, JSON.stringify({ counter: code }));
  const body = `<p>${"Von Hütte zu Hütte. ".repeat(20)}</p>`;
  const page = (name) => {
    const start = `<!doctype html><html lang="de"><head><title>${name} ${seed}</title>${script.repeat(8)}</head><body>`;
    return start + body.repeat(Math.ceil((PAGE_BYTES - start.length) / body.length));
  };
  for (const name of ["index.html", "de/index.html", "404.html"]) write(name, page(name));
  for (let at = 0; at < PAGES; at += 1) {
    write(`de/seite-${at}/index.html`, page(`Seite ${at}`));
    write(`page-data/de/seite-${at}/page-data.json`, JSON.stringify({ seed, at, text: body.repeat(20) }));
    for (let picture = 0; picture < 6; picture += 1)
      write(`static/${at}-${picture}/bild.jpg`, Buffer.alloc(20_000, `${seed} ${at} ${picture}`));
  }
}
