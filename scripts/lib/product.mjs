import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startContentSystem, startInbox, startMailWorker, startServer } from "./parts.mjs";
import { secrets } from "./settings.mjs";
import { QUIET } from "./setup.mjs";
import { buildSite } from "./site.mjs";
import { step } from "./terminal.mjs";

const SITE_KEYS = [
  "adventures",
  "biking",
  "cultural",
  "hiking",
  "outdoors-germany",
  "outdoors-sweden",
  "traveling",
  "portal",
];

/** Every origin whose pages may ask the content system from a browser. */
function origins(port) {
  return ["localhost", "127.0.0.1", ...SITE_KEYS.map((key) => `${key}.localhost`)].map(
    (host) => `http://${host}:${port}`,
  );
}

/**
 * Brings the whole product up, in the order in which its parts need each other: inbox, content system, mail worker,
 * site, server. Used by `npm start` and, with a small seed and free ports, by the browser tests. Everything it writes lies in `data`.
 */
export async function startProduct({
  root,
  data,
  ports,
  seed = "full",
  sites = ["hiking"],
  environment = {},
}) {
  const logs = path.join(data, "logs");
  const kept = secrets(data);
  const addresses = {
    site: `http://localhost:${ports.GRATWEG_PORT}`,
    cms: `http://localhost:${ports.GRATWEG_CMS_PORT}`,
    inbox: `http://localhost:${ports.GRATWEG_INBOX_PORT}`,
  };
  const shared = {
    ...process.env,
    ...QUIET,
    ...kept,
    ...environment,
    ...Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)])),
    GRATWEG_DATA: data,
    // The name and not the number: the admin panel is opened by it and asks the address it was built for.
    GRATWEG_CMS_URL: addresses.cms,
    GRATWEG_CORS_ORIGINS: origins(ports.GRATWEG_PORT).join(","),
    GRATWEG_SERVER_HOOK: `http://127.0.0.1:${ports.GRATWEG_PORT}/internal/content-changed`,
    GRATWEG_SITES_DIR: path.join(data, "sites"),
    GRATWEG_SEED: seed,
    // Where links in mails lead.
    GRATWEG_SITE_URL: environment.GRATWEG_SITE_URL ?? process.env.GRATWEG_SITE_URL ?? addresses.site,
    GRATWEG_POSTER_CACHE:
      environment.GRATWEG_POSTER_CACHE ?? path.join(root, "node_modules/.cache/gratweg/posters"),
    SMTP_URL: environment.SMTP_URL ?? process.env.SMTP_URL ?? `smtp://127.0.0.1:${ports.GRATWEG_SMTP_PORT}`,
  };
  mkdirSync(path.join(data, "sites"), { recursive: true });

  const part = (log) => ({ root, env: shared, log: path.join(logs, log) });
  const inbox = await step("Starting the inbox", () => startInbox(part("inbox.log")));
  const cms = await step("Starting the content system", (progress) =>
    startContentSystem({
      ...part("cms.log"),
      onLine: (line) => {
        if (/^\s*(Inhalte|Bilder|Seed)/i.test(line)) progress(line.trim());
      },
    }),
  );
  const worker = await step("Starting the mail worker", () => startMailWorker(part("outbox.log")));
  for (const key of sites) await buildSite({ root, data, key, env: shared });
  const server = await step("Starting the server", () => startServer(part("server.log")));

  const ready = {
    addresses: { ...addresses, admin: `${addresses.cms}/admin` },
    ports,
    accounts: { editor: { email: kept.GRATWEG_ADMIN_EMAIL, password: kept.GRATWEG_ADMIN_PASSWORD } },
  };
  writeFileSync(path.join(data, "ready.json"), `${JSON.stringify(ready, null, 2)}\n`, { mode: 0o600 });
  return { ...ready, environment: shared, running: { inbox, cms, worker, server } };
}
