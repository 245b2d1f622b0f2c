import { readdirSync, statSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { chromium as playwright } from "playwright-core";
import { temporaryFolder } from "../lib/folders.mjs";
import { startContentSystem, startServer } from "../lib/parts.mjs";
import { createTemplate } from "../lib/template.mjs";
import { createPoster, measure } from "./load.mjs";
import { addressOf, addUsers, PASSWORD } from "./many-users.mjs";
import { table } from "./report.mjs";
import { kilobytes, load, waitForBrotli } from "./weight.mjs";

const USERS = 10_000;
const STORM = 1_000;
/** Bytes: smaller files may be served as they are. */
const SMALL = 1_000;
const WIDTH = 16;
const LOAD = { width: WIDTH, warmup: 2, seconds: 8 };
/** Signed out, then what a member opens. */
const OPEN = ["user/login", "user/register", "user/reset-password", "user/pricing"];
const SIGNED_IN = ["", "angebot", "settings", "user/payment-success"];

/** Script of the portal's screens, questions about sessions with many users, and a storm of people who sign in at once. */
export async function portal({ root, logs, chromium, progress }) {
  const own = path.join(logs, "bench-portal");
  progress(`seeding ${USERS} users`);
  const template = await createTemplate({
    root,
    folder: temporaryFolder("bench-portal"),
    logs: own,
    prepare: (database) => addUsers(database, USERS),
  });
  const { env } = await template.copy("run", {
    GRATWEG_TRUST_PROXY: "loopback",
    GRATWEG_REQUESTS_PER_ADDRESS: "0",
    GRATWEG_PORTAL_DIR: path.join(root, "portal/dist"),
  });
  const cms = await startContentSystem({ root, env, log: path.join(own, "cms.log") });
  const server = await startServer({ root, env, log: path.join(own, "server.log") });
  const origin = `http://localhost:${env.GRATWEG_PORT}`;
  try {
    const member = await signIn(origin, 2);
    progress("waiting for strongly compressed files");
    for (const file of scripts(root)) await waitForBrotli(`${origin}/portal-assets/${file}`);
    progress("weighing the screens");
    const screens = await weigh({ origin, chromium, token: member });
    progress("asking about sessions");
    const questions = await ask({ origin, token: member });
    progress(`${STORM} people sign in at once`);
    const storm = await signInAtOnce(origin);
    return [screens, questions, storm].join("\n\n");
  } finally {
    await server.stop();
    await cms.stop(30_000);
  }
}

/** Of the portal's build, but for those that are too small to be compressed. */
function scripts(root) {
  const folder = path.join(root, "portal/dist/portal-assets");
  return readdirSync(folder).filter(
    (file) => file.endsWith(".js") && statSync(path.join(folder, file)).size >= SMALL,
  );
}

async function signIn(origin, number) {
  const response = await fetch(`${origin}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": addressFrom(number) },
    body: JSON.stringify({ identifier: addressOf(number), password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`);
  return (await response.json()).jwt;
}

async function weigh({ origin, chromium, token }) {
  const browser = await playwright.launch({
    executablePath: chromium,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  const rows = [];
  try {
    for (const [screens, prepare] of /** @type {const} */ ([
      [OPEN, undefined],
      [SIGNED_IN, (context) => keepToken(context, token)],
    ]))
      for (const screen of screens) {
        const url = `${origin}/de/portal${screen && `/${screen}`}`;
        const { transfers } = await load(browser, url, prepare);
        const scripts = transfers.filter(({ kind }) => kind === "script");
        rows.push([
          `/de/portal${screen && `/${screen}`}`,
          kilobytes(scripts),
          scripts.length,
          kilobytes(transfers),
        ]);
      }
  } finally {
    await browser.close();
  }
  return [
    "Script on the first load of each screen, everything in kB of 1,000 bytes as it crosses the wire; a phone with an empty cache, until nothing is loaded any more. Aim for",
    "signing in: 110, better 90. Once the server has compressed its files as hard as it does.",
    "",
    table(["Screen", "script", "files", "everything"], rows),
  ].join("\n");
}

/** As the portal keeps it (`decisions.md`): without a user, who is fetched then. */
async function keepToken(context, token) {
  await context.addInitScript((kept) => localStorage.setItem("gratweg_token", kept), token);
}

async function ask({ origin, token }) {
  const { get, close } = createReader(WIDTH);
  const rows = [];
  for (const [name, route] of [
    ["session check, `/api/users/me`", "/api/users/me"],
    ["subscription check, `/api/user-subscription`", "/api/user-subscription"],
  ]) {
    const { perSecond, p50, p95, p99 } = await measure({
      ...LOAD,
      work: async () => {
        const { status } = await get(`${origin}${route}`, { authorization: `Bearer ${token}` });
        if (status !== 200) throw new Error(`${route} was answered with ${status}.`);
      },
    });
    rows.push([name, Math.round(perSecond), p50.toFixed(1), p95.toFixed(1), p99.toFixed(1)]);
  }
  close();
  return [
    `${USERS.toLocaleString("en")} users, half of them members; ${WIDTH} questions at a time for ${LOAD.seconds} s after ${LOAD.warmup} s of warming up, SQLite. Milliseconds, through the own server.`,
    "",
    table(["Question", "a second", "p50", "p95", "p99"], rows),
  ].join("\n");
}

async function signInAtOnce(origin) {
  const { post, close } = createPoster(STORM);
  const reader = createReader(4);
  /** @type {Map<string, number>} */
  const answers = new Map();
  const times = [];
  let isOver = false;
  const probe = async (url) => {
    const taken = [];
    while (!isOver) {
      const since = performance.now();
      const { status } = await reader.get(url, {});
      if (status >= 300) throw new Error(`${url} was answered with ${status}.`);
      taken.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    taken.sort((a, b) => a - b);
    return [taken.length, at(taken, 0.5), at(taken, 0.95), at(taken, 1)];
  };
  const probes = {
    "page of the site": `${origin}/de`,
    search: `${origin}/api/trips/search?q=h%C3%BCttentour`,
    "health of the server": `${origin}/healthz`,
  };
  const probing = Promise.all(Object.values(probes).map(probe));
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: STORM }, async (_, index) => {
      const since = performance.now();
      const { status, headers } = await post(
        `${origin}/api/auth/local`,
        { "x-forwarded-for": addressFrom(index + 10) },
        { identifier: addressOf(index + 10), password: PASSWORD },
      );
      const retry = headers["retry-after"] === undefined ? "" : " with Retry-After";
      answers.set(`${status}${retry}`, (answers.get(`${status}${retry}`) ?? 0) + 1);
      if (status === 200) times.push(performance.now() - since);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  isOver = true;
  const probed = await probing;
  close();
  reader.close();
  times.sort((a, b) => a - b);
  const counted = [...answers].sort().map(([answer, count]) => `${count} × ${answer}`);
  return [
    `${STORM.toLocaleString("en")} people sign in at once, each from an address of their own: ${counted.join(", ")}, all answered after ${seconds.toFixed(1)} s; those who got in waited`,
    `${Math.round(at(times, 0.5))} ms (p50) to ${Math.round(at(times, 1))} ms. Meanwhile, in milliseconds:`,
    "",
    table(
      ["Asked every 20 ms", "answers", "p50", "p95", "slowest"],
      Object.keys(probes).map((name, index) => {
        const [count, ...taken] = probed[index] ?? [];
        return [name, count ?? 0, ...taken.map((ms) => ms.toFixed(1))];
      }),
    ),
  ].join("\n");
}

/** @param {number[]} sorted @param {number} share */
function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** An address of a documentation network, another one for each. @param {number} number */
function addressFrom(number) {
  return `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}

/** Gets over kept connections and reads the body to its end. */
function createReader(width) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: width });
  return {
    /** @param {string} url @param {Record<string, string>} headers @returns {Promise<{ status: number }>} */
    get: (url, headers) =>
      new Promise((resolve, reject) => {
        http
          .get(url, { agent, headers }, (response) => {
            response.resume();
            response.on("error", reject);
            response.on("end", () => resolve({ status: response.statusCode ?? 0 }));
          })
          .on("error", reject);
      }),
    close: () => agent.destroy(),
  };
}
