import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** @param {string} file JSON lines @returns {any[]} */
export function readLines(file) {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/**
 * The published entries of `content/` by the names of its files, with what they refer to in its place, as Strapi's REST API answers them.
 *
 * @param {string} root
 * @returns {Record<string, any[]>}
 */
export function readContent(root) {
  const folder = (/** @type {string} */ name) =>
    readdirSync(path.join(root, "content", name)).map((file) => ({
      name: path.basename(file, ".jsonl"),
      lines: readLines(path.join(root, "content", name, file)),
    }));
  /** Entries, and components that refer to others; their ids are unique. @type {Map<number, any>} */
  const known = new Map();
  const content = Object.fromEntries(
    folder("entities").map(({ name, lines }) => [
      name,
      lines
        .filter(({ data }) => data.publishedAt !== null)
        .map(({ id, data }) => {
          known.set(id, data);
          for (const part of Object.values(data).flat()) if (part?.id) known.set(part.id, part);
          return data;
        }),
    ]),
  );
  for (const { kind, relation, left, right } of folder("links").flatMap(({ lines }) => lines)) {
    // A picture knows where it is shown.
    const isPicture = kind === "relation.morph";
    const [owner, target] = [left, right].map(({ ref }) => known.get(ref));
    if (!owner || !target) continue;
    if (isPicture) (target[right.field] ??= []).push(owner);
    else if (/ToMany$/.test(relation)) (owner[left.field] ??= []).push(target);
    else owner[left.field] = target;
  }
  return content;
}
