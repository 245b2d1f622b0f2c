import { defineConfig } from "playwright/test";

const root = `${import.meta.dirname}/../..`;
const port = 6007;

/** `npm run visual`: pictures of every story, compared with those that `-- --update-snapshots` took of another commit. */
export default defineConfig({
  testDir: ".",
  outputDir: `${root}/test-results/visual`,
  // Not under version control: pixels differ between machines.
  snapshotPathTemplate: `${root}/.gratweg/visual/{arg}{ext}`,
  fullyParallel: true,
  workers: "100%",
  reporter: [["line"], ["html", { outputFolder: `${root}/playwright-report`, open: "never" }]],
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
    cwd: root,
    port,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
    },
  },
});
