import { expect, LOGIN, test } from "../support/portal";
import { bytesOf, complaint, watchScripts } from "../support/script-weight";

/** Issue 6: script of the first load of signing in. */
const FIRST_LOAD = 110_000;
/** What comes beside it when somebody begins to type: the machines and calls of being signed in. */
const SIGNING_IN = 20_000;

test.describe("somebody who has never been here", () => {
  test.use({ decided: "undecided" });

  test("gets at most 110 kB of script with the sign-in page, everything that is loaded by itself included", async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    await page.goto(LOGIN);
    await expect(page.getByRole("button", { name: "Anmelden", exact: true }).first()).toBeEnabled();
    // The question of consent belongs to it.
    await expect(page.getByRole("region", { name: "Was dürfen wir laden?" })).toBeVisible();
    const first = await scripts.files();
    expect(first.length).toBeGreaterThan(3);
    expect(complaint(first, FIRST_LOAD)).toBe("");

    await Promise.all([
      page.waitForResponse(/\/portal-assets\/session-/),
      page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().focus(),
    ]);
    const typing = await scripts.files();
    expect(bytesOf(typing)).toBeGreaterThan(bytesOf(first));
    expect(complaint(typing, bytesOf(first) + SIGNING_IN)).toBe("");
  });
});

test("whoever may be signed in gets what checks it beside the application, not after it", async ({
  page,
  faults,
}) => {
  faults.expect(/401|403/);
  await page.addInitScript(() => localStorage.setItem("gratweg_token", "nobody-knows-it"));
  await page.goto(LOGIN, { waitUntil: "commit" });
  await expect(page.locator("head link[rel=modulepreload][href*='/session-']")).toHaveCount(1);
  await expect(page.locator("head link[rel=modulepreload][href*='/machines-']")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Anmelden", exact: true }).first()).toBeEnabled();
});
