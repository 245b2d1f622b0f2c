import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { originOf, readFolder } from "./pages.mjs";
import { STAND_INS } from "./stand-ins.mjs";

/** Attributes that hold one address, by element; `*` for all. */
const ADDRESSES = { "*": ["href", "src", "action", "formaction", "poster", "xlink:href", "data"] };
const SRCSETS = ["srcset", "imagesrcset"];

/** Addresses without a file, which the server answers itself. */
const DYNAMIC = [
  /^\/api\//,
  /^\/builds\/latest\.json$/,
  // The portal's application, also in the form that the specification gives the error page's button.
  /^\/(?:de\/)?portal(?:\/|$)/,
  /^\/de\/de\/portal\/user\/success$/,
];
const BOOKING = /^(\/de\/reise\/\d+\/[^/]+)\/buchen\/\d+(?:\/bestaetigung\/[^/]+)?$/;
/** Stands in a built page until the server fills it in. */
const SLOT = /^#⟦\w+⟧$/;
/**
 * Follows every address of our own in a built site: in its pages, its sitemaps, its feed and its manifest. A page or file has to be
 * there, an anchor has to exist in it, a booking needs its trip.
 *
 * @param {string} folder a built site
 * @param {{ answers?: (path: string) => boolean }} [options] `answers`: further addresses that are served
 * @returns {{ pages: number, links: number, broken: { page: string, link: string, reason: string }[] }}
 */
export function findBrokenLinks(folder, { answers = () => false } = {}) {
  const { pages, files } = readFolder(folder);
  const origin = originOf(folder);
  const read = new Map([...pages].map(([address, file]) => [address, readPage(readFileSync(file, "utf8"))]));
  const broken = [];
  let links = 0;
  const check = (page, link) => {
    const reason = whatIsWrong(link, `${origin}${page}`, { origin, pages: read, files, answers });
    links += 1;
    if (reason !== undefined) broken.push({ page, link, reason });
  };
  for (const [page, { links: found }] of read) for (const link of found) check(page, link);
  for (const [file, found] of machineLinks(folder, files)) for (const link of found) check(file, link);
  return { pages: pages.size, links, broken };
}

function whatIsWrong(link, base, { origin, pages, files, answers }) {
  if (SLOT.test(link)) return undefined;
  let url;
  try {
    url = new URL(link, base);
  } catch {
    return "is no address";
  }
  if (["mailto:", "tel:", "data:", "blob:"].includes(url.protocol)) return undefined;
  if (!["http:", "https:"].includes(url.protocol)) return `leads to ${url.protocol}`;
  if (url.origin !== origin) return undefined;
  const target = decodeURIComponent(url.pathname);
  const page = pages.get(target);
  if (page && (!STAND_INS.includes(target) || url.pathname === new URL(base).pathname))
    return wrongAnchor(url.hash, page);
  if (page) return "leads to a page that has no address of its own";
  if (files.has(target) || DYNAMIC.some((pattern) => pattern.test(target)) || answers(target))
    return undefined;
  const trip = BOOKING.exec(target)?.[1];
  if (trip !== undefined) return pages.has(trip) ? undefined : "books a trip that is not here";
  if (target.endsWith("/") && pages.has(target.slice(0, -1))) return "has a slash too many";
  return "leads nowhere";
}

function wrongAnchor(hash, page) {
  const id = decodeURIComponent(hash.slice(1));
  return id === "" || id === "top" || page.ids.has(id) ? undefined : `names no part of that page: #${id}`;
}

/** The addresses that a page holds, and the parts that can be linked. */
function readPage(html) {
  const links = new Set();
  const ids = new Set();
  const visit = (node) => {
    const attributes = new Map(
      (node.attrs ?? []).map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    );
    const id = attributes.get("id") ?? (node.tagName === "a" ? attributes.get("name") : undefined);
    if (id) ids.add(id);
    if (node.tagName === "meta" && /^og:(?:image|url)$/.test(attributes.get("property") ?? ""))
      links.add(attributes.get("content") ?? "");
    for (const name of ADDRESSES["*"]) if (attributes.has(name)) links.add(attributes.get(name));
    for (const name of SRCSETS)
      for (const candidate of (attributes.get(name) ?? "").split(/,\s+/))
        if (candidate.trim() !== "") links.add(candidate.trim().split(/\s+/)[0]);
    // A template's content hangs beside its children.
    for (const child of [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])]) visit(child);
  };
  // What stands in for scripts is read, too.
  visit(parse(html, { scriptingEnabled: false }));
  return { links, ids };
}

/** Addresses in what machines read, by file. */
function machineLinks(folder, files) {
  const text = (file) => readFileSync(path.join(folder, file), "utf8");
  const found = new Map();
  for (const file of files) {
    if (/sitemap(?:-\d+)?\.xml$/.test(file))
      found.set(file, matches(text(file), /<loc>([^<]+)<|href="([^"]+)"/g));
    if (/\/rss\.xml$/.test(file))
      found.set(file, matches(text(file), /<(?:link|guid)[^>]*>([^<]+)<|(?:href|url)="([^"]+)"/g));
    if (file.endsWith(".webmanifest")) {
      const { icons = [], start_url: start } = JSON.parse(text(file));
      found.set(file, new Set([start, ...icons.map(({ src }) => src)]));
    }
  }
  return found;
}

function matches(text, pattern) {
  const unescape = (value) =>
    value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return new Set([...text.matchAll(pattern)].map(([, first, second]) => unescape(first ?? second ?? "")));
}
