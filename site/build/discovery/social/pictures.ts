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

/** Drawing one leaves a second core idle. */
const AT_ONCE = 4;

export interface PicturePorts {
  /** The built site. */
  folder: string;
  /** Finished pictures of all sites and builds. */
  cache: string;
  render?: typeof renderCard;
}

export interface PreviewedPages {
  pages: SitePage[];
  /** Bytes of each picture, by its address. */
  sizes: ReadonlyMap<string, number>;
}

/** Gives every page that may be shared its preview picture: its own, or that of home. */
export async function withPreviews(
  pages: readonly SitePage[],
  site: SiteConfig,
  ports: PicturePorts,
): Promise<PreviewedPages> {
  const made = new Map<string, Promise<Made>>();
  const sizes = new Map<string, number>();
  const home = pages.find(({ template }) => template === "home")?.discovery.social ?? null;
  const inTurn = limited(AT_ONCE);
  const preview = async (page: SitePage): Promise<SitePage> => {
    const { meta } = page.context;
    const card = page.discovery.social?.picture ? page.discovery.social : (home ?? page.discovery.social);
    if (!card || meta.canonical === null) return page;
    const key = keyOf(card, site);
    const making = made.get(key) ?? inTurn(() => make(card, key, site, ports));
    made.set(key, making);
    const { name, bytes } = await making;
    const url = `https://${site.domain}/${FOLDER}/${name}`;
    sizes.set(url, bytes);
    const image = { url, width: WIDTH, height: HEIGHT, alt: altOf(card) };
    return { ...page, context: { ...page.context, meta: { ...meta, image } } };
  };
  return { pages: await Promise.all(pages.map(preview)), sizes };
}

interface Made {
  name: string;
  bytes: number;
}

async function make(card: SocialCard, key: string, site: SiteConfig, ports: PicturePorts): Promise<Made> {
  const bytes = await cached(path.join(ports.cache, `${key}.jpg`), () => {
    const owner = ownerOf(card, site);
    const words = { title: card.title, kicker: card.kicker, site: owner.name };
    return (ports.render ?? renderCard)(words, owner.primary, card.picture?.file ?? null);
  });
  const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 20)}.jpg`;
  await mkdir(path.join(ports.folder, FOLDER), { recursive: true });
  await writeFile(path.join(ports.folder, FOLDER, name), bytes);
  return { name, bytes: bytes.length };
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
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

function ownerOf(card: SocialCard, site: SiteConfig): { name: string; primary: string } {
  return card.owner ?? { name: site.name, primary: site.theme.primary };
}

function altOf({ title, picture }: SocialCard): string {
  return picture?.alt ? `${title}: ${picture.alt}` : title;
}
