/**
 * `npm run test:consumers [-- vite | react-18 | next | all]`: installs the published packages as strangers would, in copies of the applications
 * here, and checks that they build, render and work there. Without words: vite. `--report=file` writes the counts as JSON.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import http from "node:http";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { findChromium } from "../scripts/lib/chromium.mjs";
import { freePort } from "../scripts/lib/free-port.mjs";
import { run, start, stopAll, stopWithUs } from "../scripts/lib/processes.mjs";
import { root } from "../scripts/lib/settings.mjs";
import { waitForHttp } from "../scripts/lib/wait-for-http.mjs";

const PUBLISHED = ["contracts", "content-client", "flows", "design-system"];
const CONSUMERS = {
  vite: { application: "vite-react-19", checks: checkVite, further: [] },
  "react-18": {
    application: "vite-react-19",
    checks: checkVite,
    further: ["react@18.3.1", "react-dom@18.3.1", "@types/react@18", "@types/react-dom@18"],
  },
  next: { application: "next-app-router", checks: checkNext, further: [] },
};
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

stopWithUs();
const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { report: { type: "string" } },
});
const logs = path.join(root, "test-results/logs");
mkdirSync(logs, { recursive: true });
const scratch = mkdtempSync(path.join(os.tmpdir(), "gratweg-consumers-"));
const env = { ...process.env, CI: "true", NEXT_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" };
// What npm and Node were told for this repository is no business of a stranger's.
for (const name of Object.keys(env))
  if (/^(?:NODE_(?:PATH|OPTIONS|ENV)|INIT_CWD|npm_(?:package|lifecycle|config_local_prefix).*)$/.test(name))
    delete env[name];

const counts = { passed: 0, failed: 0 };
const unknown = words.find((word) => word !== "all" && !(word in CONSUMERS));
if (unknown) {
  console.error(`There is no consumer "${unknown}": ${Object.keys(CONSUMERS).join(", ")}, all.`);
  process.exit(1);
}
const chosen = words.includes("all") ? Object.keys(CONSUMERS) : words.length > 0 ? words : ["vite"];
const browser = await chromium.launch({
  executablePath: await findChromium({ root, logs }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const tarballs = path.join(scratch, "tarballs");
  mkdirSync(tarballs);
  const workspaces = PUBLISHED.flatMap((name) => ["-w", `packages/${name}`]);
  const pack = ["pack", "--ignore-scripts", "--silent", "--pack-destination", tarballs, ...workspaces];
  await run("npm pack", "npm", pack, { cwd: root, env, log: path.join(logs, "pack.log") });
  // The consumers name them without a version, so that a release leaves them alone.
  for (const name of readdirSync(tarballs))
    renameSync(
      path.join(tarballs, name),
      path.join(tarballs, name.replace(/^gratweg-(.+)-\d+\.\d+\.\d+.*\.tgz$/, "$1.tgz")),
    );
  for (const word of chosen) {
    const { application, checks, further } = CONSUMERS[word];
    const folder = path.join(scratch, word);
    cpSync(path.join(root, "consumers", application), folder, { recursive: true });
    cpSync(tarballs, path.join(folder, "tarballs"), { recursive: true });
    const command = (name, ...args) =>
      run(`${name} ${args.join(" ")}`, name, args, {
        cwd: folder,
        env,
        log: path.join(logs, `consumer-${word}-${args.at(-1)?.replaceAll(":", "-")}.log`),
      });
    const check = (name, work) => counted(`${word}: ${name}`, work);
    await check("installs", () =>
      command(
        "npm",
        "install",
        ...further,
        "--prefer-offline",
        "--no-package-lock",
        "--no-audit",
        "--no-fund",
      ),
    );
    await checks({ folder, check, command });
  }
} finally {
  await browser.close();
  await stopAll();
  rmSync(scratch, { recursive: true, force: true });
}
if (flags.report) writeFileSync(flags.report, JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

async function counted(name, work) {
  try {
    await work();
    counts.passed += 1;
    console.log(`  ✓ ${name}`);
  } catch (error) {
    counts.failed += 1;
    console.log(`  ✗ ${name}\n${error.stack}\n${error.log ?? ""}`);
  }
}

/** Checks Vite: prerendered and hydrated, and once without a server, both under a strict policy. */
async function checkVite({ folder, check, command }) {
  for (const word of ["check:types", "check:types:nodenext", "build"])
    await check(word, () => command("npm", "run", "--silent", word));
  await check("a button brings no dialog, no machine and no date picker", async () => {
    await command("npm", "run", "--silent", "build:button");
    const modules = JSON.parse(readFileSync(path.join(folder, "dist-button.json"), "utf8"));
    const ours = modules.filter((id) => id.includes("/@gratweg/"));
    assert.ok(ours.some((id) => id.endsWith("/button/Button.js")));
    const strange = /dialog|header|xstate|@gratweg\/flows|zod|react-aria|microcopy/i;
    assert.deepEqual(
      modules.filter((id) => strange.test(id)),
      [],
    );
  });
  const origin = await serveStrictly(path.join(folder, "dist"));
  for (const page of ["/", "/client-only.html"])
    await check(`${page} works under a policy without inline styles of its own`, () =>
      checkPage(`${origin}${page}`),
    );
}

/** Checks Next's App Router: pages are server components, ours are client ones by their own directive. */
async function checkNext({ folder, check, command }) {
  const next = path.join(folder, "node_modules/.bin/next");
  await check("builds, with types checked", () => command(next, "build"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = path.join(logs, "consumer-next-start.log");
  const server = start("next start", next, ["start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: folder,
    env,
    log,
  });
  await waitForHttp(origin, server);
  await check("a server component uses formats, icons and components, its rules before them", async () => {
    const html = await (await fetch(origin)).text();
    assert.match(html, /Ab (?:<!-- -->)?399\s€/);
    assert.match(html, /14\. Mai 2027/);
    const style = html.indexOf('<style id="stitches">');
    assert.ok(style > 0 && style < html.indexOf("<header"));
  });
  await check("the page works", () => checkPage(origin));
}

/** Does what a visitor does on a consumer's home page. */
async function checkPage(address) {
  const page = await browser.newPage({ locale: "de-DE", reducedMotion: "reduce" });
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(address);
  // What is pressed before hydration is replayed by nobody.
  await page.locator("html[data-ready]").waitFor();
  const look = await page.evaluate(() => {
    const { position } = window.getComputedStyle(document.querySelector("header"));
    return { position, font: window.getComputedStyle(document.body).fontFamily.split(",")[0] };
  });
  assert.deepEqual(look, { position: "sticky", font: '"Source Sans 3 Variable"' });
  const opener = page.getByRole("button", { name: "Was kostet eine Tour?" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Was kostet eine Tour?" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  assert.equal(await opener.evaluate((element) => element === document.activeElement), true);
  await page.getByRole("contentinfo").getByRole("textbox").fill("vera@almweg.example");
  await page.keyboard.press("Enter");
  await page.getByText("Bitte bestätigen Sie vera@almweg.example.").waitFor();
  await page.getByRole("button", { name: "Zur dunklen Darstellung wechseln" }).click();
  await page.locator("html.theme-dark").waitFor();
  await page.evaluate(AXE);
  const violations = await page.evaluate(() => window.axe.run(document).then((found) => found.violations));
  assert.deepEqual({ complaints, violations }, { complaints: [], violations: [] });
  await page.close();
}

/** Serves a built folder with the inline styles of each page alone, and answers the newsletter as the real server would. */
async function serveStrictly(folder) {
  const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" };
  const hashOf = (css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  const server = http.createServer(async (request, response) => {
    if (request.method === "POST") {
      const { email } = JSON.parse(Buffer.concat(await request.toArray()).toString());
      const answer = { success: true, message: `Bitte bestätigen Sie ${email}.` };
      return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    }
    const name = request.url === "/" ? "/index.html" : request.url;
    const body = await readFile(path.join(folder, name)).catch(() => undefined);
    if (!body) return response.writeHead(404).end();
    const styles = [...String(body).matchAll(/<style id="[\w-]+">(.*?)<\/style>/gs)].map(([, css]) => css);
    return response
      .writeHead(200, {
        "content-type": types[path.extname(name)] ?? "application/octet-stream",
        // A sheet that is filled by script begins empty.
        "content-security-policy": `default-src 'self'; style-src 'self' ${["", ...styles].map(hashOf).join(" ")}; img-src 'self' data:; font-src 'self' data:`,
      })
      .end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return `http://127.0.0.1:${server.address().port}`;
}
