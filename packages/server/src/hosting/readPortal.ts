import { join } from "node:path";
import { INLINE_SCRIPTS_FILE, type InlineScripts } from "@gratweg/contracts";
import { hashOf } from "./content";
import { disk } from "./files";
import { inlineHashes } from "./inlineHashes";
import { readInlineScripts } from "./readInlineScripts";

/** Below the root on every host, beside the static site's own files. */
export const PORTAL_ASSETS = "portal-assets";

/** The build of the portal's application, the same for every host. */
export interface PortalBuild {
  id: string;
  builtAt: string;
  /** Its page, with a place for the host's configuration. */
  shell: string;
  /** By their names: what its page may bring inline. */
  inlineScripts: InlineScripts;
  /** Path → bytes; the names change with the contents. */
  assets: ReadonlyMap<string, Buffer>;
}

/** Where the host's configuration comes into the shell. */
export const CONFIG_PLACE = "<!-- gratweg-config -->";

export async function readPortal(folder: string, files = disk): Promise<PortalBuild> {
  const page = join(folder, "index.html");
  const [html, { mtime }, items] = await Promise.all([
    files.read(page),
    files.stat(page),
    files.list(join(folder, PORTAL_ASSETS)),
  ]);
  const shell = html.toString();
  const names = items.map(({ name }) => name);
  if (!shell.includes(CONFIG_PLACE)) throw new Error(`${page} has no place for a configuration`);
  const assets = new Map<string, Buffer>();
  for (const name of names.filter((file) => !file.endsWith(".map")).sort())
    assets.set(`/${PORTAL_ASSETS}/${name}`, await files.read(join(folder, PORTAL_ASSETS, name)));
  for (const [, path = ""] of shell.matchAll(/(?:src|href)="(\/portal-assets\/[^"]+)"/g))
    if (!assets.has(path)) throw new Error(`${page} names ${path}, which is not there`);
  const known = await readInlineScripts(join(folder, INLINE_SCRIPTS_FILE), files);
  inlineHashes({ path: page, html: Buffer.from(shell), known });
  const id = hashOf(Buffer.from([shell, ...assets.keys()].join("\n"))).slice(0, 16);
  return { id, builtAt: mtime.toISOString(), shell, inlineScripts: known, assets };
}

/** Changes when a build is made; undefined where there is none. */
export async function portalSignature(folder: string, files = disk): Promise<string | undefined> {
  const marks = await Promise.all(
    ["index.html", PORTAL_ASSETS].map((file) =>
      files.stat(join(folder, file)).then(
        ({ ino, mtimeMs }) => `${ino}:${mtimeMs}`,
        () => undefined,
      ),
    ),
  );
  return marks.includes(undefined) ? undefined : marks.join("|");
}
