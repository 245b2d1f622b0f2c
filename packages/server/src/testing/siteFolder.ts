import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const HASH_OLD = "0123456789abcdef0123";
export const HASH_NEW = "fedcba98765432100123";

export function page(title: string): string {
  return `<!doctype html><html lang="de"><head><title>${title}</title></head><body>${`<p>${title}</p>`.repeat(60)}</body></html>`;
}

/** What Gatsby leaves behind, in small. */
export const FILES: Readonly<Record<string, string>> = {
  "index.html": page("Start unter der Wurzel"),
  "404.html": page("Allgemeine Fehlerseite"),
  "404/index.html": page("Allgemeine Fehlerseite"),
  "de/index.html": page("Start"),
  "de/reisesuche/index.html": page("Suche"),
  "de/fehler-portal/index.html": page("Fehlerseite des Portals"),
  "de/reise/1001/karwendel/index.html": page("Karwendel"),
  "de/reise/buchen/index.html": page("Buchen"),
  "de/über-uns/index.html": page("Über uns"),
  "page-data/app-data.json": `{"webpackCompilationHash":"1"}`,
  "page-data/de/page-data.json": `{"path":"/de","text":"${"Start ".repeat(100)}"}`,
  "robots.txt": "User-agent: *\nAllow: /\n",
  [`app-${HASH_OLD}.js`]: `console.log("${"a".repeat(600)}");`,
  [`app-${HASH_OLD}.js.map`]: "{}",
  "static/0a1b/karwendel.jpg": "not really a picture",
  ".hidden": "secret",
};

export interface SitesFolder {
  path: string;
  write(site: string, files: Readonly<Record<string, string | Buffer>>): void;
  remove(): void;
}

/** A temporary folder of built sites. */
export function createSitesFolder(): SitesFolder {
  const path = mkdtempSync(join(tmpdir(), "gratweg-sites-"));
  return {
    path,
    write(site, files) {
      for (const [name, content] of Object.entries(files)) {
        const file = join(path, site, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
