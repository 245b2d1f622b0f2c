/**
 * Requests a second and CPU a request of the built server, for a static page, a 304, a script and a search.
 * The server runs in a process of its own, so that its CPU time is its own. Usage: `node bench/static.mjs [seconds]`.
 */
import { fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { load, next, usage } from "./load.mjs";

const seconds = Number(process.argv[2] ?? 5);

if (process.send) await serve();
else await measure();

async function serve() {
  const { createServer } = await import("../dist/index.js");
  const { default: pino } = await import("pino");
  const none = { load: () => Promise.resolve([]) };
  const app = createServer({
    version: "bench",
    sitesFolder: process.env.BENCH_SITES,
    trips: none,
    buildIndex: () => ({ search: () => ({ data: [], meta: { pagination: { page: 1 } } }) }),
    redirects: none,
    departures: { departures: () => Promise.resolve(undefined) },
    sessions: { user: () => Promise.resolve(undefined) },
    icons: { icons: () => Promise.resolve(undefined) },
    log: pino({ level: "silent" }),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  process.on("message", () => process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss }));
  process.send({ port: app.server.address().port });
}

async function measure() {
  const sites = mkdtempSync(path.join(tmpdir(), "gratweg-bench-"));
  const script = "app-0123456789abcdef0123.js";
  mkdirSync(path.join(sites, "hiking/de"), { recursive: true });
  const words = Array.from({ length: 4000 }, (_, at) => `<p>Etappe ${at * 7919} über den Grat</p>`).join("");
  writeFileSync(
    path.join(sites, "hiking/de/index.html"),
    `<!doctype html><html lang="de"><head></head><body>${words}</body></html>`,
  );
  writeFileSync(path.join(sites, "hiking/index.html"), "<!doctype html><html lang=de><head></head></html>");
  writeFileSync(path.join(sites, "hiking", script), `console.log(${JSON.stringify(words)});`);
  const child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, BENCH_SITES: sites } });
  try {
    const { port } = await next(child);
    const tag = await compressedTag(port);
    const cases = [
      ["page, brotli", "/de", "Accept-Encoding: gzip, deflate, br\r\n", 200],
      ["page, 304", "/de", `Accept-Encoding: gzip, deflate, br\r\nIf-None-Match: ${tag}\r\n`, 304],
      ["script, brotli", `/${script}`, "Accept-Encoding: gzip, deflate, br\r\n", 200],
      ["redirect", "/top", "", 308],
      ["search (empty index)", "/api/trips/search?q=x", "", 200],
    ];
    console.log("| Case | requests/s | µs CPU a request |\n|---|---:|---:|");
    for (const [name, target, headers, status] of cases) {
      const request = () => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
      await load(port, request, status, 1);
      const before = await usage(child);
      const { count, elapsed } = await load(port, request, status, seconds);
      const after = await usage(child);
      const cpu = after.user + after.system - before.user - before.system;
      console.log(`| ${name} | ${Math.round(count / elapsed)} | ${(cpu / count).toFixed(1)} |`);
    }
  } finally {
    child.kill();
    rmSync(sites, { recursive: true });
  }
}

/** The tag of the brotli variant, once it is ready. */
async function compressedTag(port) {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/de`, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    if (answer.headers.get("content-encoding") === "br") return answer.headers.get("etag");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
