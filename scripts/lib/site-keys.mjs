import { StepError } from "./terminal.mjs";

/** The sites of `packages/sites`, written down once more because scripts run before anything is built; a test compares. Hiking comes first: it answers on `localhost`. */
export const SITE_KEYS = [
  "hiking",
  "adventures",
  "biking",
  "cultural",
  "outdoors-germany",
  "outdoors-sweden",
  "traveling",
  "portal",
];

/**
 * Each word once, in the order in which they were named; `all` stands for every site.
 * @param {string[]} words
 */
export function siteKeys(words) {
  const keys = words.flatMap((word) => (word === "all" ? SITE_KEYS : [word]));
  for (const key of keys)
    if (!SITE_KEYS.includes(key))
      throw new StepError(`There is no site "${key}": ${SITE_KEYS.join(", ")}, or "all".`);
  return [...new Set(keys)];
}

/**
 * Where a site answers on this machine.
 * @param {string} key
 * @param {number} port
 */
export function siteAddress(key, port) {
  return `http://${key}.localhost:${port}`;
}
