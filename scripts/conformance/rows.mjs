import { isAlmostTagged, withoutTag } from "./tags.mjs";

/**
 * The rows of docs/conformance.md: number, behaviour and place are written by hand, the proof from the tests that carry the number.
 *
 * @param {string} text
 * @returns {Row[]}
 * @typedef {{ id: string, line: number, cells: string[], behaviour: string, places: string[], proof: string }} Row
 */
export function readRows(text) {
  return text.split("\n").flatMap((line, index) => {
    const cells = cellsOf(line);
    const [id = "", behaviour = "", where = "", proof = ""] = cells;
    if (!/^\d+\.\d+$/.test(id)) return [];
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place);
    return [{ id, line: index + 1, cells, behaviour, places: places.filter(isPath), proof }];
  });
}

/** @param {string} place */
const isPath = (place) => place.includes("/");

/**
 * What is wrong with the document or with the tags, without running anything.
 *
 * @param {string} text
 * @param {readonly Declared[]} declared
 * @param {(place: string) => boolean} exists
 * @typedef {import("./declared-tests.mjs").Declared} Declared
 */
export function rowProblems(text, declared, exists) {
  const rows = readRows(text);
  const ids = rows.map(({ id }) => id);
  const wanted = readRows(withProofs(text, declared));
  const ofRows = rows.flatMap(({ id, line, cells, places, proof }, index) => {
    const faults = places.filter((place) => !exists(place)).map((place) => `no such place: ${place}`);
    if (ids.indexOf(id) !== index) faults.push("this number stands twice");
    if (cells.length !== 4) faults.push(`expected 4 cells, found ${cells.length}`);
    if (!declared.some((test) => test.rows.includes(id))) faults.push(`no test has [${id}] in its title`);
    else if (wanted[index]?.proof !== proof) faults.push("not its tests: npm run conformance:accept");
    return faults.map((fault) => `docs/conformance.md:${line} (${id}): ${fault}`);
  });
  const ofTests = declared.flatMap(({ file, line, title, rows: named }) => {
    const faults = named.filter((id) => !ids.includes(id)).map((id) => `there is no row ${id}`);
    if (isAlmostTagged(title)) faults.push(`no tag, which looks like [4.3] or [4.3, 7.1]: ${title}`);
    return faults.map((fault) => `${file}:${line}: ${fault}`);
  });
  return [...ofRows, ...ofTests];
}

/**
 * The same text with the tests that the sources have for each row.
 *
 * @param {string} text
 * @param {readonly Declared[]} declared
 */
export function withProofs(text, declared) {
  const lines = text.split("\n");
  for (const { id, line, cells } of readRows(text))
    lines[line - 1] = `| ${[...cells.slice(0, 3), proofOf(id, declared)].join(" | ")} |`;
  return lines.join("\n");
}

/** @param {string} id @param {readonly Declared[]} declared */
function proofOf(id, declared) {
  const tests = declared.filter(({ rows }) => rows.includes(id));
  if (tests.length === 0) return "not proven";
  return tests.map(({ file, title }) => code(`${file} › ${withoutTag(title)}`)).join(" · ");
}

/** @param {string} text */
export function code(text) {
  const cell = text.replaceAll("|", "\\|");
  return cell.includes("`") ? `\`\` ${cell} \`\`` : `\`${cell}\``;
}

/** Without Markdown's own row of dashes. @param {string} line */
function cellsOf(line) {
  if (!line.startsWith("|") || /^\|[\s:|-]+\|$/.test(line)) return [];
  return line
    .slice(1, line.lastIndexOf("|"))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}
