/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { cssVariables } from "../../scripts/tokens/css";
import { applyGlobalStyles, createSiteTheme, darkThemeClass, getCssText, resetCss } from "./public";

const asksTheSystem = /prefers-color-scheme|light-dark\(|color-scheme:\s*light dark/;

test("light is the default whatever the system prefers: no style asks for it, dark hangs on the visitor's class alone", () => {
  resetCss();
  applyGlobalStyles(createSiteTheme({ primary: "blue", gray: "warm" }));
  for (const css of [getCssText(), cssVariables()]) {
    expect(css).not.toMatch(asksTheSystem);
    const dark = [...css.matchAll(/([^{}]*)\{[^{}]*color-scheme:\s*dark/g)].map(([, selector]) => selector);
    expect(dark.length).toBeGreaterThan(0);
    expect(dark.filter((selector) => !selector?.includes(`.${darkThemeClass}`))).toEqual([]);
  }
});

test("neither does a component", () => {
  const folder = path.join(__dirname, "..");
  const asking = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"))
    .filter((name) => asksTheSystem.test(readFileSync(path.join(folder, name), "utf8")));
  expect(asking).toEqual([]);
});
