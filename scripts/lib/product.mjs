import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { start, waitForHttp } from "./processes.mjs";
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
 * Brings the whole product up, in the order in which its parts need each other: inbox, content system, site, server.
 * Used by `npm start` and, with a small seed and free ports, by the browser tests. Everything it writes lies in `data`.
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
    GRATWEG_POSTER_CACHE:
      environment.GRATWEG_POSTER_CACHE ?? path.join(root, "node_modules/.cache/gratweg/posters"),
    SMTP_URL: environment.SMTP_URL ?? `smtp://127.0.0.1:${ports.GRATWEG_SMTP_PORT}`,
  };
  mkdirSync(path.join(data, "sites"), { recursive: true });

  const inbox = await step("Starting the inbox", async () => {
    const running = start("The inbox", process.execPath, ["dist/main.js"], {
      cwd: path.join(root, "packages/inbox"),
      env: shared,
      log: path.join(logs, "inbox.log"),
    });
    await waitForHttp(`http://127.0.0.1:${ports.GRATWEG_INBOX_PORT}/api/messages`, {
      running,
      timeout: 15_000,
    });
    return running;
  });

  const cms = await step("Starting the content system", async (progress) => {
    const running = start(
      "The content system",
      process.execPath,
      ["node_modules/@strapi/strapi/bin/strapi.js", "start"],
      {
        cwd: path.join(root, "packages/cms"),
        env: { ...shared, NODE_ENV: "production", GRATWEG_SEED: seed, PORT: String(ports.GRATWEG_CMS_PORT) },
        log: path.join(logs, "cms.log"),
        onLine: (line) => {
          if (/^\s*(Inhalte|Bilder|Seed)/i.test(line)) progress(line.trim());
        },
      },
    );
    await waitForHttp(`http://127.0.0.1:${ports.GRATWEG_CMS_PORT}/_health`, { running, timeout: 600_000 });
    return running;
  });

  for (const key of sites) await buildSite({ root, data, key, env: shared });

  const server = await step("Starting the server", async () => {
    const running = start("The server", process.execPath, ["dist/main.js"], {
      cwd: path.join(root, "packages/server"),
      env: { ...shared, NODE_ENV: "production" },
      log: path.join(logs, "server.log"),
    });
    await waitForHttp(`http://127.0.0.1:${ports.GRATWEG_PORT}/readyz`, { running, timeout: 60_000 });
    return running;
  });

  const ready = {
    addresses: { ...addresses, admin: `${addresses.cms}/admin` },
    ports,
    accounts: { editor: { email: kept.GRATWEG_ADMIN_EMAIL, password: kept.GRATWEG_ADMIN_PASSWORD } },
  };
  writeFileSync(path.join(data, "ready.json"), `${JSON.stringify(ready, null, 2)}\n`, { mode: 0o600 });
  return { ...ready, environment: shared, running: { inbox, cms, server } };
}
