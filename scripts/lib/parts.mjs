import path from "node:path";
import { operatorPort } from "./operator-port.mjs";
import { partEnvironment } from "./part-environment.mjs";
import { start } from "./processes.mjs";
import { waitForHttp } from "./wait-for-http.mjs";

/**
 * The processes of the product, one function each. All take the repository's root, the product's environment, of which each process
 * gets its own part, and the log's path; they answer the running child when it is ready, and hand it to `onStart` before, so that it
 * can be ended while it starts.
 */

/** @typedef {{ root: string, env: Record<string, string | undefined>, log: string, onLine?: (line: string) => void, onStart?: (running: any) => void }} Options */

/** @param {Options} options */
export function startInbox(options) {
  return bring("inbox", "The inbox", "packages/inbox", ["dist/main.js"], options, {
    url: `http://127.0.0.1:${options.env.GRATWEG_INBOX_PORT}/api/messages`,
    timeout: 15_000,
  });
}

/** @param {Options} options */
export function startIdentity(options) {
  return bring("identity", "The identity provider", "packages/identity", ["dist/main.js"], options, {
    url: `http://localhost:${options.env.GRATWEG_IDENTITY_PORT}/`,
    timeout: 15_000,
  });
}

/** @param {Options} options */
export function startContentSystem(options) {
  const env = { ...options.env, NODE_ENV: "production", PORT: options.env.GRATWEG_CMS_PORT };
  return bring(
    "content system",
    "The content system",
    "packages/cms",
    ["dist/src/main.js"],
    { ...options, env },
    { url: `http://127.0.0.1:${env.PORT}/_health`, timeout: 600_000 },
  );
}

/** Wants the tables that the content system makes. @param {Options} options */
export function startMailWorker(options) {
  const env = { ...options.env, NODE_ENV: "production" };
  return bring("mail worker", "The mail worker", "packages/cms", ["dist/src/outbox/main.js"], {
    ...options,
    env,
  });
}

/** @param {Options} options */
export function startServer(options) {
  const env = { ...options.env, NODE_ENV: "production" };
  return bring(
    "server",
    "The server",
    "packages/server",
    ["dist/main.js"],
    { ...options, env },
    // Each file that it reads is another answer. What it logs may be the same failure again and again.
    { url: `http://127.0.0.1:${operatorPort(env)}/readyz`, timeout: 60_000, speaks: false },
  );
}

async function bring(part, name, folder, args, { root, env, log, onLine, onStart }, ready = undefined) {
  const cwd = path.join(root, folder);
  let lines = 0;
  let spoken = () => {};
  const firstLine = new Promise((resolve) => (spoken = resolve));
  const running = start(name, process.execPath, args, {
    cwd,
    env: partEnvironment(part, env),
    log,
    onLine: (line) => {
      lines += 1;
      spoken();
      onLine?.(line);
    },
  });
  onStart?.(running);
  const { url, timeout, speaks = true } = ready ?? {};
  if (url) await waitForHttp(url, { running, timeout, progress: () => (speaks ? lines : 0) });
  else await Promise.race([firstLine, running.exited]);
  return running;
}
