import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../lib/processes.mjs";
import { checkVitePages } from "./check-vite-pages.mjs";

/** Vite and React 19: prerendered and hydrated, and once without a server, both under a strict policy. */
export async function checkVite({ check, name, folder, logs, env, findBrowser }) {
  const script = (word) =>
    run(`npm run ${word} in ${name}`, "npm", ["run", "--silent", word], {
      cwd: folder,
      env,
      log: path.join(logs, `consumer-${name}-${word.replaceAll(":", "-")}.log`),
    });
  // Side by side; what fails is told in its turn.
  const [bundler, node] = ["check:types", "check:types:nodenext"].map((word) =>
    script(word).then(
      () => undefined,
      (error) => error,
    ),
  );
  await check("types, as a bundler finds them", () => throwIf(bundler));
  await check("types, as Node finds them", () => throwIf(node));
  const built = await check("builds and prerenders", () =>
    script("build")
      .then(() => script("build:development"))
      .then(() => true),
  );
  await check("a button brings no dialog, no machine and no date picker", async () => {
    await script("build:button");
    const modules = JSON.parse(readFileSync(path.join(folder, "dist-button.json"), "utf8"));
    const ours = modules.filter((id) => id.includes("/@gratweg/"));
    assert.ok(
      ours.some((id) => id.endsWith("/button/Button.js")),
      `No button in ${modules.join(", ")}`,
    );
    const strange = /dialog|header|xstate|@gratweg\/flows|zod|react-aria|microcopy/i;
    assert.deepEqual(
      modules.filter((id) => strange.test(id)),
      [],
    );
  });
  if (!built) return;
  await check("renders the same page to the same bytes, whatever was rendered before", async () => {
    const { pages } = await import(pathToFileURL(path.join(folder, "dist-server/entry-server.js")).href);
    const first = pages.home();
    assert.deepEqual(pages.home(), first);
    const other = pages.article();
    assert.deepEqual(pages.home(), first);
    assert.deepEqual(pages.article(), other);
    assert.match(other.css, /site-orange-warm/);
    assert.doesNotMatch(first.css, /site-orange-warm/);
    // The file was rendered by another process.
    const file = readFileSync(path.join(folder, "dist/index.html"), "utf8");
    assert.ok(file.includes(first.html) && file.includes(first.css));
  });
  await checkVitePages({ check, folder, findBrowser });
}

async function throwIf(failure) {
  const error = await failure;
  if (error) throw error;
}
