/**
 * `npm run check:sites [-- folder …]`: links, HTML and barriers of every page of built sites; without folders of all that lie in
 * the data folder. Barriers are looked for in a browser, on the running server.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findBarriers, pageAddresses } from "./check-sites/axe.mjs";
import { checkHtml } from "./check-sites/html.mjs";
import { findBrokenLinks } from "./check-sites/links.mjs";
import { STAND_INS } from "./check-sites/stand-ins.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { settings } from "./lib/settings.mjs";
import { siteAddress } from "./lib/site-keys.mjs";
import { dim, red, step, StepError, tell } from "./lib/terminal.mjs";

/** So many of one kind are shown; the rest is counted. */
const SHOWN = 40;

try {
  const folders = process.argv.slice(2);
  let wrong = 0;
  for (const folder of folders.length > 0 ? folders : builtSites())
    wrong += await check(path.resolve(folder));
  if (wrong > 0) throw new StepError(`${wrong} findings.`);
} catch (error) {
  tell(error);
  process.exitCode = 1;
}

function builtSites() {
  const sites = path.join(settings().data, "sites");
  const found = existsSync(sites)
    ? readdirSync(sites)
        .map((name) => path.join(sites, name))
        .filter((folder) => existsSync(path.join(folder, "de/index.html")))
    : [];
  if (found.length === 0)
    throw new StepError(`No built site in ${sites}: start the product or name folders.`);
  return found;
}

async function check(folder) {
  const name = path.basename(folder);
  const links = await step(`${name}: links`, () => Promise.resolve(findBrokenLinks(folder)));
  console.log(`    ${links.pages} pages, ${links.links} links, ${links.broken.length} broken`);
  show(links.broken.map(({ page, link, reason }) => [`${link} ${reason}`, page]));
  const html = await step(`${name}: HTML`, () => checkHtml(folder));
  console.log(`    ${html.pages} pages, ${html.errors.length} errors, ${html.warnings.length} warnings`);
  show(
    html.errors.map(({ page, message, extract }) => [
      `${message} (${extract.replaceAll(/\s+/g, " ")})`,
      page,
    ]),
  );
  show(html.warnings.map(({ page, message }) => [`warning: ${message}`, page]));
  const barriers = await checkBarriers(name, folder);
  return links.broken.length + html.errors.length + barriers;
}

async function checkBarriers(name, folder) {
  const { root, data } = settings();
  const ready = path.join(data, "ready.json");
  if (!existsSync(ready)) {
    console.log(dim(`    axe: nothing is running in ${data}, so pages were not opened`));
    return 0;
  }
  const { ports } = JSON.parse(readFileSync(ready, "utf8"));
  const files = readdirSync(folder, { recursive: true }).map((file) => `/${file}`);
  const addresses = pageAddresses(files, siteAddress(name, ports.GRATWEG_PORT)).filter(
    (address) => !STAND_INS.includes(new URL(address).pathname),
  );
  const executablePath = await findChromium({ root, logs: path.join(data, "logs") });
  const found = await step(`${name}: barriers`, (progress) =>
    findBarriers({
      executablePath,
      addresses,
      onPage: (done) => progress(`${done}/${addresses.length}`),
    }),
  );
  console.log(`    ${addresses.length} pages opened, ${found.length} barriers`);
  show(found.map(({ address, rule, help, targets }) => [`${rule}: ${help} (${targets[0] ?? ""})`, address]));
  return found.length;
}

/** The same finding on many pages is one line. */
function show(findings) {
  const pages = new Map();
  for (const [text, page] of findings) pages.set(text, [...(pages.get(text) ?? []), page]);
  for (const [text, [first, ...more]] of [...pages].slice(0, SHOWN))
    console.log(
      `    ${red("·")} ${text}\n      on ${first}${more.length > 0 ? ` and ${more.length} more` : ""}`,
    );
  if (pages.size > SHOWN) console.log(`    … and ${pages.size - SHOWN} more of this kind`);
}
