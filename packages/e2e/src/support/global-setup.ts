import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SITES } from "@gratweg/sites";
import { stopAll } from "../../../../scripts/lib/processes.mjs";
import { startProduct } from "../../../../scripts/lib/product.mjs";
import { createSiteBuilds } from "../../../../scripts/lib/sites.mjs";
import { ANALYTICS_KEY, startForeignServer } from "./foreign-server";
import { freePort } from "./free-port";
import { siblingsFile, type Product } from "./product";
import { repositoryRoot } from "./repository";
import { WITHOUT_PROOF } from "./without-proof";

/** Preview pictures, keyed by their own content. */
const KEPT = "og-cache";

/**
 * Brings the whole product up as `npm start` does, with the small seed, on free ports and a database of its own. Tests begin with the
 * first site; the others are built beside them. Preview pictures of the run before stay.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = repositoryRoot();
  const data = path.join(root, "node_modules/.cache/gratweg/e2e");
  mkdirSync(data, { recursive: true });
  for (const entry of readdirSync(data))
    if (entry !== KEPT) rmSync(path.join(data, entry), { recursive: true, force: true });
  if (!existsSync(path.join(root, "packages/server/dist/main.js")))
    throw new Error("Run the browser tests with `npm run test:e2e`, which builds first.");
  const ports = {
    GRATWEG_PORT: await freePort(),
    GRATWEG_CMS_PORT: await freePort(),
    GRATWEG_SMTP_PORT: await freePort(),
    GRATWEG_INBOX_PORT: await freePort(),
    GRATWEG_IDENTITY_PORT: await freePort(),
  };
  const analytics = await startForeignServer();
  const stop = async () => {
    await stopAll();
    await analytics.stop();
  };
  try {
    const environment = {
      // A test may come as another visitor, by the address that a proxy on this machine forwards.
      GRATWEG_TRUST_PROXY: "loopback",
      // All tests book the same few departures. One mailbox proves itself from nine seats on, as ever.
      ...WITHOUT_PROOF,
      GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "8",
      // So do all registrations.
      GRATWEG_ACCOUNT_REQUESTS_PER_ADDRESS: "0",
      // Many tests read a mail: an idle worker looks for new ones ten times as often as usual.
      GRATWEG_OUTBOX_POLL_MS: "50",
      // Never a real database or relay, whatever this command was called with.
      DATABASE_URL: "",
      GRATWEG_SITES_FILE: "",
      SMTP_URL: `smtp://127.0.0.1:${ports.GRATWEG_SMTP_PORT}`,
    };
    const everySite = { analytics: { publicKey: ANALYTICS_KEY, host: analytics.origin } };
    const [first = "hiking", ...siblings] = chosenSites();
    const product = await startProduct({
      ...{ root, data, ports, seed: "test", site: first },
      ...{ environment, everySite },
    });
    const lines: string[] = [];
    const builds = createSiteBuilds({
      ...{ root, data, keys: siblings, port: ports.GRATWEG_PORT, env: product.environment },
      ...{ isServed: true, say: (line: string) => lines.push(line) },
    });
    void builds
      .all(siblings)
      .then((failed) => writeFileSync(siblingsFile(data), failed.length > 0 ? lines.join("\n") : ""));
    process.env["GRATWEG_E2E"] = JSON.stringify({
      ports,
      data,
      token: product.environment["GRATWEG_CONTENT_TOKEN"] ?? "",
      editor: product.accounts.editor,
      accounts: {
        member: existing(product.accounts.member),
        manager: existing(product.accounts.manager),
        plain: existing(product.accounts.plain),
      },
      analytics: analytics.origin,
      environment: product.environment,
    } satisfies Product);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function existing<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The product runs without demo accounts.");
  return value;
}

/** All of them; somebody who works on one test may name fewer: `GRATWEG_E2E_SITES=hiking,portal`. */
function chosenSites(): string[] {
  const named = process.env["GRATWEG_E2E_SITES"];
  return named ? named.split(",") : SITES.map(({ key }) => key);
}
