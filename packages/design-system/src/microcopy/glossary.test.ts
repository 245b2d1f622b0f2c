import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const root = join(__dirname, "../../../..");
const glossary = readFileSync(join(__dirname, "README.md"), "utf8");

/** Everything in which texts stand that visitors, travellers, members or editors read. */
const PLACES = [
  "content/entities",
  "packages/cms/src",
  "packages/contracts/src",
  "packages/design-system/src",
  "packages/flows/src",
  "packages/identity/src",
  "packages/page-parts/src",
  "packages/server/src",
  "packages/sites/src",
  "portal/src",
  "site/build",
  "site/locales",
  "site/src",
];

/** Cells of the table below a heading, without its head. */
function rows(heading: string): string[][] {
  const section = glossary.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
}

const words = rows("Glossary").flatMap(([say, , not]) =>
  not!.split(", ").map((word) => ({ say: say!, not: word, pattern: inflected(word) })),
);
const phrases = rows("Sentences").flatMap(([say, not]) =>
  not!.split(", ").map((phrase) => ({ say: say!, not: phrase, pattern: new RegExp(escaped(phrase), "u") })),
);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Matches a word at its beginning and with German endings; German compounds that begin with it are other words. */
function inflected(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])${escaped(word)}(?:e|en|er|s|n)?(?![\\p{L}-])`, "u");
}

/** Texts between quotes, back ticks and tags; what a template puts in becomes a space. */
function textsOf(file: string, source: string): string[] {
  const found: string[] = [];
  if (file.endsWith(".jsonl")) source = `[${source.trim().replaceAll("\n", ",")}]`;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" "));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  // Names in code (types, keys, addresses) have no space and no German letter, and begin with a small one.
  return found.filter((text) => /\s|[äöüÄÖÜß]|^\p{Lu}\p{Ll}/u.test(text));
}

function everyText(): [file: string, text: string][] {
  const files = execFileSync("git", ["ls-files", "--", ...PLACES], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(
      (file) => /\.(tsx?|jsonl?)$/.test(file) && !/\.(test|stories)\.tsx?$|\.d\.ts$|fixture/.test(file),
    );
  return files.flatMap((file) =>
    textsOf(file, readFileSync(join(root, file), "utf8")).map((text): [string, string] => [file, text]),
  );
}

const texts = everyText();

it("reads the glossary and the texts of every part", () => {
  expect(words.length).toBeGreaterThan(40);
  expect(phrases.length).toBeGreaterThan(10);
  const without = PLACES.filter((place) => !texts.some(([file]) => file.startsWith(`${place}/`)));
  expect(without).toEqual([]);
});

it("finds a refused word in a literal, a template, a locale and between tags, in any form", () => {
  const found = textsOf(
    "x.tsx",
    'const a = <p>Unsere {b} Gepäckfahrten und {`Ihr ${b} Merkzettel`}</p>; c("die Führung fährt")',
  );
  const refused = (text: string) => words.filter(({ pattern }) => pattern.test(text)).map(({ not }) => not);
  expect(found.flatMap(refused)).toEqual(["Gepäckfahrt", "Merkzettel", "die Führung"]);
  expect(refused("Führung durch einen Bergführer, Kellerführung, die Führungsrolle")).toEqual([]);
});

it("uses one word for each thing, everywhere", () => {
  const wrong = texts.flatMap(([file, text]) =>
    [...words, ...phrases]
      .filter(({ pattern }) => pattern.test(text))
      .map(({ say, not }) => `${file}: „${not}“ in „${text.slice(0, 120)}“; say „${say}“`),
  );
  expect(wrong).toEqual([]);
});
