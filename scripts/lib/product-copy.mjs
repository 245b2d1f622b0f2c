import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "./database.mjs";
import { productEnvironment } from "./environment.mjs";
import { freePort } from "./free-port.mjs";
import { startContentSystem, startServer } from "./parts.mjs";
import { buildSite } from "./site.mjs";

/** Keyed by their own content: as good for the copy. */
const SHARED = ["site-cache", "og-cache", "pictures-cache", "brotli-cache"];

/**
 * Content system, hiking site and server once more, on a copy of a running product's content and on ports of their own: whoever spoils
 * that spoils nothing for anybody else. Mails, identity provider and payment are the product's. SQLite alone.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {{ data: string, ports: import("./product.mjs").Ports, environment: Record<string, string> }} options.of
 * @param {string} options.name of the folder in the product's own
 * @param {(data: string) => Promise<void>} options.prepare changes the copied content before anything starts
 */
export async function startCopy({ root, of, name, prepare }) {
  const data = path.join(of.data, name);
  const ports = { ...of.ports, GRATWEG_PORT: await freePort(), GRATWEG_CMS_PORT: await freePort() };
  const site = `http://localhost:${ports.GRATWEG_PORT}`;
  const environment = {
    ...productEnvironment({ root, data, ports, secrets: {}, environment: of.environment }),
    GRATWEG_SITE_URL: site,
    GRATWEG_PORTAL_URL: site,
    GRATWEG_SEED: "none",
  };
  mkdirSync(path.join(data, "sites"), { recursive: true, mode: 0o700 });
  const content = await openDatabase({ file: path.join(of.data, "cms.sqlite") });
  try {
    // Whole, whatever is written meanwhile.
    await content.run("VACUUM INTO ?", path.join(data, "cms.sqlite"));
  } finally {
    await content.close();
  }
  cpSync(path.join(of.data, "public"), path.join(data, "public"), { recursive: true });
  for (const folder of SHARED)
    if (existsSync(path.join(of.data, folder)))
      symlinkSync(path.join(of.data, folder), path.join(data, folder), "dir");
  await prepare(data);

  const part = (log) => ({ root, env: environment, log: path.join(data, "logs", log) });
  const running = [];
  const stop = async () => {
    for (const one of running.splice(0).reverse()) await one.stop();
  };
  const onStart = (one) => void running.push(one);
  try {
    await startContentSystem({ ...part("cms.log"), onStart });
    await buildSite({ root, data, key: "hiking", env: environment });
    await startServer({ ...part("server.log"), onStart });
  } catch (error) {
    await stop();
    throw error;
  }
  return { data, ports, environment, stop };
}
