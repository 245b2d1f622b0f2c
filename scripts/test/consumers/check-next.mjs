import assert from "node:assert/strict";
import path from "node:path";
import { freePort } from "../../lib/free-port.mjs";
import { run, start } from "../../lib/processes.mjs";
import { waitForHttp } from "../../lib/wait-for-http.mjs";
import { assertStyledHeader, coloursOf, openBrowser } from "./browser.mjs";
import { checkPage } from "./check-page.mjs";

/** Next's App Router: pages are server components, ours are client ones by their own directive. */
export async function checkNext({ check, name, folder, logs, env, findBrowser }) {
  const next = path.join(folder, "node_modules/.bin/next");
  const built = await check("builds, with types checked", async () => {
    await run(`next build in ${name}`, next, ["build"], {
      cwd: folder,
      env,
      log: path.join(logs, `consumer-${name}-build.log`),
    });
    return true;
  });
  if (!built) return;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = start("next start", next, ["start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: folder,
    env,
    log: path.join(logs, `consumer-${name}-start.log`),
  });
  const browser = await openBrowser(await findBrowser());
  try {
    await waitForHttp(origin, { running: server, timeout: 60_000 });
    await checkServed({ check, browser, folder, origin });
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function checkServed({ check, browser, folder, origin }) {
  const colours = await coloursOf(folder);
  await check("a server component uses formats, icons and components", async () => {
    const html = await (await fetch(origin)).text();
    assert.match(html, /Ab (?:<!-- -->)?399\s€/);
    assert.match(html, /14\. Mai 2027/);
    const style = html.indexOf('<style id="stitches">');
    assert.ok(style > 0 && style < html.indexOf("<header"), "The rules stand before what they are for.");
    assert.equal(html.split('id="stitches"').length, 2);
  });
  await check("the header is styled before any script runs", async () => {
    const { page, close } = await browser.openPage(origin, { javaScriptEnabled: false });
    await assertStyledHeader(page, colours.light);
    await close();
  });
  await checkPage({ check, browser, colours, kind: "App Router", address: origin });
  await check("links go through Next's own, without loading the document again", async () => {
    const { page, complaints, close } = await browser.openPage(origin);
    await page.locator("html[data-ready]").waitFor();
    await page.evaluate(() => (window.stillHere = true));
    await page.getByRole("banner").getByRole("link", { name: "Hilfe" }).click();
    await page.getByRole("heading", { name: "Gehen im Nebel" }).waitFor();
    assert.equal(await page.evaluate(() => window.stillHere), true);
    const measure = await page
      .getByRole("main")
      .evaluate((element) => window.getComputedStyle(element).maxWidth);
    assert.notEqual(measure, "none");
    assert.equal(await page.evaluate(() => document.title), "Gehen im Nebel");
    assert.deepEqual(complaints, []);
    await close();
  });
}
