import assert from "node:assert/strict";
import { assertDarkTheme, assertNoBarriers, assertStyledHeader, violationsOf } from "./browser.mjs";

/** What a visitor does on the consumers' home page, each step one check. */
export async function checkPage({ check, browser, colours, kind, address }) {
  const { page, complaints, close } = await browser.openPage(address);
  await check(`${kind}: a styled, accessible header in ten lines`, async () => {
    await page.getByRole("banner").waitFor();
    await assertStyledHeader(page, colours.light);
    await assertNoBarriers(page);
  });
  await check(`${kind}: the dialog opens, takes the focus and gives it back`, async () => {
    const opener = page.getByRole("button", { name: "Was kostet eine Tour?" });
    // What is pressed before hydration is replayed by nobody.
    await page.locator("html[data-ready]").waitFor();
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Was kostet eine Tour?" });
    await dialog.waitFor();
    assert.equal(await dialog.evaluate((element) => element.contains(document.activeElement)), true);
    const panel = dialog.locator("> div");
    assert.equal(await panel.evaluate((element) => window.getComputedStyle(element).borderRadius), "14px");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    assert.equal(await opener.evaluate((element) => element === document.activeElement), true);
  });
  await check(`${kind}: the mobile menu opens`, async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Touren" }).waitFor();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 900 });
  });
  await check(`${kind}: the newsletter's form and machine reach the server`, async () => {
    const field = page.getByRole("contentinfo").getByRole("textbox");
    const email = `${kind.replace(" ", "-")}@almweg.example`;
    await field.fill(email);
    await page.keyboard.press("Enter");
    // The server names the address that it was sent.
    await page.getByText(`Bitte bestätigen Sie ${email}.`).waitFor();
    assert.equal(await field.inputValue(), "");
  });
  await check(`${kind}: the dark theme is one class`, async () => {
    await assertDarkTheme(page, colours.dark);
    await assertNoBarriers(page);
  });
  await check(`${kind}: no error, no warning, nothing against the policy`, async () => {
    assert.deepEqual(
      { complaints, violations: await violationsOf(page) },
      { complaints: [], violations: [] },
    );
  });
  await close();
}
