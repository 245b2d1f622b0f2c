import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { demoAccounts } from "./demo-accounts.mjs";
import { fillDemoPortal } from "./demo-portal.mjs";
import { restoreSnapshot } from "./content-snapshot.mjs";
import { addressesOf, isProduction, productEnvironment } from "./environment.mjs";
import { startContentSystem, startIdentity, startInbox, startMailWorker, startServer } from "./parts.mjs";
import { secrets } from "./settings.mjs";
import { buildSite } from "./site.mjs";
import { isEnding } from "./processes.mjs";
import { SITE_KEYS, siteAddress } from "./site-keys.mjs";
import { writeSitesFile } from "./sites-file.mjs";
import { localWidgets } from "./widgets.mjs";
import { step, StepError, tell } from "./terminal.mjs";

const STARTS = {
  inbox: startInbox,
  identity: startIdentity,
  cms: startContentSystem,
  worker: startMailWorker,
  server: startServer,
};

/**
 * Brings the whole product up, in the order in which its parts need each other: inbox, identity provider, content system, mail
 * worker, site, server. `built` says when what they are made of is there; without it, it has to be there already. Used by `npm start` and, with a small seed and free ports, by the browser tests. Everything it writes lies in `data`.
 */
export async function startProduct({
  root,
  data,
  ports,
  seed = "full",
  sites = ["hiking"],
  environment = {},
  everySite = {},
  built = {},
}) {
  const logs = path.join(data, "logs");
  const kept = secrets(data);
  const addresses = addressesOf(ports);
  const given = productEnvironment({ root, data, ports, secrets: kept, environment });
  const isDemo = !isProduction(given);
  const shared = { ...given, GRATWEG_SEED: seed, GRATWEG_DEMO_ACCOUNTS: String(isDemo) };
  mkdirSync(path.join(data, "sites"), { recursive: true });
  shared.GRATWEG_SITES_FILE ||= writeSitesFile(data, {
    widgets: localWidgets(addresses.inbox, seed === "test"),
    ...everySite,
  });

  const part = (log) => ({ root, env: shared, log: path.join(logs, log) });
  if (await restoreSnapshot({ root, data, seed, env: shared }))
    console.log("  ✓ Content and pictures are there, ready-made");
  // None of them asks another while it starts.
  const startSmallOnes = async () => {
    await built.libraries;
    return Promise.all([
      step("Starting the inbox", () => startInbox(part("inbox.log"))),
      isDemo && step("Starting the identity provider", () => startIdentity(part("identity.log"))),
    ]);
  };
  const startContent = async () => {
    await built.contentSystem;
    return step("Starting the content system", (progress) =>
      startContentSystem({
        ...part("cms.log"),
        onLine: (line) => {
          if (/^\s*(Inhalte|Bilder|Seed)/i.test(line)) progress(line.trim());
        },
      }),
    );
  };
  const [[inbox, identity], cms] = await Promise.all([startSmallOnes(), startContent()]);
  const worker = await step("Starting the mail worker", () => startMailWorker(part("outbox.log")));
  for (const key of sites) await buildOrKeep({ root, data, key, env: shared });
  await built.portal;
  const server = await step("Starting the server", () => startServer(part("server.log")));
  const people = isDemo ? demoAccounts(kept) : {};
  if (people.member && seed !== "none" && sites.length > 0)
    await fillOrGoOn({
      root,
      data,
      site: siteAddress(sites[0], ports.GRATWEG_PORT),
      cms: addresses.cms,
      account: people.member,
    });

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
    environment: shared,
    /** Starts a part again that has ended; the log of the start before stays. */
    restart: (name, attempt) => STARTS[name](part(`${name}.${attempt}.log`)),
    running: { inbox, ...(identity && { identity }), cms, worker, server },
  };
}

/** An empty portal is better than none; the next start tries again. */
async function fillOrGoOn(portal) {
  try {
    await step("Filling the demo member's portal", () => fillDemoPortal(portal));
  } catch (error) {
    if (isEnding()) throw error;
    tell(error);
  }
}

/** A build that fails is no reason to serve nothing, where there is a good one. */
async function buildOrKeep(site) {
  try {
    await buildSite(site);
  } catch (error) {
    if (isEnding() || !(error instanceof StepError) || !existsSync(path.join(site.data, "sites", site.key)))
      throw error;
    tell(error);
    console.log(`  The last good build of the ${site.key} site is served.`);
  }
}
