/** `npm run test:watch [-- stories]`: runs unit tests, or stories, again whenever a file that they depend on changes. */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { findChromium } from "../lib/chromium.mjs";
import { root } from "../lib/settings.mjs";

const COMMANDS = {
  unit: ["jest", "-c", "jest.config.mjs", "--watch"],
  stories: ["vitest", "--project", "storybook"],
};

const [wanted = "unit", ...words] = process.argv.slice(2);
if (wanted in COMMANDS) {
  const logs = path.join(root, "test-results/logs");
  mkdirSync(logs, { recursive: true });
  const [name, ...args] = COMMANDS[wanted];
  const CHROMIUM_PATH = wanted === "stories" ? await findChromium({ root, logs, wantsShell: true }) : "";
  const env = { ...process.env, CHROMIUM_PATH };
  const command = path.join(root, "node_modules/.bin", name);
  // The runner has the terminal, and Ctrl-C reaches it too.
  process.on("SIGINT", () => {});
  spawn(command, [...args, ...words], { cwd: root, env, stdio: "inherit" }).on("exit", (code) =>
    process.exit(code ?? 1),
  );
} else {
  console.error(`There is nothing to watch by the name "${wanted}": ${Object.keys(COMMANDS).join(", ")}.`);
  process.exit(1);
}
