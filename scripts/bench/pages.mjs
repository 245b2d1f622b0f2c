import { ask } from "../lib/ask.mjs";
import { StepError } from "../lib/terminal.mjs";

/** @typedef {{ site: string, name: string, url: string }} Page */

/** Paths of one segment that have a screen of their own; the others are content pages. */
const SCREENS = new Set([
  "haeufige-fragen",
  "impressum",
  "datenschutz",
  "influencer",
  "magazin",
  "portal",
  "reisesuche",
  "support",
  "top",
  "vertrag-kuendigen",
  "vertrag-widerrufen",
]);

/**
 * One page of each kind on one site: what the site itself links to first.
 * @param {string} origin
 * @param {string} site
 * @returns {Promise<Page[]>}
 */
export async function readPages(origin, site) {
  const { data: trips } = await read(origin, "/api/trips/search?pageSize=1&sort=date", JSON.parse);
  const [trip] = trips;
  if (!trip) throw new StepError(`The search at ${origin} finds no trip.`);
  const { data: departures } = await read(origin, `/api/trips/${trip.number}/departures`, JSON.parse);
  const magazine = await read(origin, "/de/magazin", links);
  const topLists = await read(origin, "/de/top", links);
  // A sitemap holds what belongs to the site; a page that a sibling owns may be linked all the same.
  const everything = [
    ...(await read(origin, "/de-DE-sitemap.xml", locations)),
    ...(await read(origin, "/de", links)),
  ];
  const tripPath = `/de/reise/${trip.number}/${trip.slug}`;
  const first = (/** @type {string[]} */ paths, /** @type {RegExp} */ pattern) =>
    paths.find((path) => pattern.test(path) && !SCREENS.has(path.slice("/de/".length)));
  /** @type {[string, string | undefined][]} */
  const kinds = [
    ["home", "/de"],
    ["search", "/de/reisesuche"],
    ["trip", tripPath],
    ["magazine", "/de/magazin"],
    ["article", first(magazine, /^\/de\/magazin\/[^/]+\/[^/]+$/)],
    ["questions", "/de/haeufige-fragen"],
    ["support", "/de/support"],
    ["top list", first(topLists, /^\/de\/top\/[^/]+$/)],
    ["content page", first(everything, /^\/de\/[^/]+$/)],
    ["booking", departures[0] && `${tripPath}/buchen/${departures[0].number}`],
  ];
  return kinds.map(([name, path]) => {
    if (path === undefined) throw new StepError(`${origin} has no page of the kind "${name}".`);
    return { site, name, url: origin + path };
  });
}

/** @template T @param {string} origin @param {string} path @param {(text: string) => T} parse @returns {Promise<T>} */
async function read(origin, path, parse) {
  const answer = await ask(origin + path).catch(() => {
    throw new StepError(`Nothing answers at ${origin}: run "npm start" first, or name another --url.`);
  });
  if (answer.status !== 200) throw new StepError(`${origin}${path} answered ${answer.status}.`);
  return parse(answer.body.toString());
}

/** @param {string} html */
export function links(html) {
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, path = ""]) => path);
}

/** Their paths alone: a test system's sitemap names the production domain. @param {string} xml */
export function locations(xml) {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
