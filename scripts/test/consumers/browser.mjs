import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** A browser whose pages tell what a visitor's console would. */
export async function openBrowser(executablePath) {
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  return {
    close: () => browser.close(),
    /** @param {{ javaScriptEnabled?: boolean, viewport?: { width: number, height: number } }} options */
    async openPage(address, options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: "reduce",
        locale: "de-DE",
        ...options,
      });
      const page = await context.newPage();
      const complaints = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      await page.addInitScript(() => {
        window.violations = [];
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          window.violations.push(`${violatedDirective} ${blockedURI}`),
        );
      });
      await page.goto(address, { waitUntil: "load" });
      return { page, complaints, close: () => context.close() };
    },
  };
}

/** The header's look on a page of the default site; `colours` are the light theme's, see `coloursOf`. */
export async function assertStyledHeader(page, colours) {
  const look = await page.evaluate(() => {
    const header = document.querySelector("header");
    const of = (element) => window.getComputedStyle(element);
    const entry = header.querySelector("nav a[aria-current='page']");
    return {
      position: of(header).position,
      contactBar: of(header.firstElementChild).backgroundColor,
      listStyle: of(header.querySelector("nav ul")).listStyleType,
      entry: { decoration: of(entry).textDecorationLine, height: entry.getBoundingClientRect().height },
      margin: of(document.body).margin,
      font: of(document.body).fontFamily.split(",")[0],
      background: of(document.body).backgroundColor,
    };
  });
  assert.deepEqual(look, {
    position: "sticky",
    contactBar: colours.primaryDeep,
    listStyle: "none",
    entry: { decoration: "none", height: 44 },
    margin: "0px",
    font: '"Source Sans 3 Variable"',
    background: colours.background,
  });
}

/** Switches to the dark theme by the page's own button and waits for its background. */
export async function assertDarkTheme(page, colours) {
  await page.getByRole("button", { name: "Zur dunklen Darstellung wechseln" }).click();
  await page.waitForFunction(
    (background) => window.getComputedStyle(document.body).backgroundColor === background,
    colours.background,
  );
  assert.equal(await page.evaluate(() => document.documentElement.classList.contains("theme-dark")), true);
}

/** What the installed package says that the themes' colours are, as a browser writes them. */
export async function coloursOf(folder) {
  const installed = createRequire(path.join(folder, "package.json"));
  const { darkRoles, lightRoles, resolveRole } = installed("@gratweg/design-system/theme");
  const of = (roles, role) => {
    const hex = resolveRole(roles, role, "green", "cool");
    return `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;
  };
  const both = (roles) => ({
    background: of(roles, "background"),
    primaryDeep: of(roles, "primaryDeep"),
  });
  return { light: both(lightRoles), dark: both(darkRoles) };
}

export async function assertNoBarriers(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    window.axe
      .run(document, { resultTypes: ["violations"], elementRef: false })
      .then(({ violations }) =>
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
      ),
  );
  assert.deepEqual(found, []);
}

export const violationsOf = (page) => page.evaluate(() => window.violations);
