import { expect, LOGIN, storedSession, test } from "../support/portal";
import { product } from "../support/product";
import { untilAtRest } from "../support/visitor";

test("signs in through the OpenID Connect provider; the ticket is nowhere in the address", async ({
  page,
  faults,
}) => {
  faults.expect(new RegExp(`^foreign request: http://localhost:${product().ports.GRATWEG_IDENTITY_PORT}/`));
  await page.goto(`${LOGIN}?weiter=%2Fde%2Fportal%2Fsettings`);
  // A button that moves between press and release is not pressed.
  await untilAtRest(page);
  await page.getByRole("button", { name: "Mit Demo anmelden" }).click();
  await page.getByRole("button", { name: /Berta Bergfreund/ }).click();
  await expect(page).toHaveURL(/\/de\/portal\/settings$/);
  expect(await storedSession(page)).toEqual({
    keys: ["gratweg_provider", "gratweg_token", "gratweg_user"],
    cookies: ["gratweg_signed_in", "gratweg_token"],
  });
  await expect(page.getByRole("button", { name: "Berta" })).toBeVisible();
});
