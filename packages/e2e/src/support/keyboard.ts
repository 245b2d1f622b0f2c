import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the element has the focus; every stop on the way must show where the keyboard is. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`The keyboard does not reach ${target.toString()} within ${most} stops.`);
}

export async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement);
}

/** A ring of at least two pixels, inside the window, and not wholly covered by something that sticks. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(hiddenFocus), {
      message: "where the keyboard is shows",
      intervals: [10, 20, 40, 80, 160],
    })
    .toBe("");
}

/** Empty when the focus can be seen; else what is wrong, and with which element. */
function hiddenFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "nothing has the focus";
  const hasRing = (bearer: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(bearer, pseudo);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  };
  // A card shows the ring of the link that its title is.
  const card = element.closest("article");
  // A choice that is a card shows the ring around the card, whose label lies over the button itself.
  const choice = element.matches("input[type='radio']") ? element.closest("[data-state]") : null;
  const box = element.getBoundingClientRect();
  const left = Math.max(0, box.left);
  const right = Math.min(innerWidth, box.right);
  const top = Math.max(0, box.top);
  const bottom = Math.min(innerHeight, box.bottom);
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const faults = [
    hasRing(element) ||
    hasRing(element, "::after") ||
    (card !== null && hasRing(card)) ||
    (choice !== null && hasRing(choice))
      ? ""
      : "no ring",
    right > left && bottom > top ? "" : "outside the window",
    points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && ((choice ?? element).contains(hit) || hit.contains(element));
    })
      ? ""
      : "covered",
  ].filter((fault) => fault !== "");
  return faults.length === 0 ? "" : `${faults.join(", ")}: ${element.outerHTML.slice(0, 160)}`;
}
