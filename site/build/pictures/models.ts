import type { MediaNode } from "../content-nodes";
import type { LogoModel, PictureModel } from "../../src/view-models";

/** A logo's height on the page, in CSS pixels, and in its file, for screens of double density. */
const LOGO_HEIGHT = 72;
const LOGO_FILE_HEIGHT = 2 * LOGO_HEIGHT;

/** A picture with its widths; null when there is none or it could not be read. */
export function toPicture(media: MediaNode | null | undefined, fallbackAlt = ""): PictureModel | null {
  const largest = media?.sizes.at(-1);
  if (!media || !largest) return null;
  return {
    src: largest.src,
    srcSet: media.sizes.map(({ src, width }) => `${src} ${width}w`).join(", "),
    width: largest.width,
    height: largest.height,
    alt: media.alternativeText ?? fallbackAlt,
  };
}

/** In the smallest size that is sharp. */
export function toLogo(name: string, media: MediaNode | null | undefined, url: string | null): LogoModel {
  const size = media?.sizes.find(({ height }) => height >= LOGO_FILE_HEIGHT) ?? media?.sizes.at(-1);
  if (!size) return { name, picture: null, url };
  const height = Math.min(LOGO_HEIGHT, size.height);
  const width = Math.round((size.width / size.height) * height);
  return {
    name,
    picture: { src: size.src, srcSet: `${size.src} ${size.width}w`, width, height, alt: name },
    url,
  };
}
