import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Those that judge colours: all that changes with the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The root's class is where the theme lives, also for the page's own switch. */
async function wear(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate(
    (isDark) => document.documentElement.classList.toggle("theme-dark", isDark),
    theme === "dark",
  );
}

/** axe finds nothing: by all rules in the light theme, by those about colours in the dark one. Leaves the page light and without motion. */
export async function expectNoFaultInBothThemes(page: Page, screen: string): Promise<void> {
  // No colour is judged half-way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await wear(page, "light");
  await expectNoFault(page, `${screen}, light`, new AxeBuilder({ page }).withTags(TAGS));
  await wear(page, "dark");
  await expectNoFault(page, `${screen}, dark`, new AxeBuilder({ page }).withRules(COLOUR_RULES));
  await wear(page, "light");
}

async function expectNoFault(page: Page, screen: string, axe: AxeBuilder): Promise<void> {
  // In one piece instead of through a second page, which only frames of other origins need.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      screen,
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    })),
  ).toEqual([]);
}
