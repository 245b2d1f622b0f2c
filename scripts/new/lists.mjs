import { StepError } from "../lib/terminal.mjs";

const STATEMENT = /^export (type )?\{([^}]*)\} from "([^"]+)";$/gm;

/**
 * Adds `export { name } from "from"` to an explicit list, among the values or the types, in the order of their files.
 *
 * @param {string} text
 * @param {{ names: readonly string[], from: string, types?: boolean }} entry
 * @returns {string}
 */
export function addExport(text, { names, from, types = false }) {
  const line = `export ${types ? "type " : ""}{ ${names.join(", ")} } from "${from}";`;
  const same = [...text.matchAll(STATEMENT)].filter(([, type]) => Boolean(type) === types);
  const next = same.find(([, , , other]) => fileOf(other) > fileOf(from));
  if (next) return insert(text, next.index, `${line}\n`);
  const last = same.at(-1);
  if (last) return insert(text, last.index + last[0].length, `\n${line}`);
  return `${text.trimEnd()}\n${types ? "\n" : ""}${line}\n`;
}

/**
 * Adds names to a list of strings in a test: the one that begins at the end of `before`.
 *
 * @param {string} text
 * @param {string} before
 * @param {readonly string[]} names
 * @returns {string}
 */
export function addNames(text, before, names) {
  const start = text.indexOf(before);
  const open = text.indexOf("[", start + before.length - 1);
  const close = text.indexOf("]", open);
  if (start === -1 || open === -1 || close === -1)
    throw new StepError(`There is no list after "${before}"; the test that pins the names has changed.`);
  const listed = [...text.slice(open, close).matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  const all = [...new Set([...listed, ...names])].sort();
  return `${text.slice(0, open)}[${all.map((name) => JSON.stringify(name)).join(", ")}${text.slice(close)}`;
}

/** @param {string} text @param {number} index @param {string} part */
function insert(text, index, part) {
  return text.slice(0, index) + part + text.slice(index);
}

/** `../rich-text/RichText` → `rich-text/richtext`: the order that people see. */
function fileOf(from) {
  return from.replace(/^(?:\.\.?\/)+/, "").toLowerCase();
}
