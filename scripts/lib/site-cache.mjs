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
 * What one build leaves for the next, because it is expensive and keyed by its own content: compiled scripts and scaled pictures.
 * The rest is Gatsby's memory of content; with it, edited media and relations would be missed and removed pages would stay.
 * Linked: webpack never changes a file in place, it writes beside and renames; who scales pictures does.
 */
const KEPT = [
  { folder: ".cache/webpack", linked: true },
  { folder: ".cache/caches", linked: false, forgotten: ["gatsby-source-strapi"] },
  { folder: "public/static", linked: false },
];

/** Each site's kept folders, as one command's or data folder's builds left them: `pairs/{key}/.cache` and `pairs/{key}/public`. */
export function createPairs(pairs, site) {
  const ofSite = (key) => path.join(pairs, key);
  const emptySite = () => {
    for (const folder of [".cache", "public"])
      rmSync(path.join(site, folder), { recursive: true, force: true });
  };

  return {
    emptySite,
    /** Copies the site's pair into Gatsby's folder, or the most recent pair of another site. Answers whose it was. */
    bring(key) {
      emptySite();
      const source = existsSync(ofSite(key)) ? key : latest(pairs);
      if (source === undefined) return undefined;
      for (const { folder, linked, forgotten = [] } of KEPT) {
        copyTree(path.join(ofSite(source), folder), path.join(site, folder), linked);
        for (const entry of forgotten)
          rmSync(path.join(site, folder, entry), { recursive: true, force: true });
      }
      return source;
    },
    /** After a build that went well: moves `public` to `published` and what is kept into the pair. */
    keep(key, published) {
      const next = `${ofSite(key)}.next`;
      rmSync(next, { recursive: true, force: true });
      rmSync(published, { recursive: true, force: true });
      move(path.join(site, "public"), published);
      move(path.join(site, ".cache/webpack"), path.join(next, ".cache/webpack"));
      move(path.join(site, ".cache/caches"), path.join(next, ".cache/caches"));
      copyTree(path.join(published, "static"), path.join(next, "public/static"), false);
      rmSync(ofSite(key), { recursive: true, force: true });
      renameSync(next, ofSite(key));
      emptySite();
    },
  };
}

function latest(pairs) {
  if (!existsSync(pairs)) return undefined;
  const found = readdirSync(pairs)
    .filter((name) => !name.includes("."))
    .map((name) => ({ name, at: statSync(path.join(pairs, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  return found[0]?.name;
}

function copyTree(from, to, linked) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target, linked);
    else if (!linked || !link(source, target)) copyFileSync(source, target, constants.COPYFILE_FICLONE);
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
