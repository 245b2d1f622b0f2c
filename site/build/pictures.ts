import type { MediaNode } from "./content";
import type { LogoModel, PictureModel } from "../src/view-models";

/** A picture with its widths; null when there is none or it could not be read. */
export function toPicture(media: MediaNode | null | undefined, fallbackAlt = ""): PictureModel | null {
  const image = media?.localFile?.childImageSharp?.gatsbyImageData;
  const source = image?.images.sources?.[0]?.srcSet ?? image?.images.fallback?.srcSet;
  const src = image?.images.fallback?.src ?? source?.split(" ")[0];
  if (!image || !src) return null;
  // A full-width image carries a ratio in place of its size.
  const height = image.width <= 1 ? Math.round(1200 * image.height) : image.height;
  const width = image.width <= 1 ? 1200 : image.width;
  return {
    src,
    srcSet: source ?? `${src} ${width}w`,
    width,
    height,
    alt: media?.alternativeText ?? fallbackAlt,
  };
}

export function toLogo(name: string, media: MediaNode | null | undefined, url: string | null): LogoModel {
  const picture = toPicture(media, name);
  return { name, picture: picture && { ...picture, alt: name }, url };
}
