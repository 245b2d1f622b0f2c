/** `npm run chromatic`: sends the stories to Chromatic; `chromatic.config.json` says how. The review without an account is `npm run visual`. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "./lib/settings.mjs";
import { StepError, tell } from "./lib/terminal.mjs";

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, "node_modules/chromatic/dist/bin.cjs"), ...process.argv.slice(2)],
    { cwd: root, stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
} else {
  tell(
    new StepError(
      "CHROMATIC_PROJECT_TOKEN is not set. It stands in the project's settings on chromatic.com (Manage → Configure).\n" +
        "The same review on this machine, without an account: npm run visual",
    ),
  );
  process.exitCode = 1;
}
