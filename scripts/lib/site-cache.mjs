import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";

/**
 * What one build leaves for the next, because it is expensive and keyed by its own content: compiled scripts. The rest is Gatsby's memory
 * of content; with it, edited media and relations would be missed and removed pages would stay. Files are linked: webpack never changes
 * one in place, it writes beside and renames.
 */
const KEPT = ".cache/webpack";

/** Each site's kept folder, as one command's or data folder's builds left it: `{folder}/{key}/.cache/webpack`. */
export function createSiteCaches(folder, site) {
  const ofSite = (key) => path.join(folder, key);
  const emptySite = () => {
    for (const folder of [".cache", "public"])
      rmSync(path.join(site, folder), { recursive: true, force: true });
  };

  return {
    emptySite,
    /** Links the site's cache into Gatsby's folder, or the most recent one of another site. Answers whose it was. */
    bring(key) {
      emptySite();
      const source = existsSync(ofSite(key)) ? key : latest(folder);
      if (source === undefined) return undefined;
      linkTree(path.join(ofSite(source), KEPT), path.join(site, KEPT));
      return source;
    },
    /** After a build that went well: moves `public` to `published` and what is kept into the cache. */
    keep(key, published) {
      const next = `${ofSite(key)}.next`;
      rmSync(next, { recursive: true, force: true });
      rmSync(published, { recursive: true, force: true });
      move(path.join(site, "public"), published);
      move(path.join(site, KEPT), path.join(next, KEPT));
      rmSync(ofSite(key), { recursive: true, force: true });
      renameSync(next, ofSite(key));
      emptySite();
    },
  };
}

function latest(folder) {
  if (!existsSync(folder)) return undefined;
  const found = readdirSync(folder)
    .filter((name) => !name.includes("."))
    .map((name) => ({ name, at: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  return found[0]?.name;
}

function linkTree(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (!link(source, target)) copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

/** Not where the data folder lies on another file system, or on one without links. */
function link(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (!["EXDEV", "EPERM", "ENOTSUP", "EMLINK"].includes(error.code)) throw error;
    return false;
  }
}

/** A rename where possible; a copy when the data folder lies on another file system. */
function move(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== "EXDEV") throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true, force: true });
  }
}
