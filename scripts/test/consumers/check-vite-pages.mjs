/* global document, window -- what is evaluated runs in the page */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  assertDarkTheme,
  assertNoBarriers,
  assertStyledHeader,
  coloursOf,
  openBrowser,
  violationsOf,
} from "./browser.mjs";
import { EMPTY_STYLE, hashOf, serveStrictly } from "./strict-server.mjs";

export async function checkVitePages({ check, folder, findBrowser }) {
  const dist = path.join(folder, "dist");
  const home = readFileSync(path.join(dist, "index.html"), "utf8");
  const css = /<style id="stitches">(.*?)<\/style>/s.exec(home)[1];
  const colours = await coloursOf(folder);
  const server = await serveStrictly({
    folder: dist,
    styleHashes: { "/index.html": [hashOf(css)], "/client-only.html": [EMPTY_STYLE] },
  });
  const browser = await openBrowser(await findBrowser());
  try {
    await check("prerendered: the header is styled before any script runs", async () => {
      const { page, close } = await browser.openPage(server.origin, { javaScriptEnabled: false });
      await page.locator("header nav").getByRole("link", { name: "Touren" }).waitFor();
      await assertStyledHeader(page, colours.light);
      await close();
    });
    for (const [kind, address] of [
      ["prerendered", `${server.origin}/`],
      ["client only", `${server.origin}/client-only.html`],
    ])
      await checkPage({ check, browser, server, colours, kind, address });
    await check("the policy is strict: a style of its own is refused", async () => {
      const { page, close } = await browser.openPage(server.origin);
      await page.evaluate(() => {
        document.head.append(Object.assign(document.createElement("style"), { textContent: "a{}" }));
      });
      await page.waitForFunction(() => window.violations.length > 0);
      await close();
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

async function checkPage({ check, browser, server, colours, kind, address }) {
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
    const email = `${kind.replace(" ", "-")}@almweg.example`;
    await page.getByRole("contentinfo").getByRole("textbox").fill(email);
    await page.keyboard.press("Enter");
    await page.getByText("Bitte bestätigen Sie Ihre Adresse.").waitFor();
    assert.equal(server.subscribed.at(-1), email);
    assert.equal(await page.getByRole("contentinfo").getByRole("textbox").inputValue(), "");
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
