import type { Page } from "@playwright/test";
import { product } from "../support/product";
import { comeSignedIn, expect, test } from "../support/portal";

const SESSION_CHECK = "**/api/users/me";
const account = (page: Page) =>
  page.getByRole("navigation", { name: "Kontakt" }).getByRole("link", { name: /^(?:Anmelden|Mein Portal)$/ });

/** Calls of the session check wait until the test lets them go. */
async function holdSessionCheck(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest(SESSION_CHECK);
  await page.route(SESSION_CHECK, async (route) => {
    await released;
    await route.continue();
  });
  return { asked, release };
}

test("a static page claims that somebody is signed in when the server has confirmed it, and then in this tab at once [4.4]", async ({
  page,
}) => {
  await comeSignedIn(page, product().accounts.plain);
  const first = await holdSessionCheck(page);
  await page.goto("/de/magazin");
  await first.asked;
  await expect(account(page)).toHaveText("Anmelden");
  first.release();
  await expect(account(page)).toHaveText("Mein Portal");

  await page.unroute(SESSION_CHECK);
  const second = await holdSessionCheck(page);
  await page.goto("/de/reisesuche");
  await second.asked;
  await expect(account(page)).toHaveText("Mein Portal");
  second.release();
});
