/** The rules of this repository that no linter has, for `.oxlintrc.json`. */
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

const PAGES = ["page-parts", "design-system", "flows", "content-client", "contracts", "sites"];

/** What each part may import of the workspace; the same table stands in docs/architecture.md. */
const ALLOWED = {
  contracts: [],
  sites: [],
  "design-system": ["contracts"],
  identity: [],
  inbox: [],
  posters: [],
  "content-client": ["contracts"],
  "trip-search": ["contracts"],
  flows: ["contracts"],
  "page-parts": ["design-system", "flows", "contracts", "sites"],
  server: ["contracts", "content-client", "trip-search", "sites"],
  e2e: ["contracts", "content-client", "inbox", "sites"],
  "site/src": PAGES,
  site: [...PAGES, "trip-search"],
  portal: PAGES,
};

/** The part that a file belongs to: a package, `site` or `portal`; nothing for scripts, stories and whatever lies at the root. */
function partOf(file) {
  const [first, second] = path.relative(root, file).split(path.sep);
  if (first === "packages") return second;
  return first === "site" || first === "portal" ? first : undefined;
}

/** The part that a specifier leads to from a file, found without looking at the disk. */
function partOfSpecifier(specifier, from) {
  const [, name] = /^@gratweg\/([^/]+)/.exec(specifier) ?? [];
  if (name) return name;
  return /^\.\.?(\/|$)/.test(specifier) ? partOf(path.resolve(path.dirname(from), specifier)) : undefined;
}

const importDirections = {
  create(context) {
    const part = partOf(context.filename);
    const inPages = context.filename.startsWith(path.join(root, "site/src") + path.sep);
    const allowed = ALLOWED[inPages ? "site/src" : part];
    if (!allowed) return {};

    function check(node, source) {
      if (typeof source?.value !== "string") return;
      const target = partOfSpecifier(source.value, context.filename);
      if (!target || target === part || allowed.includes(target)) return;
      const list = allowed.join(", ") || "no workspace package";
      context.report({ node, message: `${part} may import only: ${list}.` });
    }
    const checkSource = (node) => check(node, node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      CallExpression(node) {
        if (node.callee.type === "Identifier" && node.callee.name === "require")
          check(node, node.arguments[0]);
      },
    };
  },
};

const noOwnStyles = {
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name !== "style" && node.name.name !== "className") return;
        context.report({
          node,
          message: "Pages compose components of the design system and style nothing themselves.",
        });
      },
    };
  },
};

export default {
  meta: { name: "gratweg" },
  rules: { "import-directions": importDirections, "no-own-styles": noOwnStyles },
};
