import { LOCALE_ISO } from "@gratweg/contracts/routes";
import type { SitePage } from "../pages/page-kit";
import { lastChange } from "./last-change";
import { element, XML_DECLARATION, xml } from "./xml";

/** sitemaps.org: at most so many addresses and bytes in one file. */
const LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 };
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const HEAD = `${XML_DECLARATION}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const TAIL = "</urlset>\n";

interface Listed {
  address: string;
  lastmod: string | null;
}

/** File names below the site's root and what stands in them. */
export type TextFiles = Readonly<Record<string, string>>;

/** The pages that this site asks search engines to keep: its own canonical addresses. */
export function listedPages(pages: readonly SitePage[], origin: string): Listed[] {
  return pages
    .filter(
      ({ path, discovery, context }) => !discovery.hidden && context.meta.canonical === `${origin}${path}`,
    )
    .map(({ path, discovery }) => ({ address: `${origin}${path}`, lastmod: discovery.lastmod }));
}

/** `sitemap.xml` and `index-sitemap.xml` are the same index; it lists the language's files. */
export function sitemapFiles(pages: readonly SitePage[], origin: string, limits = LIMITS): TextFiles {
  const parts = split(listedPages(pages, origin), limits);
  const index = indexOf(parts, origin);
  return {
    "sitemap.xml": index,
    "index-sitemap.xml": index,
    ...Object.fromEntries(parts.map(({ entries }, at) => [fileName(at), HEAD + entries.join("") + TAIL])),
  };
}

interface Part {
  entries: string[];
  lastmod: string | null;
}

function split(listed: readonly Listed[], limits: typeof LIMITS): Part[] {
  const parts: Part[] = [];
  const frame = Buffer.byteLength(HEAD + TAIL);
  let size = 0;
  for (const page of listed) {
    const entry = toEntry(page);
    const bytes = Buffer.byteLength(entry);
    let part = parts.at(-1);
    if (!part || part.entries.length >= limits.addresses || size + bytes > limits.bytes) {
      part = { entries: [], lastmod: null };
      parts.push(part);
      size = frame;
    }
    part.entries.push(entry);
    part.lastmod = lastChange({ updatedAt: part.lastmod }, { updatedAt: page.lastmod });
    size += bytes;
  }
  return parts;
}

/** German is the only language and the catch-all: both alternates are the page itself. */
function toEntry({ address, lastmod }: Listed): string {
  const alternates = [LOCALE_ISO, "x-default"].map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(address)}"/>`,
  );
  return `<url>${element("loc", address)}${toLastmod(lastmod)}${alternates.join("")}</url>\n`;
}

function indexOf(parts: readonly Part[], origin: string): string {
  const entries = parts.map(
    ({ lastmod }, at) =>
      `<sitemap>${element("loc", `${origin}/${fileName(at)}`)}${toLastmod(lastmod)}</sitemap>\n`,
  );
  return `${XML_DECLARATION}\n<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("")}</sitemapindex>\n`;
}

function toLastmod(lastmod: string | null): string {
  return lastmod === null ? "" : element("lastmod", lastmod);
}

function fileName(at: number): string {
  return `${LOCALE_ISO}-sitemap${at === 0 ? "" : `-${at + 1}`}.xml`;
}
