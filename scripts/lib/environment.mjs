import { writeFileSync } from "node:fs";
import path from "node:path";
import { QUIET } from "./setup.mjs";
import { SITE_KEYS } from "./site-keys.mjs";

/**
 * Where the parts listen, by the names that people type.
 * @param {Record<string, number>} ports
 */
export function addressesOf(ports) {
  const at = (/** @type {string} */ name) => `http://localhost:${ports[name]}`;
  return {
    site: at("GRATWEG_PORT"),
    cms: at("GRATWEG_CMS_PORT"),
    inbox: at("GRATWEG_INBOX_PORT"),
    portal: `${at("GRATWEG_PORT")}/de/portal`,
    identity: at("GRATWEG_IDENTITY_PORT"),
  };
}

/**
 * What the product runs with.
 *
 * @param {{ root: string, data: string, ports: Record<string, number>, secrets: Record<string, string>, environment?: Record<string, string> }} options
 *   `environment` wins over what this command was called with
 * @returns {Record<string, string>}
 */
export function productEnvironment({ root, data, ports, secrets, environment = {} }) {
  const addresses = addressesOf(ports);
  const given = { ...process.env, ...environment };
  const hosts = ["localhost", "127.0.0.1", ...SITE_KEYS.map((key) => `${key}.localhost`)];
  const providers = [
    ...(isProduction(given) ? [] : ["demo"]),
    ...(given.GRATWEG_SOCIAL_GOOGLE_CLIENT_ID ? ["google"] : []),
  ];
  return {
    ...process.env,
    ...QUIET,
    ...secrets,
    // "Demo" is the local provider.
    GRATWEG_SOCIAL_PROVIDERS: given.GRATWEG_SOCIAL_PROVIDERS ?? providers.join(","),
    GRATWEG_SOCIAL_DEMO_ISSUER: addresses.identity,
    GRATWEG_SOCIAL_DEMO_CLIENT_ID: "gratweg",
    ...environment,
    ...Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)])),
    GRATWEG_DATA: data,
    // The name and not the number: the admin panel is opened by it and asks the address it was built for.
    GRATWEG_CMS_URL: addresses.cms,
    // Links of mails lead to no other.
    GRATWEG_SITE_ORIGINS: hosts.map((host) => `http://${host}:${ports.GRATWEG_PORT}`).join(","),
    GRATWEG_SERVER_HOOK: `http://127.0.0.1:${operatorPort({ ...given, GRATWEG_PORT: String(ports.GRATWEG_PORT) })}/internal/content-changed`,
    GRATWEG_SITES_DIR: path.join(data, "sites"),
    GRATWEG_PORTAL_DIR: given.GRATWEG_PORTAL_DIR || path.join(root, "portal/dist"),
    // Where links in mails lead.
    GRATWEG_SITE_URL: given.GRATWEG_SITE_URL ?? addresses.site,
    GRATWEG_PORTAL_URL: given.GRATWEG_PORTAL_URL || addresses.site,
    SMTP_URL: given.SMTP_URL ?? `smtp://127.0.0.1:${ports.GRATWEG_SMTP_PORT}`,
  };
}

/** Invented people and accounts with known passwords are for machines on which nothing is at stake. */
export function isProduction({ GRATWEG_PRODUCTION: production }) {
  return production === "true" || production === "1";
}

/**
 * Where the server takes hooks and says what it waits for: a port of its own, or on a development machine the common one.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {number}
 */
export function operatorPort(env) {
  // The server's own default in production.
  return Number(env.GRATWEG_INTERNAL_PORT || (isProduction(env) ? 8001 : env.GRATWEG_PORT));
}

/**
 * Writes what this system's sites have beside their configuration in `packages/sites`, for all eight alike, where nobody has given a file
 * of theirs (`GRATWEG_SITES_FILE`): the third parties as the inbox serves them here. Invented voices of travellers are for tests alone.
 *
 * @param {{ data: string, inbox: string, isTest: boolean, everySite: object }} options `inbox`: its address
 * @returns {string} the file
 */
export function writeSitesFile({ data, inbox, isTest, everySite }) {
  const widget = (/** @type {string} */ name, /** @type {string} */ provider) => ({
    script: `${inbox}/widgets/${name}.js`,
    origins: [],
    provider: { name: `${provider} der Entwicklungsumgebung` },
  });
  const widgets = {
    videoConsultation: widget("video", "Terminkalender"),
    reviews: isTest ? widget("reviews", "Bewertungsportal") : null,
  };
  const file = path.join(data, "sites.json");
  writeFileSync(file, `${JSON.stringify({ "*": { widgets, ...everySite } }, null, 2)}\n`);
  return file;
}
