import { product } from "../support/product";
import {
  enterLogin,
  expect,
  keptToken,
  LOGIN,
  personalKeys,
  signIn,
  storedSession,
  test,
  tokenAnswers,
} from "../support/portal";

test("a guarded screen remembers where one wanted to go; the signed-in never see the screens of signing in [4.1, 6.3, 6.4]", async ({
  page,
}) => {
  await page.goto("/de/portal/settings");
  await expect(page).toHaveURL(`${LOGIN}?weiter=%2Fde%2Fportal%2Fsettings`);
  await expect(page.getByText(/Danach geht es dort weiter/)).toBeVisible();
  await enterLogin(page, product().accounts.plain);
  await expect(page).toHaveURL(/\/de\/portal\/settings$/);
  for (const screen of ["login", "register-checkout"]) {
    await page.goto(`/de/portal/user/${screen}`);
    await expect(page).toHaveURL(/\/de\/portal$/);
  }
});

test("signing out clears three keys and two cookies, here and in the other tab [4.25]", async ({
  page,
  context,
}) => {
  await signIn(page, product().accounts.plain);
  expect(await storedSession(page)).toEqual({
    keys: ["gratweg_token", "gratweg_user"],
    cookies: ["gratweg_signed_in", "gratweg_token"],
  });
  const token = await keptToken(page);
  expect(await tokenAnswers(page, token)).toEqual([200, 200]);
  await page.evaluate(() => sessionStorage.setItem("gratweg_booking_draft:101", "{}"));
  const second = await context.newPage();
  await second.goto("/de/portal/settings");
  // Has asked for all it shows: what it asks for in the moment of signing out is refused.
  const sessions = second.getByRole("region", { name: "Wo Sie angemeldet sind" });
  await expect(sessions.getByRole("listitem").first()).toBeVisible();

  await page.getByRole("button", { name: "Gesa" }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(page).toHaveURL(new RegExp(`${LOGIN}$`));
  await expect(second).toHaveURL(/\/de\/portal\/user\/login\?weiter=/);
  expect(await storedSession(page)).toEqual({ keys: [], cookies: [] });
  expect(await personalKeys(page)).toEqual([]);
  await expect.poll(() => tokenAnswers(page, token)).toEqual([401, 401]);
});
