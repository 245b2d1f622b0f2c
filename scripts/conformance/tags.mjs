/** `… [4.3]`, `… [4.3, 7.1]`, `… [2.25–2.35]`: the rows of docs/conformance.md that a test proves, at the end of its title. */
const TAG = / \[(\d+\.\d+(?:[–, ]+\d+\.\d+)*)\]$/;
/** What was meant for a tag and is none. */
const ALMOST = /\[\s*\d+\.\d+[\d\s.,;–-]*\]?\s*$/;

/** @param {string} title @returns {string[]} */
export function rowsOf(title) {
  const [, list = ""] = TAG.exec(title) ?? [];
  return list === "" ? [] : list.split(/, */).flatMap(expanded);
}

/** @param {string} title */
export const withoutTag = (title) => title.replace(TAG, "");

/** @param {string} title */
export const isAlmostTagged = (title) => !TAG.test(title) && ALMOST.test(title);

/** Both ends of a range stand in the same section. @param {string} part */
function expanded(part) {
  const [from = "", to] = part.split("–");
  if (to === undefined) return [from];
  const [section, first] = from.split(".");
  const last = Number(to.split(".")[1]);
  return Array.from(
    { length: last - Number(first) + 1 },
    (_, index) => `${section}.${Number(first) + index}`,
  );
}
