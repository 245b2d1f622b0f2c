import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ask } from "./ask.mjs";
import { restoreSnapshot } from "./content-snapshot.mjs";
import { fillDemoPortal } from "./demo-portal.mjs";
import { addressesOf, isProduction, productEnvironment, writeSitesFile } from "./environment.mjs";
import { startContentSystem, startIdentity, startInbox, startServer } from "./parts.mjs";
import { demoAccounts, secrets } from "./settings.mjs";
import { SITE_KEYS, siteAddress } from "./site-keys.mjs";
import { buildSite } from "./site.mjs";
import { step, tell } from "./terminal.mjs";

const PARTS = {
  inbox: { title: "the inbox", start: startInbox },
  identity: { title: "the identity provider", start: startIdentity },
  cms: { title: "the content system", start: startContentSystem },
  server: { title: "the server", start: startServer },
};

/**
 * Brings the whole product up. A first start goes in the order in which the parts need each other, the site between content system and
 * server; a later one serves what was built last and starts all parts at once. Used by `npm start` and, with a small seed and free
 * ports, by the browser tests. Everything it writes lies in `data`.
 *
 * @param {{ root: string, data: string, ports: Record<string, number>, seed?: string, site?: string, environment?: Record<string, string>, everySite?: object, setup?: ReturnType<typeof import("./setup.mjs").setUp> }} options
 *   `site` is there when this settles; `everySite` is what all have beside their configuration, unless a file is given
 */
export async function startProduct({
  seed = "full",
  site = "hiking",
  environment = {},
  everySite = {},
  ...own
}) {
  const { root, data, ports, setup } = own;
  const kept = secrets(data);
  const addresses = addressesOf(ports);
  const given = productEnvironment({ root, data, ports, secrets: kept, environment });
  const isDemo = !isProduction(given);
  const env = { ...given, GRATWEG_SEED: seed, GRATWEG_DEMO_ACCOUNTS: String(isDemo) };
  mkdirSync(path.join(data, "sites"), { recursive: true });
  env.GRATWEG_SITES_FILE ||= writeSitesFile({
    data,
    inbox: addresses.inbox,
    isTest: seed === "test",
    everySite,
  });

  const bring = (/** @type {string} */ name, attempt = 1) =>
    PARTS[name].start({
      root,
      env,
      log: path.join(data, "logs", attempt === 1 ? `${name}.log` : `${name}.${attempt}.log`),
    });
  const begin = (/** @type {string} */ name) => step(`Starting ${PARTS[name].title}`, () => bring(name));
  const isLater = existsSync(path.join(data, "sites", site));
  if (await restoreSnapshot({ root, data, seed, env }))
    console.log("  ✓ Content and pictures are there, ready-made");
  const first = Promise.all([
    Promise.resolve(setup?.workspace).then(() => Promise.all([begin("inbox"), isDemo && begin("identity")])),
    Promise.resolve(setup?.contentSystem).then(() => begin("cms")),
  ]);
  const then = async () => {
    await setup?.contentSystem;
    if (!isLater) await buildSite({ root, data, key: site, env });
    await setup?.portal;
    return begin("server");
  };
  const [[[inbox, identity], cms], server] = await Promise.all([first, isLater ? then() : first.then(then)]);
  if (isLater)
    await ask(env.GRATWEG_SERVER_HOOK, {
      method: "POST",
      headers: { authorization: `Bearer ${env.GRATWEG_HOOK_SECRET}` },
    });

  const people = isDemo ? demoAccounts(kept) : {};
  const address = siteAddress(site, ports.GRATWEG_PORT);
  // An empty portal is better than none; the next start tries again.
  if (isDemo && seed !== "none")
    await fillDemoPortal({ data, site: address, account: demoAccounts(kept).member }).catch(tell);
  const ready = {
    addresses: {
      ...addresses,
      admin: `${addresses.cms}/admin`,
      sites: Object.fromEntries(SITE_KEYS.map((key) => [key, siteAddress(key, ports.GRATWEG_PORT)])),
    },
    ports,
    accounts: {
      editor: { email: kept.GRATWEG_ADMIN_EMAIL, password: kept.GRATWEG_ADMIN_PASSWORD },
      ...people,
    },
  };
  writeFileSync(path.join(data, "ready.json"), `${JSON.stringify(ready, null, 2)}\n`, { mode: 0o600 });
  return {
    ...ready,
    environment: env,
    /** Starts a part again that has ended; the log of the start before stays. */
    restart: bring,
    running: { inbox, ...(identity && { identity }), cms, server },
  };
}
