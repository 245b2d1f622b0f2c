import { SITE_KEYS, siteKeys } from "../lib/site-keys.mjs";
import { StepError } from "../lib/terminal.mjs";

const USAGE = '"npm start" knows "-- --sites a,b".';

/**
 * The sites to build, in order; the first is served first. npm keeps `--sites` to itself when `--` was forgotten: it hands on what
 * follows, and its value in the environment.
 *
 * @param {string[]} words
 * @param {Record<string, string | undefined>} environment
 */
export function readSites(words, environment) {
  const [word = "", ...rest] = words;
  const [name, value] = word.split("=", 2);
  if (name === "--sites") {
    const [list, ...further] = value === undefined ? rest : [value, ...rest];
    return chosen(list, further);
  }
  const { npm_config_sites: kept } = environment;
  if (kept !== undefined && kept !== "") return kept === "true" ? chosen(word, rest) : chosen(kept, words);
  if (word !== "") throw new StepError(`"${word}" is not known: ${USAGE}`);
  return SITE_KEYS;
}

/** @param {string | undefined} list @param {string[]} further */
function chosen(list, further) {
  if (further.length > 0) throw new StepError(`"${further.join(" ")}" is not known: ${USAGE}`);
  const named = (list ?? "")
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");
  if (named.length === 0)
    throw new StepError(`--sites wants keys of sites with commas between: ${SITE_KEYS.join(",")}.`);
  return siteKeys(named);
}
