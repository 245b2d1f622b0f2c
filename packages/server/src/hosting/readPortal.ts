import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { hashOf } from "./content";

/** Below the root on every host, beside the static site's own files. */
export const PORTAL_ASSETS = "portal-assets";

/** The build of the portal's application, the same for every host. */
export interface PortalBuild {
  id: string;
  builtAt: string;
  /** Its page, with a place for the host's configuration. */
  shell: string;
  /** Path → bytes; the names change with the contents. */
  assets: ReadonlyMap<string, Buffer>;
}

/** Where the host's configuration comes into the shell. */
export const CONFIG_PLACE = "<!-- gratweg-config -->";

export async function readPortal(folder: string): Promise<PortalBuild> {
  const page = join(folder, "index.html");
  const [shell, { mtime }, names] = await Promise.all([
    readFile(page, "utf8"),
    stat(page),
    readdir(join(folder, PORTAL_ASSETS)),
  ]);
  if (!shell.includes(CONFIG_PLACE)) throw new Error(`${page} has no place for a configuration`);
  const assets = new Map<string, Buffer>();
  for (const name of names.filter((file) => !file.endsWith(".map")).sort())
    assets.set(`/${PORTAL_ASSETS}/${name}`, await readFile(join(folder, PORTAL_ASSETS, name)));
  for (const [, path = ""] of shell.matchAll(/(?:src|href)="(\/portal-assets\/[^"]+)"/g))
    if (!assets.has(path)) throw new Error(`${page} names ${path}, which is not there`);
  const id = hashOf(Buffer.from([shell, ...assets.keys()].join("\n"))).slice(0, 16);
  return { id, builtAt: mtime.toISOString(), shell, assets };
}

/** Changes when a build is made; undefined where there is none. */
export async function portalSignature(folder: string): Promise<string | undefined> {
  const marks = await Promise.all(
    ["index.html", PORTAL_ASSETS].map((file) =>
      stat(join(folder, file)).then(
        ({ ino, mtimeMs }) => `${ino}:${mtimeMs}`,
        () => undefined,
      ),
    ),
  );
  return marks.includes(undefined) ? undefined : marks.join("|");
}
