import { defineConfig } from "@playwright/test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

const EDITOR = "**/editor-changes-appear.spec.ts";
const SIBLINGS = "**/eight-sites.spec.ts";

/** Against the real built product, which the global set-up brings up on free ports. */
export default defineConfig({
  testDir: "./src",
  testMatch: "**/*.spec.ts",
  outputDir: `${root}/test-results/e2e`,
  globalSetup: "./src/support/global-setup.ts",
  fullyParallel: true,
  // Tests wait: for mails, for pages at rest, for what happens later. Two would leave cores idle.
  workers: 3,
  // A test that passes at its second try is told as flaky: a fault to mend, and no reason to run all anew.
  retries: 1,
  projects: [
    { name: "visitors", testIgnore: [EDITOR, SIBLINGS] },
    // Their sites are built while the others run.
    { name: "siblings", testMatch: SIBLINGS },
    // Changes the content and builds the site anew, so it waits until nobody else is looking.
    { name: "editor", testMatch: EDITOR, dependencies: ["visitors", "siblings"] },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: `${root}/test-results/e2e.json` }],
    [`${root}/scripts/test/conformance-reporter.mjs`],
  ],
  use: {
    browserName: "chromium",
    headless: true,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // What failed is recorded when it runs again: recording every test costs a twelfth of all CPU time. Of the first failure remain
    // error, picture and what the page said.
    trace: { mode: "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Whatever a page asks for outside this machine fails, and is seen.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost",
      ],
    },
  },
});
