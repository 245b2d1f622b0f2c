import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "./processes.mjs";
import { step, StepError } from "./terminal.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** Chromium without windows, which Playwright itself takes for headless runs: the same engine for a third less CPU time a page. */
const SHELL = "chromium-headless-shell";

/**
 * `CHROMIUM_PATH`, an installed one, Debian's package when we are root, else Playwright's own. Tests want the shell: where only a whole
 * browser is installed they take that, unless Debian's package can be had.
 *
 * @param {{ root: string, logs: string, wantsShell?: boolean }} options
 */
export async function findChromium({ root, logs, wantsShell = false }) {
  if (process.env.CHROMIUM_PATH) {
    if (!existsSync(process.env.CHROMIUM_PATH))
      throw new StepError(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
    return process.env.CHROMIUM_PATH;
  }
  const wanted = wantsShell ? onPath([SHELL]) : onPath(NAMES);
  if (wanted) return wanted;
  const other = wantsShell ? onPath(NAMES) : undefined;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const name = wantsShell ? SHELL : "chromium";
    try {
      await installFromDebian(name, { root, logs, isUrgent: other === undefined });
    } catch (error) {
      if (other === undefined) throw error;
    }
    const debian = onPath([name]);
    if (debian) return debian;
  }
  if (other) return other;
  await step("Downloading Chromium", (progress) =>
    run(
      "playwright install chromium",
      path.join(root, "node_modules/.bin/playwright"),
      ["install", "chromium"],
      {
        cwd: root,
        env: process.env,
        log: path.join(logs, "chromium.log"),
        onLine: progress,
      },
    ),
  );
  const { chromium } = await import("playwright-core");
  return chromium.executablePath();
}

/** Who could do without waits for nothing: neither for a network that is not there nor for somebody else's installation. */
const IMPATIENT = [
  "-o",
  "Acquire::Retries=0",
  "-o",
  "Acquire::http::Timeout=10",
  "-o",
  "DPkg::Lock::Timeout=5",
];

async function installFromDebian(name, { root, logs, isUrgent }) {
  await step("Installing Chromium", async (progress) => {
    const options = {
      cwd: root,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      log: path.join(logs, "chromium.log"),
      onLine: progress,
    };
    const words = ["install", "-y", "-q", "--no-install-recommends", name, "fonts-liberation"];
    if (!isUrgent) return run(`apt-get install ${name}`, "apt-get", [...IMPATIENT, ...words], options);
    await run("apt-get update", "apt-get", ["update", "-q"], options);
    await run(`apt-get install ${name}`, "apt-get", words, options);
  });
}

function onPath(names) {
  for (const name of names)
    try {
      return execFileSync("which", [name], { env: process.env, encoding: "utf8", stdio: "pipe" }).trim();
    } catch {
      // Not this one.
    }
  return undefined;
}
