import { StepError } from "../lib/terminal.mjs";

/** @typedef {{ name: string, url: string }} Page */

/**
 * Home, search and the first trip that the search finds.
 * @param {string} origin
 * @returns {Promise<Page[]>}
 */
export async function readPages(origin) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(`${origin}/api/trips/search?pageSize=1`, { signal: AbortSignal.timeout(5000) });
  } catch {
    throw new StepError(`Nothing answers at ${origin}: run "npm start" first, or name another --url.`);
  }
  if (!response.ok) throw new StepError(`The search at ${origin} answered ${response.status}.`);
  const [trip] = (await response.json()).data;
  if (!trip) throw new StepError(`The search at ${origin} finds no trip.`);
  return [
    { name: "home", url: `${origin}/de` },
    { name: "search", url: `${origin}/de/reisesuche` },
    { name: "trip", url: `${origin}/de/reise/${trip.number}/${trip.slug}` },
  ];
}
