import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteConfig } from "@gratweg/sites";
import type { SitePage } from "../../pages/page-kit";
import { limited } from "../../limited";
import type { SocialCard } from "./card";
import { HEIGHT, WIDTH } from "./drawing";
import { DRAWING, renderCard } from "./render";

/** Below the site's root. The server keeps files of this folder for ever: their names change with their content. */
export const FOLDER = "vorschau";

/** Scripts are compiled meanwhile. */
const AT_ONCE = 2;

export interface PicturePorts {
  /** The built site. */
  folder: string;
  /** Finished pictures of all sites and builds. */
  cache: string;
  render?: typeof renderCard;
}

export interface PreviewedPages {
  pages: SitePage[];
  /** Bytes of each picture, by its address: there as soon as all are drawn. */
  sizes: Promise<ReadonlyMap<string, number>>;
}

/**
 * Gives every page that may be shared its preview picture: its own, or that of home. They are named by what they show and drawn while
 * the build goes on; it ends with `sizes`.
 */
export function withPreviews(
  pages: readonly SitePage[],
  site: SiteConfig,
  ports: PicturePorts,
): PreviewedPages {
  const made = new Map<string, Promise<[url: string, bytes: number]>>();
  const home = pages.find(({ template }) => template === "home")?.discovery.social ?? null;
  const inTurn = limited(AT_ONCE);
  const preview = (page: SitePage): SitePage => {
    const { meta } = page.context;
    const card = page.discovery.social?.picture ? page.discovery.social : (home ?? page.discovery.social);
    if (!card || meta.canonical === null) return page;
    const key = keyOf(card, site);
    const url = `https://${site.domain}/${FOLDER}/${key}.jpg`;
    if (!made.has(key))
      made.set(
        key,
        inTurn(async () => [url, await make(card, key, site, ports)]),
      );
    const image = { url, width: WIDTH, height: HEIGHT, alt: altOf(card) };
    return { ...page, context: { ...page.context, meta: { ...meta, image } } };
  };
  const previewed = pages.map(preview);
  const sizes = Promise.all(made.values()).then((all) => new Map(all));
  // A failure is told where the build waits for them.
  sizes.catch(() => undefined);
  return { pages: previewed, sizes };
}

/** Answers the picture's bytes. */
async function make(card: SocialCard, key: string, site: SiteConfig, ports: PicturePorts): Promise<number> {
  const bytes = await cached(path.join(ports.cache, `${key}.jpg`), () => {
    const owner = ownerOf(card, site);
    const words = { title: card.title, kicker: card.kicker, site: owner.name };
    return (ports.render ?? renderCard)(words, owner.primary, card.picture?.file ?? null);
  });
  await mkdir(path.join(ports.folder, FOLDER), { recursive: true });
  await writeFile(path.join(ports.folder, FOLDER, `${key}.jpg`), bytes);
  return bytes.length;
}

async function cached(file: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const bytes = await render();
  await mkdir(path.dirname(file), { recursive: true });
  // Two builds may make the same picture at once; neither must read half of the other's.
  await writeFile(`${file}.${process.pid}.tmp`, bytes);
  await rename(`${file}.${process.pid}.tmp`, file);
  return bytes;
}

function keyOf(card: SocialCard, site: SiteConfig): string {
  const { name, primary } = ownerOf(card, site);
  const parts = [DRAWING, card.picture?.digest ?? "", card.title, card.kicker ?? "", name, primary];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 20);
}

function ownerOf(card: SocialCard, site: SiteConfig): { name: string; primary: string } {
  return card.owner ?? { name: site.name, primary: site.theme.primary };
}

function altOf({ title, picture }: SocialCard): string {
  return picture?.alt ? `${title}: ${picture.alt}` : title;
}
