import { observatoryScore } from "../../../scripts/lib/observatory.mjs";
import { queryCms } from "./support/cms-database";
import { freePort } from "./support/free-port";
import { rawRequest } from "./support/raw-request";
import { startStrapi, type RunningStrapi } from "./support/strapi";

const CONTENT = "inhalte.gratweg.example";
const UPLOADS = "dateien.gratweg.example";
const OPERATORS = "/api/tour-operators?pagination[pageSize]=999&populate[logo][fields]=formats";

let strapi: RunningStrapi;
let editors: string;

beforeAll(async () => {
  const port = await freePort();
  editors = `http://127.0.0.1:${port}`;
  strapi = await startStrapi({
    env: {
      GRATWEG_PRODUCTION: "true",
      GRATWEG_ADMIN_PORT: String(port),
      GRATWEG_TRUST_PROXY: "127.0.0.1",
      GRATWEG_CMS_URL: `https://${CONTENT}`,
      GRATWEG_UPLOADS_HOST: `https://${UPLOADS}`,
      GRATWEG_CORS_ORIGINS: "https://wandern.gratweg.example,https://portal.gratweg.example",
    },
  });
});
afterAll(() => strapi?.stop());

/** As the documented proxy hands it on. */
async function scan(origin: string, path: string, host: string) {
  const { status, headers, text } = await rawRequest(origin, path, {
    headers: { host, accept: "text/html", "x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7" },
  });
  return { status, ...observatoryScore({ headers, html: text }) };
}

const rules = (scripts: string, resources: string) => [
  "csp-implemented-with-no-unsafe-default-src-none",
  "cookies-not-found",
  "cross-origin-resource-sharing-not-implemented",
  "hsts-implemented-max-age-at-least-six-months",
  "referrer-policy-private",
  scripts,
  "x-content-type-options-nosniff",
  "x-frame-options-implemented-via-csp",
  `cross-origin-resource-policy-implemented-with-${resources}`,
];

it.each([
  ["/admin", "sri-not-implemented-but-all-scripts-loaded-from-secure-origin"],
  ["/admin/content-manager", "sri-not-implemented-but-all-scripts-loaded-from-secure-origin"],
  ["/admin/anmelden", "sri-not-implemented-but-no-scripts-loaded"],
])("editors' screens: %s has 130 points at Mozilla's Observatory in production", async (path, scripts) => {
  expect(await scan(editors, path, "redaktion.gratweg.example")).toEqual({
    status: 200,
    score: 130,
    rules: rules(scripts, "same-origin"),
  });
});

it("uploads on the host of their own have 130 points at Mozilla's Observatory in production", async () => {
  const [file] = await queryCms<{ url: string }>(strapi.dataFolder, "SELECT url FROM files LIMIT 1");
  expect(await scan(strapi.url, file?.url ?? "", UPLOADS)).toEqual({
    status: 200,
    score: 130,
    rules: rules("sri-not-implemented-response-not-html", "same-site"),
  });
});

it("public calls have 130 points at Mozilla's Observatory in production", async () => {
  expect(await scan(strapi.url, OPERATORS, CONTENT)).toEqual({
    status: 200,
    score: 130,
    rules: rules("sri-not-implemented-response-not-html", "same-origin"),
  });
});

it("each answer of the panel's page names another nonce, and no cache keeps one", async () => {
  const [one, two] = [await rawRequest(editors, "/admin"), await rawRequest(editors, "/admin")];
  const nonces = [one, two].map(({ headers, text }) => {
    const [, nonce = ""] =
      /style-src 'self' 'nonce-([^']{24})'/.exec(String(headers["content-security-policy"])) ?? [];
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["last-modified"]).toBeUndefined();
    expect(text.match(/<(?:style|script)>/g)).toBeNull();
    expect(text).toContain(`<style nonce="${nonce}">`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});
