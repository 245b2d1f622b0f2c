import path from "node:path";
import { operatorPort } from "./operator-port.mjs";
import { QUIET } from "./setup.mjs";
import { SITE_KEYS } from "./site-keys.mjs";

/**
 * Where the parts listen, by the names that people type.
 * @param {Record<string, number>} ports
 */
export function addressesOf(ports) {
  return {
    site: `http://localhost:${ports.GRATWEG_PORT}`,
    cms: `http://localhost:${ports.GRATWEG_CMS_PORT}`,
    inbox: `http://localhost:${ports.GRATWEG_INBOX_PORT}`,
    portal: `http://localhost:${ports.GRATWEG_PORT}/de/portal`,
    identity: `http://localhost:${ports.GRATWEG_IDENTITY_PORT}`,
  };
}

/**
 * What the product runs with. Its processes are given their parts of it (`part-environment.mjs`).
 *
 * @param {{ root: string, data: string, ports: Record<string, number>, secrets: Record<string, string>, environment?: Record<string, string> }} options
 *   `environment` wins over what this command was called with
 * @returns {Record<string, string>}
 */
export function productEnvironment({ root, data, ports, secrets, environment = {} }) {
  const addresses = addressesOf(ports);
  const given = { ...process.env, ...environment };
  return {
    ...process.env,
    ...QUIET,
    ...secrets,
    ...environment,
    ...Object.fromEntries(Object.entries(ports).map(([name, value]) => [name, String(value)])),
    GRATWEG_DATA: data,
    // The name and not the number: the admin panel is opened by it and asks the address it was built for.
    GRATWEG_CMS_URL: addresses.cms,
    GRATWEG_SITE_ORIGINS: origins(ports.GRATWEG_PORT).join(","),
    GRATWEG_SERVER_HOOK: `http://127.0.0.1:${operatorPort({ ...given, GRATWEG_PORT: String(ports.GRATWEG_PORT) })}/internal/content-changed`,
    GRATWEG_SITES_DIR: path.join(data, "sites"),
    GRATWEG_PORTAL_DIR: given.GRATWEG_PORTAL_DIR || path.join(root, "portal/dist"),
    // Where links in mails lead.
    GRATWEG_SITE_URL: given.GRATWEG_SITE_URL ?? addresses.site,
    GRATWEG_PORTAL_URL: given.GRATWEG_PORTAL_URL || addresses.site,
    ...socialSignIn(given, addresses.identity),
    SMTP_URL: given.SMTP_URL ?? `smtp://127.0.0.1:${ports.GRATWEG_SMTP_PORT}`,
  };
}

/** Invented people and accounts with known passwords are for machines on which nothing is at stake. */
export function isProduction(environment) {
  return environment.GRATWEG_PRODUCTION === "true" || environment.GRATWEG_PRODUCTION === "1";
}

/**
 * "Demo" is the local provider; Google needs a client of one's own (`GRATWEG_SOCIAL_GOOGLE_CLIENT_ID`, `…_CLIENT_SECRET`).
 *
 * @param {Record<string, string | undefined>} given
 * @param {string} demo the local provider's address
 * @returns {Record<string, string>}
 */
export function socialSignIn(given, demo) {
  const names = [
    ...(isProduction(given) ? [] : ["demo"]),
    ...(given.GRATWEG_SOCIAL_GOOGLE_CLIENT_ID ? ["google"] : []),
  ];
  return {
    GRATWEG_SOCIAL_PROVIDERS: given.GRATWEG_SOCIAL_PROVIDERS ?? names.join(","),
    ...(names.includes("demo")
      ? { GRATWEG_SOCIAL_DEMO_ISSUER: demo, GRATWEG_SOCIAL_DEMO_CLIENT_ID: "gratweg" }
      : {}),
  };
}

/** Every origin of a site: links of mails lead to no other. */
function origins(port) {
  return ["localhost", "127.0.0.1", ...SITE_KEYS.map((key) => `${key}.localhost`)].map(
    (host) => `http://${host}:${port}`,
  );
}
