import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { run } from "../lib/processes.mjs";

/**
 * One thing that can be asked for.
 *
 * @typedef {object} Operation
 * @property {"server" | "cms"} system
 * @property {string} method
 * @property {string} path with `{name}` for each part that varies
 * @property {string[]} query names that the operation knows
 * @property {any} [body] JSON schema of the body
 */

/** Served pages and files of the own server, which its API's document does not name. */
const PAGES = [
  "/",
  "/de",
  "/de/{slug}",
  "/de/reise/{id}/{slug}",
  "/de/reise/{id}/{slug}/buchen/{id}",
  "/de/reise/{id}/{slug}/buchen/{id}/bestaetigung/{slug}",
  "/de/portal",
  "/de/portal/{slug}",
  "/de/magazin/{slug}/{slug}",
  "/page-data/{slug}/page-data.json",
  "/zahlung/{slug}",
  "/{slug}",
  "/sitemap.xml",
  "/healthz",
  "/readyz",
  "/internal/content-changed",
];

/**
 * The own server's operations, from the document that it publishes.
 *
 * @param {any} document OpenAPI 3.1
 * @returns {Operation[]}
 */
export function serverOperations(document) {
  const resolve = (/** @type {any} */ part) =>
    part?.$ref ? resolve(document.components.schemas[part.$ref.split("/").at(-1)]) : part;
  const described = Object.entries(document.paths).flatMap(([route, operations]) =>
    Object.entries(operations)
      .filter(([method]) => /^(?:get|post|put|patch|delete)$/.test(method))
      .map(([method, operation]) => ({
        system: /** @type {const} */ ("server"),
        method: method.toUpperCase(),
        path: route,
        query: (operation.parameters ?? [])
          .filter((/** @type {any} */ parameter) => parameter.in === "query")
          .map((/** @type {any} */ parameter) => parameter.name),
        body: resolve(Object.values(operation.requestBody?.content ?? {})[0]?.schema),
      })),
  );
  const pages = PAGES.map((route) => ({
    system: /** @type {const} */ ("server"),
    method: "GET",
    path: route,
    query: [],
  }));
  return [...described, ...pages];
}

/** What Strapi's query language knows, on every route that reads. */
const STRAPI_QUERY = [
  "filters",
  "populate",
  "sort",
  "fields",
  "pagination",
  "status",
  "locale",
  "_q",
  "page",
];

/**
 * Every route that Strapi has mounted, public or not, as its own command lists them.
 *
 * @param {{ root: string, env: Record<string, string | undefined>, log: string }} options
 * @returns {Promise<Operation[]>}
 */
export async function cmsOperations({ root, env, log }) {
  const cwd = path.join(root, "packages/cms");
  await run(
    "Listing Strapi's routes",
    process.execPath,
    ["node_modules/@strapi/strapi/bin/strapi.js", "routes:list"],
    {
      cwd,
      env: { ...env, NODE_ENV: "production" },
      log,
    },
  );
  return readRoutes(readFileSync(log, "utf8"));
}

/** Parts of a path that are written as `:name`, a pattern or a wildcard. */
const VARIABLE = /:(\w+)(?:\([^/]*\))?|\(\.\*\)|\*/g;

/**
 * @param {string} listing the table of `strapi routes:list`
 * @returns {Operation[]}
 */
export function readRoutes(listing) {
  const rows = stripVTControlCharacters(listing)
    .split("\n")
    .map((line) => /│\s*([A-Z|]+)\s*│\s*(\/\S*)\s*│/.exec(line))
    .filter((row) => row !== null);
  return rows.flatMap(([, methods, route]) =>
    methods
      .split("|")
      .filter((method) => method !== "HEAD")
      .map((method) => ({
        system: /** @type {const} */ ("cms"),
        method,
        path: route.replaceAll(VARIABLE, (_, name) => `{${name ?? "slug"}}`),
        query: method === "GET" ? STRAPI_QUERY : [],
      })),
  );
}
