import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * What lies in a built site's folder.
 *
 * @param {string} folder
 * @returns {{ pages: Map<string, string>, files: Set<string> }} pages by their address' path (`/de/top`), with their file; all files by
 *   their path
 */
export function readFolder(folder) {
  const pages = new Map();
  const files = new Set();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    files.add(name);
    // Gatsby's own parts of pages are no pages.
    if (name.endsWith(".html") && !name.startsWith("/_gatsby/")) pages.set(pagePath(name), file);
  }
  return { pages, files };
}

function pagePath(name) {
  const bare = name.replace(/(?:\/index)?\.html$/, "");
  return bare === "" ? "/" : bare;
}

/** The site's own origin, as the build has written it into the canonical address of home. */
export function originOf(folder) {
  const home = readFileSync(path.join(folder, "de/index.html"), "utf8");
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(home)?.[1];
  if (canonical === undefined) throw new Error(`${folder}: home has no canonical address`);
  return new URL(canonical).origin;
}
