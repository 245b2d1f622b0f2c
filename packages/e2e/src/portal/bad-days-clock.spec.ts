import type { Page } from "@playwright/test";
import { enterLogin, expect, LOGIN, newAddress, signIn, storedSession, test } from "../support/portal";
import { choosePlan, ORDER, pay } from "../support/payment-page";
import { registerAndConfirm } from "../support/portal-account";
import { product } from "../support/product";

const HOUR = 3_600_000;
const OFFERS = "/de/portal/angebot";
const codes = (page: Page) => page.getByText("Code bei Fragen an uns");

/** What the browser remembers of the last membership check. */
const remembered = (page: Page, email: string) =>
  page.evaluate((key) => {
    const { hasAccess, timestamp } = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;
    return { hasAccess, isFromFuture: Number(timestamp) > Date.now() };
  }, `payment_status_cache:${email}`);

for (const [name, offset] of [
  ["an hour fast", HOUR],
  ["an hour slow", -HOUR],
] as const) {
  test(`a clock that is ${name}: signs in, stays so after a reload, a member sees codes`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + offset });
    await signIn(page, product().accounts.member);
    await page.reload();
    await expect(page).toHaveURL(/\/de\/portal$/);
    await page.goto(OFFERS);
    await expect(codes(page).first()).toBeVisible();
  });

  test(`a clock that is ${name}, then right: still signed in, and nobody has become a member`, async ({
    page,
  }) => {
    const { plain } = product().accounts;
    await page.clock.install({ time: Date.now() + offset });
    await signIn(page, plain);
    await expect.poll(() => remembered(page, plain.email)).toEqual({ hasAccess: false, isFromFuture: false });
    await page.clock.setSystemTime(Date.now());
    await Promise.all([
      page.waitForRequest((request) => request.url().endsWith("/api/user-subscription")),
      page.goto(OFFERS),
    ]);
    await expect(page.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
    await expect(codes(page)).toHaveCount(0);
    await expect.poll(() => remembered(page, plain.email)).toEqual({ hasAccess: false, isFromFuture: false });
  });

  test(`a clock that is ${name} on a shared computer: payment is let out and in again, leaving signs out`, async ({
    page,
  }) => {
    const login = await registerAndConfirm(page, {
      email: newAddress("vera"),
      password: "Latschenkiefer am Grat",
    });
    await page.clock.install({ time: Date.now() + offset });
    await page.goto(LOGIN);
    await page.getByRole("switch", { name: "Öffentlicher oder geteilter Computer" }).check();
    await enterLogin(page, login);
    await expect(page).toHaveURL(/\/de\/portal$/);
    await page.goto("/de/impressum");
    expect(await storedSession(page)).toEqual({ keys: [], cookies: [] });

    await choosePlan(page);
    await page.getByRole("button", { name: ORDER }).click();
    await expect(page).toHaveURL(/\/login-checkout/);
    await page.getByRole("switch", { name: "Öffentlicher oder geteilter Computer" }).check();
    await enterLogin(page, login);
    await pay(page);
  });
}

test("a membership from the future counts as malformed: removed, asked anew, and grants nothing", async ({
  page,
}) => {
  const { plain } = product().accounts;
  await signIn(page, plain);
  await expect.poll(() => remembered(page, plain.email)).toEqual({ hasAccess: false, isFromFuture: false });
  await page.evaluate(
    ([key, hour]) =>
      localStorage.setItem(key, JSON.stringify({ hasAccess: true, timestamp: Date.now() + hour })),
    [`payment_status_cache:${plain.email}`, HOUR] as const,
  );
  await Promise.all([
    page.waitForRequest((request) => request.url().endsWith("/api/user-subscription")),
    page.goto(OFFERS),
  ]);
  await expect(page.getByText("Als Mitglied sehen Sie Preis und Code")).toBeVisible();
  await expect(codes(page)).toHaveCount(0);
  await expect.poll(() => remembered(page, plain.email)).toEqual({ hasAccess: false, isFromFuture: false });
});
