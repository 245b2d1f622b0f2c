import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { BOOKING_SHELLS, DECLARATION_SHELLS, PORTAL_ERROR_PAGE } from "@gratweg/contracts/routes";
import { checkHtml } from "./html.mjs";
import { findBrokenLinks } from "./links.mjs";
import { STAND_INS } from "./stand-ins.mjs";

const ORIGIN = "https://wandern.gratweg.example";
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-links-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const page = (body: string, head = "") =>
  `<!doctype html><html lang="de"><head><title>x</title>${head}</head><body>${body}</body></html>`;

function site(files: Record<string, string>): string {
  const home = page('<h2 id="ueber-uns">Wir</h2>', `<link rel="canonical" href="${ORIGIN}/de">`);
  const all = {
    "index.html": home,
    "de/index.html": home,
    "de/top/index.html": page("Top"),
    "a.webp": "",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const found = (body: string, options?: { answers?: (path: string) => boolean }) =>
  findBrokenLinks(site({ "de/hier/index.html": page(body), "de/reise/1/a/index.html": page("") }), options)
    .broken;

it.each([
  '<a href="/de/top">x</a>',
  '<a href="/de/top?seite=2">x</a>',
  `<a href="${ORIGIN}/de/top">x</a>`,
  '<a href="/#ueber-uns">x</a>',
  '<a href="#da">x</a><p id="da"></p>',
  '<a href="#top">x</a>',
  '<a href="#⟦field⟧">x</a>',
  '<a href="https://anderswo.example/weg">x</a>',
  '<a href="mailto:a@b.example">x</a><a href="tel:+491">x</a>',
  '<img src="/a.webp" srcset="/a.webp 480w, /a.webp 800w" alt="">',
  '<form action="/api/newsletter"></form>',
  '<a href="/portal">x</a><a href="/de/portal/user/login">x</a>',
  '<a href="/de/reise/1/a/buchen/100101">x</a>',
])("%s leads somewhere", (body) => {
  expect(found(body)).toEqual([]);
});

it.each([
  ['<a href="/de/weg">x</a>', "/de/weg", "leads nowhere"],
  ['<a href="/de/top/">x</a>', "/de/top/", "has a slash too many"],
  ['<a href="/#fehlt">x</a>', "/#fehlt", "names no part of that page: #fehlt"],
  ['<a href="#fehlt">x</a>', "#fehlt", "names no part of that page: #fehlt"],
  ['<a href="javascript:void 0">x</a>', "javascript:void 0", "leads to javascript:"],
  ['<a href="http://[">x</a>', "http://[", "is no address"],
  ['<img src="/b.webp" alt="">', "/b.webp", "leads nowhere"],
  ['<img src="/a.webp" srcset="/a.webp 480w, /b.webp 800w" alt="">', "/b.webp", "leads nowhere"],
  ['<form action="/apix"></form>', "/apix", "leads nowhere"],
  ["<noscript><a href='/de/weg'>x</a></noscript>", "/de/weg", "leads nowhere"],
  ["<template><a href='/de/weg'>x</a></template>", "/de/weg", "leads nowhere"],
  ['<a href="/de/reise/2/b/buchen/1">x</a>', "/de/reise/2/b/buchen/1", "books a trip that is not here"],
])("%s is found out", (body, link, reason) => {
  expect(found(body)).toEqual([{ page: "/de/hier", link, reason }]);
});

it("knows what else is served, when told", () => {
  expect(found('<a href="/de/weg">x</a>', { answers: (path) => path === "/de/weg" })).toEqual([]);
});

it("nobody may link a page that only stands in for others", () => {
  const files = {
    "de/fehler-portal/index.html": page("<a href='#x'>x</a><p id='x'></p>"),
    "de/hier/index.html": page('<a href="/de/fehler-portal">x</a>'),
  };
  expect(findBrokenLinks(site(files)).broken).toEqual([
    { page: "/de/hier", link: "/de/fehler-portal", reason: "leads to a page that has no address of its own" },
  ]);
});

it("follows what machines read: previews, sitemaps, feed, manifest", () => {
  const { broken } = findBrokenLinks(
    site({
      "de/hier/index.html": page("", `<meta property="og:image" content="${ORIGIN}/vorschau/weg.jpg">`),
      "de-DE-sitemap.xml": `<urlset><url><loc>${ORIGIN}/de/top</loc></url><url><loc>${ORIGIN}/de/a&amp;b</loc></url></urlset>`,
      "de/magazin/rss.xml": `<rss><link>${ORIGIN}/de</link><enclosure url="${ORIGIN}/weg.jpg"/></rss>`,
      "manifest.webmanifest": JSON.stringify({ start_url: "/de", icons: [{ src: "/icons/weg.png" }] }),
    }),
  );
  expect(broken.map(({ page, link }) => [page, link]).sort()).toEqual([
    ["/de-DE-sitemap.xml", `${ORIGIN}/de/a&b`],
    ["/de/hier", `${ORIGIN}/vorschau/weg.jpg`],
    ["/de/magazin/rss.xml", `${ORIGIN}/weg.jpg`],
    ["/manifest.webmanifest", "/icons/weg.png"],
  ]);
});

it("without Java the HTML checker says what is missing", async () => {
  await expect(checkHtml(site({}), { java: path.join(folder, "java") })).rejects.toThrow(
    /^The HTML checker needs Java 11 or newer/,
  );
});

it("the stand-ins are those of the contracts", () => {
  const shells = Object.values(DECLARATION_SHELLS).flatMap((pages): string[] => Object.values(pages));
  const all = ["/404", PORTAL_ERROR_PAGE, ...Object.values(BOOKING_SHELLS), ...shells];
  expect([...STAND_INS].sort()).toEqual(all.sort());
});
