import { readFileSync } from "node:fs";
import path from "node:path";
import { targetOf } from "./unpack.mjs";

const REQUIRED = ["CHANGELOG.md", "LICENSE", "README.md", "package.json"];
const UNWANTED =
  /\.(test|stories|integration)\.|(^|\/)node_modules\/|(^|\/)(fixtures|testing|__\w+__)\/|\.tsbuildinfo$|\.map$|\.stamp$|(?<!\.d)\.[cm]?tsx?$/;
const MODULE = /\.c?js$/;

/** What a tarball lacks, or carries although nobody who installs it needs it. */
export function contentProblems({ folder, manifest, files }) {
  const mapped = files.filter(
    (file) =>
      MODULE.test(file) && readFileSync(path.join(folder, file), "utf8").includes("sourceMappingURL="),
  );
  return [
    ...REQUIRED.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
    ...files
      .filter((file) => UNWANTED.test(file) && !/\.d\.[cm]?ts$/.test(file))
      .map((file) => `${file} does not belong in it`),
    ...mapped.map((file) => `${file} names a source map that is not there`),
    ...["description", "keywords", "homepage", "bugs", "repository", "license", "engines"]
      .filter((field) => manifest[field] === undefined)
      .map((field) => `package.json has no ${field}`),
    ...(manifest.publishConfig?.access === "public" && manifest.publishConfig?.provenance === true
      ? []
      : ["package.json: publishConfig has to say access public and provenance true"]),
  ];
}

const DIRECTIVE = '"use client"';
const BROWSER_ONLY =
  /\b(?:useState|useReducer|useEffect|useLayoutEffect|useRef|useContext|useSyncExternalStore|createContext)\b/;

/** Entry points whose modules, all of them, also serve on a server that renders React's server components. */
const FOR_SERVERS = {
  "design-system": ["./theme", "./format"],
  flows: ["."],
  contracts: ["."],
  "content-client": ["."],
};
const SERVER_MODULES = { "design-system": ["icon/shapes/x", "link/safeHref", "rich-text/textOfBlocks"] };

/** Modules that use the browser's side of React say so; what serves on servers does not. */
export function directiveProblems(unpacked) {
  const { name, folder, files } = unpacked;
  const problems = [];
  const read = (file) => readFileSync(path.join(folder, file), "utf8");
  const isClient = (text) => text.trimStart().startsWith(DIRECTIVE);
  for (const file of files.filter((each) => MODULE.test(each))) {
    const text = read(file);
    const fromReact = /(?:from |require\()"react"/.test(text);
    if (fromReact && BROWSER_ONLY.test(text) && !isClient(text)) problems.push(`${file} lacks ${DIRECTIVE}`);
  }
  const starts = [
    ...(FOR_SERVERS[name] ?? []).map((entry) => targetOf(unpacked, entry, "default")),
    ...(SERVER_MODULES[name] ?? []).map((module) => path.join(folder, `dist/${module}.js`)),
  ];
  for (const start of starts)
    for (const file of reached(start))
      if (isClient(readFileSync(file, "utf8")))
        problems.push(
          `${path.relative(folder, start)} serves on servers, but reaches ${path.relative(folder, file)}, a client module`,
        );
  return problems;
}

/** The module and everything of the same package that it imports. */
function reached(start, seen = new Set()) {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const [, specifier] of readFileSync(start, "utf8").matchAll(/(?:from|import) ?"(\.[^"]+)"/g))
    reached(path.resolve(path.dirname(start), specifier), seen);
  return seen;
}
