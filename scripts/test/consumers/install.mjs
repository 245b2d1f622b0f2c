import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "../../lib/processes.mjs";
import { root } from "../../lib/settings.mjs";

const source = (name) => path.join(root, "consumers", name);
const LEFT_BEHIND = /(?:^|\/)(?:node_modules|tarballs|dist[\w-]*|\.next)(?:\/|$)/;
const QUICKLY = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"];

/**
 * Copies a consumer outside the repository and installs it from its own lockfile. That file pins everybody else's packages; ours
 * stand in it without a checksum, so that the tarballs of this very moment are taken. Whether their dependencies are still the
 * ones that the lockfile knows, `npm ls` says afterwards.
 */
export async function installConsumer({ name, folder, tarballs, logs, env }) {
  copyConsumer({ name, folder, tarballs });
  const options = (log) => ({ cwd: folder, env, log: path.join(logs, `consumer-${name}-${log}.log`) });
  await run(`npm ci in ${name}`, "npm", ["ci", ...QUICKLY], options("install"));
  return () => run(`npm ls in ${name}`, "npm", ["ls", "--all"], options("ls"));
}

/** Writes a consumer's lockfile anew. */
export async function lockConsumer({ name, folder, tarballs, logs, env }) {
  copyConsumer({ name, folder, tarballs });
  await run(`npm install in ${name}`, "npm", ["install", "--package-lock-only", ...QUICKLY], {
    cwd: folder,
    env,
    log: path.join(logs, `consumer-${name}-lock.log`),
  });
  const lock = JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8"));
  for (const entry of Object.values(lock.packages))
    if (entry.resolved?.startsWith("file:")) delete entry.integrity;
  writeFileSync(path.join(source(name), "package-lock.json"), `${JSON.stringify(lock, null, 2)}\n`);
}

function copyConsumer({ name, folder, tarballs }) {
  const from = source(name);
  cpSync(from, folder, {
    recursive: true,
    filter: (file) => !LEFT_BEHIND.test(path.relative(from, file)),
  });
  if (!existsSync(path.join(folder, "tarballs"))) symlinkSync(tarballs, path.join(folder, "tarballs"));
}
