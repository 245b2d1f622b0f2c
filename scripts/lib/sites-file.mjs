import { writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes what this system's sites have beside their configuration in `packages/sites`, for all eight alike, where nobody has given
 * a file of theirs (`GRATWEG_SITES_FILE`).
 *
 * @param {string} data
 * @param {object} everySite part of a site's configuration
 * @returns {string} the file
 */
export function writeSitesFile(data, everySite) {
  const file = path.join(data, "sites.json");
  writeFileSync(file, `${JSON.stringify({ "*": everySite }, null, 2)}\n`);
  return file;
}
