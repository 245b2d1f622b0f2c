import path from "node:path";
import { format, resolveConfig } from "prettier";
import ts from "typescript";
import { root } from "../lib/settings.mjs";
import { entriesOf, targetOf } from "./unpack.mjs";

const printer = ts.createPrinter({ removeComments: true });

/**
 * What a package promises, as text: every exported declaration of every entry point, from the declarations that are published, and
 * what these mention without exporting it. A name of several entries is written out once, under the first that is no whole.
 */
export async function apiReport(unpacked) {
  const { folder, manifest } = unpacked;
  const entries = entriesOf(unpacked).sort(
    (a, b) => Number(a === ".") - Number(b === ".") || a.localeCompare(b),
  );
  const files = entries.map((entry) => targetOf(unpacked, entry, "types"));
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const own = (declaration) => declaration.getSourceFile().fileName.startsWith(`${folder}/dist/`);
  const resolved = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const homes = new Map();
  const sections = [];
  for (const [index, entry] of entries.entries()) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(files[index]));
    const exported = module ? checker.getExportsOfModule(module) : [];
    const repeated = new Map();
    const written = [];
    for (const symbol of exported.sort((a, b) => byName(a.name, b.name))) {
      const target = resolved(symbol);
      const home = homes.get(target);
      if (home) repeated.set(home, [...(repeated.get(home) ?? []), symbol.name]);
      else {
        homes.set(target, entry);
        written.push({ name: symbol.name, target });
      }
    }
    sections.push({ entry, written, repeated });
  }

  const mentioned = new Set();
  const text = sections.map(({ entry, written, repeated }) => {
    const lines = written.map(({ name, target }) => textOf(target, name));
    const again = [...repeated].map(([home, names]) => sameAs(home, names, sections));
    return `## \`${path.posix.join(manifest.name, entry)}\`\n\n${[...again, ...(lines.length > 0 ? [block(lines)] : [])].join("\n\n")}\n`;
  });
  // A set's loop also comes by what the loop itself adds: writing one declaration may mention another.
  const rest = [];
  for (const symbol of mentioned) rest.push(textOf(symbol, symbol.name));
  rest.sort(byName);
  const further = rest.length > 0 ? `\n## Mentioned, not exported\n\n${block(rest)}\n` : "";
  const report = `# Public API of ${manifest.name}\n\nWritten by \`npm run api:accept\` from the published declarations; do not edit. A change here is a change of what other teams build on.\n\n${text.join("\n")}${further}`;
  const file = path.join(root, "packages", unpacked.name, "api.md");
  return format(report, { ...(await resolveConfig(file)), filepath: file });

  function textOf(symbol, name) {
    const declarations = (symbol.declarations ?? []).filter(own);
    if (declarations.length === 0) return `export { ${name} }; // of another package`;
    return declarations.map((declaration) => declarationText(declaration, symbol, name)).join("\n");
  }

  function declarationText(declaration, symbol, name) {
    const source = declaration.getSourceFile();
    collect(declaration);
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const printed = printer
      .printNode(ts.EmitHint.Unspecified, inStableOrder(node, source), source)
      .replace(/^(export )?(declare )?/, "");
    return symbol.name === name ? printed : `${printed} // as ${name}`;
  }

  function collect(node) {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && resolved(symbol);
      const declaration = target?.declarations?.[0];
      if (declaration && own(declaration) && ts.isSourceFile(holder(declaration)) && !homes.has(target))
        mentioned.add(target);
    }
    ts.forEachChild(node, collect);
  }
}

/**
 * Sorts what has no order by meaning: members of unions and of object types. The compiler writes those that it has inferred in the order
 * in which it met them, which differs between builds of the same sources.
 */
function inStableOrder(node, source) {
  const textOf = (part) => printer.printNode(ts.EmitHint.Unspecified, part, source);
  const sorted = (parts, keyOf) => [...parts].sort((a, b) => byName(keyOf(a), keyOf(b)));
  const visitor = (context) => {
    const { factory } = context;
    const visit = (child) => {
      const visited = ts.visitEachChild(child, visit, context);
      if (ts.isUnionTypeNode(visited)) {
        const last = (type) => `${["null", "undefined"].indexOf(textOf(type)) + 1}${textOf(type)}`;
        return factory.updateUnionTypeNode(visited, factory.createNodeArray(sorted(visited.types, last)));
      }
      // The order of overloaded methods and call signatures has a meaning.
      if (ts.isTypeLiteralNode(visited) && visited.members.every(ts.isPropertySignature))
        return factory.updateTypeLiteralNode(
          visited,
          factory.createNodeArray(sorted(visited.members, (member) => textOf(member.name))),
        );
      return visited;
    };
    return visit;
  };
  return ts.transform(node, [visitor]).transformed[0];
}

/** The node that a declaration stands in; members and type parameters stand in their declaration, not in the file. */
function holder(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent.parent : declaration.parent;
}

/** Names that another entry has, too. All of them: one line. */
function sameAs(home, names, sections) {
  const all = sections.find(({ entry }) => entry === home).written.length;
  const which = names.length === all ? "everything" : names.map((name) => `\`${name}\``).join(", ");
  return `From \`${home}\`: ${which}.`;
}

const byName = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const block = (lines) => `\`\`\`ts\n${lines.join("\n")}\n\`\`\``;
