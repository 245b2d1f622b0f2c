import { execFileSync } from "node:child_process";
import path from "node:path";
import { run } from "./processes.mjs";
import { step } from "./terminal.mjs";

/** The first is Chromium without windows, which Playwright itself takes for headless runs: the same engine for a third less CPU time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/**
 * Answers `CHROMIUM_PATH`, an installed one, Debian's package where we are root, else Playwright's own.
 *
 * @param {{ root: string, logs: string }} options
 */
export async function findChromium({ root, logs }) {
  const installed = () => process.env.CHROMIUM_PATH || NAMES.map(onPath).find(Boolean);
  const found = installed();
  if (found) return found;
  const isDebian = process.getuid?.() === 0 && onPath("apt-get");
  const command = isDebian
    ? `apt-get update -q && apt-get install -y -q --no-install-recommends ${NAMES[0]} fonts-liberation`
    : "node_modules/.bin/playwright install chromium";
  await step("Installing Chromium", (onLine) =>
    run("Installing Chromium", "sh", ["-c", command], {
      cwd: root,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      log: path.join(logs, "chromium.log"),
      onLine,
    }),
  );
  return installed() ?? (await import("playwright-core")).chromium.executablePath();
}

/** @param {string} name */
function onPath(name) {
  try {
    return execFileSync("which", [name], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}
