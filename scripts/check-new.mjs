/**
 * Generates components and a machine into a copy of the tree and holds them to what everything here is held to: format, types,
 * lint, their own tests and the tests that pin the lists. Part of `npm test`.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { run, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root } from "./lib/settings.mjs";
import { duration, green, tell } from "./lib/terminal.mjs";
import { newComponent } from "./new/component.mjs";
import { newMachine } from "./new/machine.mjs";

const COPIED = [
  ".storybook",
  ".prettierrc.json",
  ".oxlintrc.json",
  "scripts/lint/plugin.mjs",
  "jest.config.mjs",
  "jest.setup-dom.ts",
  "package.json",
  "tsconfig.base.json",
  "site/locales",
  "portal/src/texts",
  // What a flow shows of the portal itself.
  "portal/src/screens/settings/Sessions.tsx",
  "portal/src/screens/settings/SessionProof.tsx",
  "tsconfig.json",
  ...["contracts", "design-system", "flows"].flatMap((name) =>
    ["src", "package.json", "tsconfig.json"].map((file) => `packages/${name}/${file}`),
  ),
];
const LINKED = [
  "node_modules",
  ...["contracts", "design-system", "flows"].map((name) => `packages/${name}/node_modules`),
];

/** Those that were generated, and those that pin the lists. */
const TESTS = [
  "probe-",
  "useProbeList",
  "packages/flows/src/index.test",
  "packages/design-system/src/index.test",
  ".storybook/docs/coverage.test",
];

stopWithUs();
const tree = mkdtempSync(path.join(os.tmpdir(), "gratweg-new-"));
let code = 0;
try {
  for (const file of COPIED) cpSync(path.join(root, file), path.join(tree, file), { recursive: true });
  for (const folder of LINKED)
    if (existsSync(path.join(root, folder))) symlinkSync(path.join(root, folder), path.join(tree, folder));

  const made = [
    await newComponent({ root: tree, words: ["probe-panel", "data"] }),
    await newComponent({ root: tree, words: ["probe-card", "trip"] }),
    await newMachine({ root: tree, words: ["probe-list"] }),
  ].flatMap(({ files }) => files);
  const files = [...new Set(made)];
  // The packages' own settings, for these files and what they import.
  writeFileSync(
    path.join(tree, "tsconfig.probe.json"),
    JSON.stringify({
      extends: "./.storybook/tsconfig.json",
      compilerOptions: { types: ["node", "jest", "@testing-library/jest-dom", "jest-axe", "vite/client"] },
      include: [],
      files,
    }),
  );
  await step("format", "prettier", ["--check", ...files]);
  await Promise.all([
    step("types", "tsc", ["--noEmit", "-p", "tsconfig.probe.json"]),
    step("lint", "oxlint", files),
    step("tests", "jest", ["-c", "jest.config.mjs", ...TESTS]).then(() =>
      step("stories of the machine", "jest", [
        "-c",
        "jest.config.mjs",
        ".storybook/flows",
        "-t",
        "probeList",
      ]),
    ),
  ]);
} catch (error) {
  tell(error);
  code = 1;
} finally {
  await stopAll();
  rmSync(tree, { recursive: true, force: true });
}
process.exit(code);

async function step(title, program, args) {
  const begun = Date.now();
  await run(title, path.join(tree, "node_modules/.bin", program), args, {
    cwd: tree,
    env: { ...process.env, CI: "true", FORCE_COLOR: "0" },
    log: path.join(root, "test-results/logs", `new-${title.replaceAll(" ", "-")}.log`),
  });
  console.log(`  ${green("✓")} ${title} ${duration(Date.now() - begun)}`);
}
