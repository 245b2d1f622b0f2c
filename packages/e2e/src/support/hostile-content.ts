import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { queryCms } from "./cms-database";
import { repositoryRoot } from "./repository";

/** What somebody writes who wants a page to run it. `__tripwire` is set wherever any of it runs. */
export const TRIP = "window.__tripwire=1";
const HOSTILE = [
  `"'><script>${TRIP}</script></title></style></textarea><script>${TRIP}</script>`,
  `&lt;/script&gt;&lt;script&gt;${TRIP}&lt;/script&gt;`,
  `&#60;/script&#62;&#x3c;script&#x3e;${TRIP}&#60;/script&#62;`,
  `]]><![CDATA[<!--<script>`,
  `<img src=x onerror="${TRIP}"><svg/onload=${TRIP}>`,
  "javascript:window.__tripwire=1",
  '⟦name⟧ {{constructor}} ${1} =HYPERLINK("http://evil.example") \u2028\u2029\r\nX-Hostile: 1',
].join(" ");
const HOSTILE_ADDRESS = `java\tscript:${TRIP}//`;

/** What machines write from what visitors send; it is on no page. */
const RECORDS = new Set([
  "audit_entries",
  "bookings",
  "contract_declarations",
  "newsletter_subscribers",
  "outbox_mails",
  "payment_events",
  "subscriptions",
]);
/** Parts of addresses and codes: rules refuse anything else when they are saved, and without them there is no page to look at. */
const CODES = new Set(["slug", "icon", "isoCode", "version", "code", "stripePriceId", "from"]);
const ADDRESSES = new Set(["url", "website", "to", "insurancePartnerUrl"]);
const KINDS: Readonly<Record<string, Field["kind"]>> = {
  string: "text",
  text: "text",
  richtext: "text",
  email: "text",
  uid: "text",
  blocks: "blocks",
  json: "json",
};
/** Strapi's own, without schemas here: of files and of people with accounts. */
const OF_STRAPI: readonly Field[] = [
  ...["name", "alternative_text", "caption"].map((column) => ({ table: "files", column })),
  ...["username", "first_name", "last_name"].map((column) => ({ table: "up_users", column })),
  ...["firstname", "lastname"].map((column) => ({ table: "admin_users", column })),
].map((field) => ({ ...field, kind: "text" }));

interface Attribute {
  type: string;
  enum?: string[];
}
interface Schema {
  collectionName: string;
  attributes: Record<string, Attribute>;
}
interface Field {
  table: string;
  column: string;
  kind: "text" | "address" | "blocks" | "json";
}

/** Every field that takes words, of every type and component, as their schemas say. */
export function hostileFields(): Field[] {
  const fields = schemas()
    .filter(({ collectionName }) => !RECORDS.has(collectionName))
    .flatMap(({ collectionName: table, attributes }) =>
      Object.entries(attributes).flatMap(([name, { type }]): Field[] => {
        const kind = KINDS[type];
        if (!kind || CODES.has(name)) return [];
        return [{ table, column: columnOf(name), kind: ADDRESSES.has(name) ? "address" : kind }];
      }),
    );
  return [...fields, ...OF_STRAPI];
}

function schemas(): Schema[] {
  const source = path.join(repositoryRoot(), "packages/cms/src");
  return ["api", "components"]
    .flatMap((folder) =>
      readdirSync(path.join(source, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => (folder === "api" ? file.endsWith("schema.json") : file.endsWith(".json")))
        .map((file) => path.join(source, folder, file)),
    )
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as Schema);
}

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Past all rules, straight into the tables: rules change, and what is stored already has not passed the new ones. */
export async function writeHostileContent(dataFolder: string): Promise<void> {
  for (const { table, column, kind } of hostileFields()) {
    if (kind === "text")
      await queryCms(
        dataFolder,
        `UPDATE ${table} SET "${column}" = "${column}" || ' ' || ? WHERE "${column}" NOT LIKE '%__tripwire%'`,
        HOSTILE,
      );
    else if (kind === "address")
      await queryCms(dataFolder, `UPDATE ${table} SET "${column}" = ?`, HOSTILE_ADDRESS);
    else
      await writeJson(dataFolder, { table, column, poison: kind === "blocks" ? poisoned : poisonedRecord });
  }
}

interface JsonColumn {
  table: string;
  column: string;
  poison: (value: unknown) => unknown;
}

async function writeJson(dataFolder: string, { table, column, poison }: JsonColumn): Promise<void> {
  const rows = await queryCms<{ id: number; value: unknown }>(
    dataFolder,
    `SELECT id, "${column}" AS value FROM ${table} WHERE CAST("${column}" AS TEXT) NOT LIKE '%__tripwire%'`,
  );
  for (const { id, value } of rows) {
    // SQLite's driver hands out text, PostgreSQL's what it says.
    const hostile = JSON.stringify(poison(typeof value === "string" ? JSON.parse(value) : value));
    await queryCms(dataFolder, `UPDATE ${table} SET "${column}" = ? WHERE id = ?`, hostile, id);
  }
}

/** Choices of the system's own, parts of addresses that every reader checks, and moments: nobody writes them. */
const CHOICES = new Set(["kind", "state", "currency", "event", "country", "origin", "slug"]);

function poisonedRecord(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => poisonedRecord(each, name));
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, poisonedRecord(each, key)]));
  if (typeof value !== "string" || CHOICES.has(name) || /^\d{4}-\d\d-\d\d/.test(value)) return value;
  return ADDRESSES.has(name) ? HOSTILE_ADDRESS : `${value} ${HOSTILE}`;
}

/** Texts gain the strings, links the address; what a block is stays. */
function poisoned(node: unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => poisoned(each));
  if (node === null || typeof node !== "object") return node;
  const { type, image } = node as { type?: unknown; image?: unknown };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => {
      if (key === "text" && typeof value === "string") return [key, `${value} ${HOSTILE}`];
      if (key === "url" && type === "link") return [key, HOSTILE_ADDRESS];
      if (key === "image" && image !== null && typeof image === "object")
        return [key, { ...image, alternativeText: HOSTILE, caption: HOSTILE }];
      return [key, poisoned(value)];
    }),
  );
}

/** In a browser: what ran, what hostile words have become besides words, and links that lead to what runs. */
export function hostileMatter(): string[] {
  const found: string[] = "__tripwire" in window ? ["ran"] : [];
  for (const element of document.querySelectorAll("*")) {
    const isScript =
      element instanceof HTMLScriptElement &&
      !element.type.endsWith("json") &&
      element.text.includes("__tripwire");
    const isForeign =
      element.matches('img[src="x"], svg[onload]') || /^on/m.test(element.getAttributeNames().join("\n"));
    const isBadLink =
      element instanceof HTMLAnchorElement &&
      element.hasAttribute("href") &&
      !["http:", "https:", "mailto:", "tel:"].includes(element.protocol);
    if (isScript || isForeign || isBadLink) found.push(element.outerHTML.slice(0, 300));
  }
  return found;
}

/** In a browser: structured data that is none. */
export function unreadableData(): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[type$="json"]')]
    .map(({ text }) => text)
    .filter((text) => {
      try {
        return JSON.parse(text) === null;
      } catch {
        return true;
      }
    });
}

/** In a browser: why a text is no XML, and elements in it that a browser would draw or run. */
export function unreadableXml(text: string): string[] {
  const found = new DOMParser().parseFromString(text, "application/xml");
  return [...found.querySelectorAll("*")]
    .filter(
      ({ namespaceURI, localName }) =>
        localName === "parsererror" ||
        localName === "script" ||
        // A sitemap's links to other languages are of that name space.
        (localName !== "link" && /\/(?:xhtml|svg)$/.test(namespaceURI ?? "")),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 300));
}
