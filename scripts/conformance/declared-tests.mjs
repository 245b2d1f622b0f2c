import ts from "typescript";
import { rowsOf } from "./tags.mjs";

const MAKERS = ["it", "test", "describe"];
/** `test.step` and `test.beforeEach` have titles too and are no tests. */
const FORMS = [...MAKERS, "each", "only", "skip", "fixme", "failing", "concurrent", "serial", "parallel"];
/** What Jest fills in from a table's row: `%s`, `$name`, `$a.b`. */
const FILLED = /%[a-zA-Z#%]|\$#|\$\w+(?:\.\w+)*/;

/**
 * Tests and groups as a source declares them, in its order, and tagged names of a table's or a loop's cases, which are parts of titles.
 *
 * @param {string} source
 * @param {string} file
 * @returns {Declared[]}
 * @typedef {{ file: string, line: number, title: string, rows: string[], matches: (titles: readonly string[]) => boolean }} Declared
 *   `matches` says whether titles of an executed test, from the outermost group inwards, are those of this one
 */
export function declaredTests(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kindOf(file));
  /** @type {Declared[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} title @param {Declared["matches"]} matches */
  const add = (node, title, matches) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    found.push({ file, line, title, rows: rowsOf(title), matches });
  };
  /** @param {ts.Node} node @param {RegExp[]} groups */
  const visit = (node, groups) => {
    const declared = titled(node);
    if (declared?.isGroup) {
      const path = [...groups, declared.pattern];
      add(node, declared.title, (titles) => inOrder(titles.slice(0, -1), path));
      for (const inner of declared.rest) visit(inner, path);
    } else if (declared) {
      const { title, pattern, rest } = declared;
      add(node, title, (titles) => pattern.test(titles.at(-1) ?? "") && inOrder(titles.slice(0, -1), groups));
      for (const inner of rest) visit(inner, groups);
    } else {
      if (ts.isStringLiteralLike(node) && rowsOf(node.text).length > 0)
        add(node, node.text, (titles) => titles.some((title) => title.includes(node.text)));
      ts.forEachChild(node, (child) => visit(child, groups));
    }
  };
  visit(tree, []);
  return found;
}

/** @param {string} file */
const kindOf = (file) => (file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/**
 * A function that declares tests may be called in groups that its source does not stand in: there may be further groups between those
 * that are known.
 *
 * @param {readonly string[]} titles @param {readonly RegExp[]} path
 */
function inOrder(titles, path) {
  let met = 0;
  for (const title of titles) if (path[met]?.test(title)) met += 1;
  return met === path.length;
}

/** `rest` is what may hold further tests and cases. @param {ts.Node} node */
function titled(node) {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return null;
  const [first, ...body] = node.arguments;
  const names = namesOf(node.expression);
  const pieces = first && piecesOf(first);
  if (!pieces || !MAKERS.includes(names[0] ?? "") || !names.every((name) => FORMS.includes(name)))
    return null;
  const isTable = names.includes("each");
  const patterns = pieces.map((piece) => (typeof piece === "string" ? patternOf(piece, isTable) : ".*"));
  return {
    isGroup: names.includes("describe"),
    title: pieces.map((piece) => (typeof piece === "string" ? piece : `\${${piece.name}}`)).join(""),
    pattern: new RegExp(`^${patterns.join("")}$`, "s"),
    rest: [node.expression, ...body],
  };
}

/** `test`, `describe` of `test.describe`, `each` of `it.each(…)(…)`. @param {ts.Node} node @returns {string[]} */
function namesOf(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return namesOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return namesOf(node.tag);
  return [];
}

/** Words, and the names of what is put between them. @param {ts.Node} node @returns {(string | { name: string })[] | null} */
function piecesOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return [{ name: nameOf(node) }];
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.flatMap(({ expression, literal }) => [
    { name: nameOf(expression) },
    literal.text,
  ]);
  return [node.head.text, ...spans];
}

/** @param {ts.Node} node */
const nameOf = (node) => namesOf(node).join(".") || "…";

/** @param {string} text @param {boolean} isTable */
function patternOf(text, isTable) {
  const parts = isTable ? text.split(FILLED) : [text];
  return parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(".*");
}
