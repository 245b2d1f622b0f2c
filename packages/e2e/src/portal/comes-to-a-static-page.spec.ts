import type { Page } from "@playwright/test";
import { product } from "../support/product";
import { comeSignedIn, expect, keptToken, storedSession, test } from "../support/portal";

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

test("a static page clears a session that is refused, silently [4.5]", async ({ page, faults }) => {
  faults.expect(/\/api\/users\/me/);
  await page.goto("/de/impressum");
  await page.context().addCookies([
    { name: "gratweg_token", value: "bad", url: new URL(page.url()).origin, sameSite: "Lax" },
    { name: "gratweg_signed_in", value: "1", url: new URL(page.url()).origin, sameSite: "Lax" },
  ]);
  await page.evaluate(() => {
    localStorage.setItem("gratweg_token", "bad");
    localStorage.setItem("gratweg_user", '{"id":1,"email":"weg@postfach.example"}');
    localStorage.setItem("gratweg_provider", "demo");
    localStorage.setItem("payment_status_cache:weg@postfach.example", "{}");
  });
  await page.goto("/de/magazin");
  await expect.poll(() => storedSession(page)).toEqual({ keys: [], cookies: [] });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("@")))).toEqual([]);
  await expect(account(page)).toHaveText("Anmelden");
});

test("a static page keeps a session about which nobody can be asked", async ({ page, faults }) => {
  faults.expect(/\/api\/users\/me|503/);
  await comeSignedIn(page, product().accounts.plain);
  await page.goto("/de/portal");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("gratweg_session_confirmed"))).toBe("1");
  const token = await keptToken(page);
  await page.route(SESSION_CHECK, (route) => route.fulfill({ status: 503 }));
  const answered = page.waitForResponse(SESSION_CHECK);
  await page.goto("/de/magazin");
  await answered;
  await expect(account(page)).toHaveText("Mein Portal");
  expect(await keptToken(page)).toBe(token);
});
