import path from "node:path";
import { start, waitForHttp } from "./processes.mjs";

/**
 * The processes of the product, one function each. All take the repository's root, the environment and the log's path, answer
 * the running child when it is ready, and hand it to `onStart` before, so that it can be ended while it starts.
 */

/** @typedef {{ root: string, env: Record<string, string | undefined>, log: string, onLine?: (line: string) => void, onStart?: (running: any) => void }} Options */

/** @param {Options} options */
export function startInbox(options) {
  return bring("The inbox", "packages/inbox", ["dist/main.js"], options, {
    url: `http://127.0.0.1:${options.env.GRATWEG_INBOX_PORT}/api/messages`,
    timeout: 15_000,
  });
}

/** @param {Options} options */
export function startIdentity(options) {
  return bring("The identity provider", "packages/identity", ["dist/main.js"], options, {
    url: `http://localhost:${options.env.GRATWEG_IDENTITY_PORT}/`,
    timeout: 15_000,
  });
}

/** @param {Options} options */
export function startContentSystem(options) {
  const env = { ...options.env, NODE_ENV: "production", PORT: options.env.GRATWEG_CMS_PORT };
  return bring(
    "The content system",
    "packages/cms",
    ["node_modules/@strapi/strapi/bin/strapi.js", "start"],
    { ...options, env },
    { url: `http://127.0.0.1:${env.PORT}/_health`, timeout: 600_000 },
  );
}

/** Wants the tables that the content system makes. @param {Options} options */
export function startMailWorker(options) {
  const env = { ...options.env, NODE_ENV: "production" };
  return bring("The mail worker", "packages/cms", ["dist/src/outbox/main.js"], { ...options, env });
}

/** @param {Options} options */
export function startServer(options) {
  const env = { ...options.env, NODE_ENV: "production" };
  return bring(
    "The server",
    "packages/server",
    ["dist/main.js"],
    { ...options, env },
    { url: `http://127.0.0.1:${env.GRATWEG_PORT}/readyz`, timeout: 60_000 },
  );
}

async function bring(name, folder, args, { root, env, log, onLine, onStart }, ready = undefined) {
  const cwd = path.join(root, folder);
  let spoken = () => {};
  const firstLine = new Promise((resolve) => (spoken = resolve));
  const running = start(name, process.execPath, args, {
    cwd,
    env,
    log,
    onLine: (line) => {
      spoken();
      onLine?.(line);
    },
  });
  onStart?.(running);
  if (ready) await waitForHttp(ready.url, { running, timeout: ready.timeout });
  else await Promise.race([firstLine, running.exited]);
  return running;
}
