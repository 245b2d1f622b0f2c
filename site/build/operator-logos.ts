import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { TourOperator, TourOperatorStore } from "@gratweg/content-client";
import type { LogoModel, PictureModel } from "../src/view-models";

/** Section 9: the footer shows four operator logos. */
const FOOTER_OPERATORS = 4;
const FOLDER = "static/operators";

export interface LogoPorts {
  /** Where the built site lies. */
  folder: string;
  fetch?: typeof globalThis.fetch;
  warn: (message: string) => void;
}

/**
 * Section 2: the first four operators' logos from the shared store, in the thumbnail format. They are copied onto the site as WebP, so that
 * a visitor's browser asks nobody else. An operator without a readable logo leaves its place to the next one.
 */
export async function footerOperators(store: TourOperatorStore, ports: LogoPorts): Promise<LogoModel[]> {
  const logos: LogoModel[] = [];
  for (const operator of await store.load()) {
    const picture = await copyLogo(operator, ports);
    if (picture) logos.push({ name: operator.name, picture, url: null });
    if (logos.length === FOOTER_OPERATORS) break;
  }
  return logos;
}

async function copyLogo(
  { name, logo }: TourOperator,
  { folder, fetch = globalThis.fetch, warn }: LogoPorts,
): Promise<PictureModel | null> {
  if (!logo) return null;
  const response = await fetch(logo.src, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!response?.ok) {
    warn(`The logo of ${name} could not be read (${response?.status ?? "no answer"}): ${logo.src}`);
    return null;
  }
  const bytes = await sharp(await response.arrayBuffer())
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  if (!bytes) {
    warn(`The logo of ${name} is no picture: ${logo.src}`);
    return null;
  }
  // Files below /static are kept by browsers for ever, so the name carries the content.
  const file = `${FOLDER}/${createHash("sha256").update(bytes).digest("hex").slice(0, 20)}.webp`;
  await mkdir(path.join(folder, FOLDER), { recursive: true });
  await writeFile(path.join(folder, file), bytes);
  const src = `/${file}`;
  return { src, srcSet: `${src} ${logo.width}w`, width: logo.width, height: logo.height, alt: name };
}
