import type { Page } from "@playwright/test";
import type { Login } from "../../../../scripts/lib/product.mjs";
import { MAIL_LOOKS, product } from "./product";
import { expect, test as visitorTest } from "./visitor";

/** The same visitor, whose payment check may be refused. */
export const test = visitorTest.extend({
  faults: async ({ faults }, provide) => {
    // Section 8: whoever has no subscription is answered with a status, and a warning is logged.
    faults.expect(/\/api\/user-subscription|Payment check refused with status 403/);
    await provide(faults);
  },
});

export { expect };

export const LOGIN = "/de/portal/user/login";

/** An address that nobody else uses. */
export function newAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@postfach.example`;
}

/** Fills in the form of the sign-in screen that is open, and sends it. */
export async function enterLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.getByRole("textbox", { name: "E-Mail-Adresse" }).first().fill(email);
  await page.getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).first().click();
}

/**
 * Makes the browser somebody's who has signed in before, by the call that the screen makes: for tests of what comes after. The
 * cookie alone is a session; the next page of the portal writes the rest.
 */
export async function comeSignedIn(page: Page, { email, password }: Login): Promise<void> {
  const url = `http://localhost:${product().ports.GRATWEG_PORT}`;
  const data = { identifier: email, password };
  const answer = await page.request.post(`${url}/api/auth/local`, { data });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
  const { jwt } = (await answer.json()) as { jwt: string };
  await page.context().addCookies([
    { name: "gratweg_token", value: jwt, url, sameSite: "Lax" },
    { name: "gratweg_signed_in", value: "1", url, sameSite: "Lax" },
  ]);
}

/** Signs in by the screen and waits for one's own trips. */
export async function signIn(page: Page, login: Login): Promise<void> {
  await page.goto(LOGIN);
  await enterLogin(page, login);
  await expect(page).toHaveURL(/\/de\/portal$/);
}

interface InboxMail {
  text: string;
}

/** The newest mail to an address whose text has a link that fits; asks the local inbox until it has come. */
export async function linkFrom(page: Page, address: string, link: RegExp): Promise<string> {
  const inbox = `http://localhost:${product().ports.GRATWEG_INBOX_PORT}/api/messages`;
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(inbox, { params: { to: address } });
        found = ((await answer.json()) as InboxMail[])
          .map(({ text }) => link.exec(text)?.[0])
          .find((one) => one !== undefined);
        return found;
      },
      { timeout: 30_000, intervals: MAIL_LOOKS },
    )
    .toBeDefined();
  return found ?? "";
}

/** Waits for the bearer token that the page's browser keeps: headings stand before a session is written. */
export async function keptToken(page: Page): Promise<string> {
  const token = await page.waitForFunction(() => localStorage.getItem("gratweg_token"));
  return (await token.jsonValue()) ?? "";
}

/** Returns what Strapi and the own server say of a token. */
export async function tokenAnswers(page: Page, token: string): Promise<number[]> {
  const ask = async (path: string) =>
    (
      await page.request.get(`http://localhost:${product().ports.GRATWEG_PORT}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status();
  return [await ask("/api/users/me?populate=role"), await ask("/api/account")];
}

/** Everything in the page's storages that names somebody. */
export function personalKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => /payment_status_cache|draft|confirmation|_plan$|@/.test(key))
      .sort(),
  );
}

/** What is kept of a session in the page's browser. */
export async function storedSession(page: Page): Promise<{ keys: string[]; cookies: string[] }> {
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^gratweg_(?:token|user|provider)$/.test(key)),
  );
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return {
    keys: keys.sort(),
    cookies: cookies.filter((name) => /^gratweg_(?:token|signed_in)$/.test(name)).sort(),
  };
}
