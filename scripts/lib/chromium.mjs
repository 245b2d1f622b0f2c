import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "./processes.mjs";
import { step, StepError } from "./terminal.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** `CHROMIUM_PATH`, an installed one, Debian's package when we are root, else Playwright's own. */
export async function findChromium({ root, logs }) {
  if (process.env.CHROMIUM_PATH) {
    if (!existsSync(process.env.CHROMIUM_PATH))
      throw new StepError(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
    return process.env.CHROMIUM_PATH;
  }
  const installed = onPath();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await step("Installing Chromium", async (progress) => {
      const options = {
        cwd: root,
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        log: path.join(logs, "chromium.log"),
        onLine: progress,
      };
      await run("apt-get update", "apt-get", ["update", "-q"], options);
      await run(
        "apt-get install chromium",
        "apt-get",
        ["install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-liberation"],
        options,
      );
    });
    const debian = onPath();
    if (debian) return debian;
  }
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

function onPath() {
  for (const name of NAMES)
    try {
      return execFileSync("which", [name], { encoding: "utf8" }).trim();
    } catch {
      // Not this one.
    }
  return undefined;
}
