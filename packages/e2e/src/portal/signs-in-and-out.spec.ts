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

test("a wrong password says so, keeps the address and costs nothing", async ({ page, faults }) => {
  faults.expect(/400/);
  const { email, password } = product().accounts.plain;
  await page.goto(LOGIN);
  await enterLogin(page, { email, password: "ganz falsch" });
  await expect(page.getByRole("alert")).toContainText("E-Mail-Adresse oder Passwort stimmen nicht.");
  await expect(page.getByRole("textbox", { name: "E-Mail-Adresse" }).first()).toHaveValue(email);
  await enterLogin(page, { email, password });
  await expect(page).toHaveURL(/\/de\/portal$/);
});

test("a guarded screen remembers where one wanted to go [6.3]", async ({ page }) => {
  await page.goto("/de/portal/settings");
  await expect(page).toHaveURL(`${LOGIN}?weiter=%2Fde%2Fportal%2Fsettings`);
  await expect(page.getByText(/Danach geht es dort weiter/)).toBeVisible();
  await enterLogin(page, product().accounts.plain);
  await expect(page).toHaveURL(/\/de\/portal\/settings$/);
});

for (const weiter of ["https://anderswo.example/", "//anderswo.example", "/\\anderswo.example", "/api/x"])
  test(`an address that leads elsewhere leads home: ${weiter}`, async ({ page }) => {
    await page.goto(`${LOGIN}?weiter=${encodeURIComponent(weiter)}`);
    await enterLogin(page, product().accounts.plain);
    await expect(page).toHaveURL(/\/de\/portal$/);
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
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Gesa" }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(page).toHaveURL(new RegExp(`${LOGIN}$`));
  await expect(second).toHaveURL(/\/de\/portal\/user\/login\?weiter=/);
  expect(await storedSession(page)).toEqual({ keys: [], cookies: [] });
  expect(await personalKeys(page)).toEqual([]);
  await expect.poll(() => tokenAnswers(page, token)).toEqual([401, 401]);
});

test("signed-in people never see the screens of signing in [4.1, 6.4]", async ({ page }) => {
  await signIn(page, product().accounts.plain);
  for (const screen of ["login", "register-checkout"]) {
    await page.goto(`/de/portal/user/${screen}`);
    await expect(page).toHaveURL(/\/de\/portal$/);
  }
});

test("a token that nobody knows any more is cleared without a word [4.3]", async ({ page, faults }) => {
  faults.expect(/401|403/);
  await page.goto(LOGIN);
  await page.evaluate(() => {
    localStorage.setItem("gratweg_token", "abgelaufen");
    localStorage.setItem("gratweg_user", '{"id":1}');
  });
  await page.goto(LOGIN);
  await expect(page.getByRole("button", { name: "Anmelden", exact: true }).first()).toBeVisible();
  await expect.poll(() => storedSession(page)).toEqual({ keys: [], cookies: [] });
});
