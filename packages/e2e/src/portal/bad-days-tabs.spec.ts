import { enterLogin, expect, LOGIN, signIn, storedSession, test } from "../support/portal";
import { product } from "../support/product";

const OFFERS = "/de/portal/angebot";

test("signing in in one tab takes the other from its sign-in form to where it was going", async ({
  page,
  context,
}) => {
  await page.goto("/de/portal/settings");
  await expect(page).toHaveURL(`${LOGIN}?weiter=%2Fde%2Fportal%2Fsettings`);
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill("halb@postfach.example");
  const second = await context.newPage();
  await signIn(second, product().accounts.plain);
  await expect(page).toHaveURL(/\/de\/portal\/settings$/);
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
});

test("another person in the second tab: the first shows their page, and none of the member's codes", async ({
  page,
  context,
}) => {
  await signIn(page, product().accounts.member);
  await page.goto(OFFERS);
  await expect(page.getByText("Code bei Fragen an uns").first()).toBeVisible();

  const second = await context.newPage();
  await second.goto("/de/portal/settings");
  await second.getByRole("banner").getByRole("button", { name: "Mira" }).click();
  await second.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(second).toHaveURL(new RegExp(`${LOGIN}$`));
  await expect(page.getByText("Code bei Fragen an uns")).toHaveCount(0);
  await enterLogin(second, product().accounts.plain);
  await expect(second).toHaveURL(/\/de\/portal$/);

  await expect(page.getByRole("button", { name: "Gesa" })).toBeVisible();
  await expect(page.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
  await expect(page.getByText("Code bei Fragen an uns")).toHaveCount(0);
});

test("signing in twice at the same time in two tabs is one session for both", async ({ page, context }) => {
  const second = await context.newPage();
  await Promise.all([page.goto(LOGIN), second.goto(LOGIN)]);
  const { plain } = product().accounts;
  // Both are asked before one is answered: whoever is signed in by the other tab has no form any more.
  const bothAsked = atOnce(2);
  await context.route("**/api/auth/local", async (route) => {
    await bothAsked();
    await route.continue();
  });
  await Promise.all([page, second].map((tab) => enterLogin(tab, plain)));
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/de\/portal$/);
    await expect(tab.getByRole("button", { name: "Gesa" })).toBeVisible();
  }
  expect(await storedSession(page)).toEqual(await storedSession(second));
});

/** A gate that opens when so many stand before it. */
function atOnce(count: number): () => Promise<void> {
  let waiting = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    waiting += 1;
    if (waiting === count) open();
    return opened;
  };
}
