/** @jest-environment node */
import { renderToString } from "react-dom/server";
import {
  applyGlobalStyles,
  createSiteTheme,
  getCssText,
  keyframes,
  palettes,
  renderWithStyles,
  resetCss,
  styled,
} from "./index";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const Card = styled("div", { color: "$text", animationName: appear });
const Other = styled("p", { backgroundColor: "$primarySoft" });

function page(element: React.ReactElement) {
  return renderWithStyles(() => renderToString(element));
}

test("a page carries global styles, the dark theme, its own rules and its keyframes, whatever was rendered before", () => {
  const first = page(<Card>a</Card>);
  const between = page(<Other>b</Other>);
  const again = page(<Card>a</Card>);

  expect(again).toEqual(first);
  expect(first.css).toContain("@keyframes");
  expect(first.css).toContain(".theme-dark{");
  expect(first.css).not.toContain("@font-face");
  expect(first.css).not.toContain("background-color:var(--colors-primarySoft)");
  expect(between.css).toContain("background-color:var(--colors-primarySoft)");
  expect(between.css).not.toContain("@keyframes");
});

test("a sibling site exchanges its scales only, on every page anew", () => {
  const orange = createSiteTheme({ primary: "orange", gray: "warm" });
  const css = [1, 2].map(() => renderWithStyles(() => renderToString(<Card>a</Card>), orange).css);

  expect(orange.className).toBe("site-orange-warm");
  expect(css[0]).toContain(`--colors-primary700:${palettes.orange[700]}`);
  expect(css[1]).toBe(css[0]);
});

test("an unknown colour is warned of once and replaced by the default [8.15, 9.14]", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const first = createSiteTheme({ primary: "mauve" });
  createSiteTheme({ primary: "mauve" });

  expect({ primary: first.primary, gray: first.gray }).toEqual({ primary: "green", gray: "cool" });
  expect(warn.mock.calls).toEqual([['Colour "mauve" was not found; using "green".']]);
  warn.mockRestore();
});

test("a site's class wins over the root's values, also when it was read before the global styles", () => {
  resetCss();
  const orange = createSiteTheme({ primary: "orange" });
  void orange.className;
  applyGlobalStyles();
  const css = getCssText();

  expect(css.indexOf(":root,")).toBeGreaterThan(-1);
  expect(css.indexOf(":root,")).toBeLessThan(css.indexOf(`.${orange.className}{`));
  expect(css.match(/:root,/g)).toHaveLength(1);
});
