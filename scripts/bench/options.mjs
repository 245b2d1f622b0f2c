import { siteAddress, siteKeys } from "../lib/site-keys.mjs";
import { StepError } from "../lib/terminal.mjs";

export const PARTS = ["search", "search-quality", "bookings", "lighthouse"];
/** Whose pages are measured, unless others are named. */
const SITES = ["hiking", "biking"];
const RUNS = 5;
const USAGE = `${PARTS.join(", ")}, --sites a,b, --url ADDRESS, --runs N`;

/**
 * `targets`: where pages are read, each by a name. `--url` names one address instead of sites of this machine.
 *
 * @param {string[]} words
 * @param {number} port
 */
export function readOptions(words, port) {
  /** @type {string[]} */
  const parts = [];
  let runs = RUNS;
  let targets = SITES.map((key) => ({ site: key, origin: siteAddress(key, port) }));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const value = words[at + 1] ?? "";
    if (PARTS.includes(word)) {
      parts.push(word);
      continue;
    }
    at += 1;
    if (word === "--url") {
      if (!URL.canParse(value)) throw new StepError(`--url wants an address, not "${value}".`);
      const { origin, hostname } = new URL(value);
      targets = [{ site: hostname, origin }];
    } else if (word === "--sites")
      targets = siteKeys(value.split(",")).map((key) => ({ site: key, origin: siteAddress(key, port) }));
    else if (word === "--runs") {
      runs = Number(value);
      if (!Number.isInteger(runs) || runs < 1) throw new StepError(`--runs wants a number, not "${value}".`);
    } else throw new StepError(`"${word}" is not known: ${USAGE}.`);
  }
  return { parts: parts.length > 0 ? parts : PARTS, targets, runs };
}
