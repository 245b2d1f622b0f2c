import { applyGlobalStyles, fallbackFontFaces, fontFacesElementId, getCssText } from "./index";

const element = () => document.getElementById(fontFacesElementId) as HTMLStyleElement | null;
beforeEach(() => element()?.remove());

test("the browser gets them once, in an element of their own, without text that a strict policy blocks", () => {
  applyGlobalStyles();
  applyGlobalStyles();
  expect(document.querySelectorAll(`#${fontFacesElementId}`)).toHaveLength(1);
  expect(element()?.textContent).toBe("");
  expect([...(element()?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual([
    expect.stringContaining("Source Sans Fallback"),
    expect.stringContaining("Source Sans Fallback"),
    expect.stringContaining("Bricolage Fallback"),
  ]);
  expect(getCssText()).not.toContain("@font-face");
});

test("under a nonce they carry the one of the page's own style element", () => {
  document.head.insertAdjacentHTML("beforeend", '<style nonce="for-this-page"></style>');
  applyGlobalStyles();
  expect(element()?.nonce).toBe("for-this-page");
  document.querySelector("style[nonce]")?.remove();
});

test("those of a prerendered page stay as they are", () => {
  document.head.insertAdjacentHTML(
    "beforeend",
    `<style id="${fontFacesElementId}">${fallbackFontFaces}</style>`,
  );
  applyGlobalStyles();
  expect(element()?.textContent).toBe(fallbackFontFaces);
  expect(element()?.sheet?.cssRules).toHaveLength(3);
});
