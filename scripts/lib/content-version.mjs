import { createHash } from "node:crypto";
import { StepError } from "./terminal.mjs";

/** Public types of the content system whose change makes a site stale. */
const TYPES = [
  "tours",
  "departures",
  "tour-operators",
  "continents",
  "countries",
  "regions",
  "activities",
  "travel-types",
  "travel-focus-types",
  "magazine-topics",
  "magazine-articles",
  "top-lists",
  "faq-categories",
  "faq-entries",
  "support-topics",
  "pages",
  "redirects",
  "plans",
  "imprint",
  "privacy",
  "influencer-page",
  "site-setting",
];

/** Changes when any published entry or medium changes, comes or goes. */
export async function contentVersion({ url, token }) {
  const hash = createHash("sha256");
  for (const type of TYPES) {
    const query = "fields[0]=updatedAt&sort=updatedAt:desc&pagination[pageSize]=1";
    hash.update(`${type}:${newest(await ask(`${url}/api/${type}?${query}`, token))}`);
  }
  hash.update(await ask(`${url}/api/upload/files?fields[0]=updatedAt&fields[1]=hash`, token));
  return hash.digest("hex");
}

/**
 * The newest entry and how many there are. Nothing else of the answer: it may hold what changes without an edit, free places for
 * instance.
 *
 * @param {string} answer
 */
export function newest(answer) {
  const { data, meta } = JSON.parse(answer);
  const entries = [data ?? []].flat().map(({ documentId, updatedAt }) => `${documentId} ${updatedAt}`);
  return `${entries.join()} of ${meta?.pagination?.total ?? entries.length}`;
}

async function ask(url, token) {
  let response;
  try {
    response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new StepError(
      `The content system does not answer at ${new URL(url).origin}: start it with "npm start" first.`,
    );
  }
  if (!response.ok && response.status !== 404)
    throw new StepError(`The content system answered ${response.status} to ${new URL(url).pathname}.`);
  return response.text();
}
