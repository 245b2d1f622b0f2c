/**
 * Writes the content client's Raw… types from the schema files, so that the shape of an answer is stated once.
 * `--check` writes nothing and fails when the committed file differs.
 */
import { readdirSync, readFileSync, writeFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const src = join(here, "../src");
const target = join(here, "../../content-client/src/generated/raw.ts");

const PRELUDE = `// Generated from packages/cms by \`npm run generate:client-types\`. Do not edit.
// The shapes of Strapi's REST answers in its own (flat) format. Relations, media and components are there only when populated.

export interface RawDocument {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
}

export interface RawMediaFormat {
  url: string;
  width: number;
  height: number;
  mime: string;
  ext: string;
  size: number;
  hash: string;
  name: string;
}

export interface RawMedia {
  id: number;
  documentId: string;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  width: number | null;
  height: number | null;
  formats: { thumbnail?: RawMediaFormat; small?: RawMediaFormat; medium?: RawMediaFormat; large?: RawMediaFormat } | null;
  hash: string;
  ext: string;
  mime: string;
  size: number;
  url: string;
  updatedAt: string;
}

export interface RawTextNode {
  type: "text";
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
}
export interface RawLinkNode {
  type: "link";
  url: string;
  children: RawTextNode[];
}
export type RawInlineNode = RawTextNode | RawLinkNode;
export interface RawListItemNode {
  type: "list-item";
  children: RawInlineNode[];
}
export interface RawListBlock {
  type: "list";
  format: "ordered" | "unordered";
  indentLevel?: number;
  children: (RawListItemNode | RawListBlock)[];
}
export type RawBlock =
  | { type: "paragraph"; children: RawInlineNode[] }
  | { type: "quote"; children: RawInlineNode[] }
  | { type: "code"; language?: string; children: RawInlineNode[] }
  | { type: "heading"; level: 1 | 2 | 3 | 4 | 5 | 6; children: RawInlineNode[] }
  | { type: "image"; image: Omit<RawMedia, "id" | "documentId">; children: RawTextNode[] }
  | RawListBlock;

export type RawJson = null | boolean | number | string | RawJson[] | { [key: string]: RawJson };
`;

const pascal = (name) => name.replace(/(^|[-_.])(\w)/g, (_, __, letter) => letter.toUpperCase());
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
const componentName = (uid) => `Raw${pascal(uid)}`;
const typeName = (uid) => `Raw${pascal(uid.split(".").at(-1))}`;

const SCALARS = {
  string: "string",
  text: "string",
  richtext: "string",
  email: "string",
  uid: "string",
  date: "string",
  datetime: "string",
  time: "string",
  integer: "number",
  decimal: "number",
  float: "number",
  boolean: "boolean",
  blocks: "RawBlock[]",
  json: "RawJson",
};

/** Whether a published row always holds a value. */
const alwaysSet = (attribute) =>
  attribute.required === true || attribute.pluginOptions?.gratweg?.alwaysSet === true;

function field(name, attribute) {
  switch (attribute.type) {
    case "relation":
      return attribute.relation.endsWith("ToMany")
        ? `${name}?: ${typeName(attribute.target)}[]`
        : `${name}?: ${typeName(attribute.target)} | null`;
    case "media":
      return `${name}?: ${attribute.multiple ? "RawMedia[]" : "RawMedia"} | null`;
    case "component":
      return `${name}?: ${componentName(attribute.component)}${attribute.repeatable ? "[]" : " | null"}`;
    case "enumeration": {
      const union = attribute.enum.map((value) => JSON.stringify(value)).join(" | ");
      return `${name}: ${union}${alwaysSet(attribute) ? "" : " | null"}`;
    }
    default: {
      const scalar = SCALARS[attribute.type];
      if (!scalar) throw new Error(`No client type for attribute type “${attribute.type}” (${name}).`);
      return `${name}: ${scalar}${alwaysSet(attribute) || scalar === "RawJson" ? "" : " | null"}`;
    }
  }
}

function fields(attributes) {
  return Object.entries(attributes)
    .filter(([, attribute]) => attribute.private !== true)
    .map(([name, attribute]) => `  ${field(name, attribute)};\n`)
    .join("");
}

function components() {
  const root = join(src, "components");
  return readdirSync(root)
    .sort()
    .flatMap((category) =>
      readdirSync(join(root, category))
        .sort()
        .map((file) => {
          const { attributes } = readJson(join(root, category, file));
          const name = componentName(`${category}.${file.replace(/\.json$/, "")}`);
          return `export interface ${name} {\n  id: number;\n${fields(attributes)}}\n`;
        }),
    );
}

function contentTypes() {
  const root = join(src, "api");
  return readdirSync(root)
    .sort()
    .map((name) => join(root, name, "content-types", name, "schema.json"))
    .filter((path) => existsSync(path))
    .map(readJson);
}

function render() {
  const types = contentTypes();
  const interfaces = types.map(
    ({ info, attributes }) =>
      `export interface Raw${pascal(info.singularName)} extends RawDocument {\n${fields(attributes)}}\n`,
  );
  const map = (title, comment, list) =>
    `/** ${comment} */\nexport interface ${title} {\n${list.map(([key, name]) => `  ${JSON.stringify(key)}: Raw${pascal(name)};\n`).join("")}}\n`;
  const collections = types.filter(({ kind }) => kind === "collectionType");
  const singles = types.filter(({ kind }) => kind === "singleType");
  return [
    PRELUDE,
    ...components(),
    ...interfaces,
    map(
      "RawCollections",
      "Collection types by their path below /api.",
      collections.map(({ info }) => [info.pluralName, info.singularName]),
    ),
    map(
      "RawSingles",
      "Single types by their path below /api.",
      singles.map(({ info }) => [info.singularName, info.singularName]),
    ),
  ].join("\n");
}

const text = render();
if (process.argv.includes("--check")) {
  const current = existsSync(target) ? readFileSync(target, "utf8") : "";
  if (current !== text) {
    console.error(
      "packages/content-client/src/generated/raw.ts differs from the content types. Run: npm run generate:client-types (in packages/cms)",
    );
    process.exit(1);
  }
} else {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
