import path from "node:path";
import { operatorPort } from "./environment.mjs";
import { start } from "./processes.mjs";
import { waitForHttp } from "./wait-for-http.mjs";

/**
 * The processes of the product. Each function takes the repository's root, the product's environment and the log's path, and answers the
 * running child when it is ready; `onStart` gets it before, so that it can be ended while it starts.
 *
 * @typedef {{ root: string, env: Record<string, string | undefined>, log: string, onLine?: (line: string) => void, onStart?: (running: any) => void }} Options
 */

/** @param {Options} options */
export function startInbox(options) {
  const url = `http://127.0.0.1:${options.env.GRATWEG_INBOX_PORT}/api/messages`;
  return bring("The inbox", "packages/inbox", "dist/main.js", options, url);
}

/** @param {Options} options */
export function startIdentity(options) {
  const url = `http://localhost:${options.env.GRATWEG_IDENTITY_PORT}/`;
  return bring("The identity provider", "packages/identity", "dist/main.js", options, url);
}

/** @param {Options} options */
export function startContentSystem(options) {
  const env = { ...options.env, PORT: options.env.GRATWEG_CMS_PORT };
  const url = `http://127.0.0.1:${env.PORT}/_health`;
  return bring("The content system", "packages/cms", "dist/src/main.js", { ...options, env }, url);
}

/** @param {Options} options */
export function startServer(options) {
  const url = `http://127.0.0.1:${operatorPort(options.env)}/readyz`;
  return bring("The server", "packages/server", "dist/main.js", options, url);
}

async function bring(name, folder, file, { root, env, log, onLine, onStart }, url) {
  const running = start(name, process.execPath, [file], {
    cwd: path.join(root, folder),
    env: { ...env, NODE_ENV: "production" },
    log,
    onLine,
  });
  onStart?.(running);
  await waitForHttp(url, running);
  return running;
}
