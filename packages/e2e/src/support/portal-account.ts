import type { Page } from "@playwright/test";
import type { Login } from "../../../../scripts/lib/product.mjs";
import { linkFrom } from "./portal";
import { product } from "./product";

/** An account of one's own, by the calls that the screens make; not signed in. */
export async function registerAndConfirm(page: Page, { email, password }: Login): Promise<Login> {
  const origin = `http://localhost:${product().ports.GRATWEG_PORT}`;
  const answer = await page.request.post(`${origin}/api/auth/local/register`, {
    data: { email, password, firstName: "Vera", lastName: "Versuch", origin },
  });
  if (!answer.ok()) throw new Error(`Registering was answered with ${answer.status()}.`);
  const link = await linkFrom(page, email, /http:\/\/\S+\/api\/account\/confirm-email\?token=[\w-]+/);
  await page.request.post(link, { form: { password } });
  return { email, password };
}
