import { expect, LOGIN, test } from "../support/portal";
import { complaint, watchScripts } from "../support/script-weight";

test.use({ hasDeclined: false });

test("the sign-in page has at most 125 kB of script, everything that is loaded by itself included", async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto(LOGIN);
  await expect(page.getByRole("button", { name: "Anmelden", exact: true }).first()).toBeEnabled();
  // The question of consent belongs to it.
  await expect(page.getByRole("region", { name: "Was dürfen wir laden?" })).toBeVisible();
  const files = await scripts.files();
  expect(files.length).toBeGreaterThan(2);
  expect(complaint(files, 125_000)).toBe("");
});
