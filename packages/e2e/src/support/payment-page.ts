import type { Page } from "@playwright/test";
import { expect } from "./visitor";

const PRICING = "/de/portal/user/pricing";
export const ORDER = "zahlungspflichtig bestellen";
export const PAYMENT = /\/zahlung\/[\w-]+$/;
const PAID = /\/de\/portal\/user\/payment-success$/;

/** Opens the prices and chooses a plan. The first one is what nobody has to choose, the last one only a choice leads to. */
export async function choosePlan(page: Page, which: "first" | "last" = "first"): Promise<void> {
  await page.goto(PRICING);
  const choices = page.getByRole("button", { name: /wählen$/ });
  await (which === "first" ? choices.first() : choices.last()).click();
}

/** Pays on the provider's page, and comes back as a member. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /bezahlen$/ }).click();
  await expect(page).toHaveURL(PAID, { timeout: 30_000 });
}
