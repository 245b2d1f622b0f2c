import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { assertStyledHeader, coloursOf, openBrowser, violationsOf } from "./browser.mjs";
import { checkPage } from "./check-page.mjs";
import { EMPTY_STYLE, hashOf, serveStrictly } from "./strict-server.mjs";

/** A sheet without rules, as its library recognises it. */
const OWN_ELEMENT = '<style nonce="for-this-page">--sxs{--sxs:0}@media{}</style>';

export async function checkVitePages({ check, folder, findBrowser }) {
  const colours = await coloursOf(folder);
  const server = await serveBuild(path.join(folder, "dist"));
  const browser = await openBrowser(await findBrowser());
  try {
    await check("prerendered: the header is styled before any script runs", async () => {
      const { page, close } = await browser.openPage(server.origin, { javaScriptEnabled: false });
      await assertStyledHeader(page, colours.light);
      await close();
    });
    for (const [kind, address] of [
      ["prerendered", `${server.origin}/`],
      ["client only", `${server.origin}/client-only.html`],
    ])
      await checkPage({ check, browser, colours, kind, address });
    await check(
      "client only, under a nonce: the sheet takes over the element that the page brings",
      async () => {
        const { page, complaints, close } = await browser.openPage(`${server.origin}/nonce.html`);
        await page.locator("html[data-ready]").waitFor();
        await assertStyledHeader(page, colours.light);
        assert.equal(await page.locator("style:not(#gratweg-faces)").count(), 1);
        assert.equal(await facesOf(page), 3);
        assert.deepEqual(
          { complaints, violations: await violationsOf(page) },
          { complaints: [], violations: [] },
        );
        await close();
      },
    );
    await check("the policy is strict: a style of its own is refused", async () => {
      const { page, close } = await browser.openPage(server.origin);
      await page.evaluate(() => {
        document.head.append(Object.assign(document.createElement("style"), { textContent: "a{}" }));
      });
      await page.waitForFunction(() => window.violations.length > 0);
      await close();
    });
    await check("React's development build hydrates in strict mode without a warning", () =>
      assertQuietHydration({ browser, folder }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Rules of the fallback faces, which stand in an element of their own. */
function facesOf(page) {
  return page.locator("style#gratweg-faces").evaluate(({ sheet }) => sheet?.cssRules.length ?? 0);
}

/** Only that build tells of attributes that differ. */
async function assertQuietHydration({ browser, folder }) {
  const server = await serveBuild(path.join(folder, "dist-development"));
  try {
    const { page, complaints, close } = await browser.openPage(server.origin);
    await page.locator("html[data-ready]").waitFor();
    assert.deepEqual(complaints, []);
    await close();
  } finally {
    await server.close();
  }
}

function serveBuild(folder) {
  const home = readFileSync(path.join(folder, "index.html"), "utf8");
  const styles = [...home.matchAll(/<style id="[\w-]+">(.*?)<\/style>/gs)].map(([, css]) => hashOf(css));
  const clientOnly = readFileSync(path.join(folder, "client-only.html"), "utf8");
  return serveStrictly({
    folder,
    pages: { "/nonce.html": clientOnly.replace("<head>", `<head>${OWN_ELEMENT}`) },
    styleSources: {
      "/index.html": styles.join(" "),
      "/client-only.html": EMPTY_STYLE,
      "/nonce.html": "'nonce-for-this-page'",
    },
  });
}
