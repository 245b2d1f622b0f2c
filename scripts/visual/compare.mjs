import pixelmatch from "pixelmatch";
import sharp from "sharp";

/**
 * Two pictures, compared pixel for pixel; `difference` is a picture of what changed, as large as the larger of the two. Equal files
 * are not decoded.
 *
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {Promise<{ changed: number, share: number, difference?: Buffer }>}
 */
export async function compare(before, after) {
  if (before.equals(after)) return { changed: 0, share: 0 };
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const [old, now] = await Promise.all([before, after].map((picture) => pixels(picture, width, height)));
  const output = new Uint8Array(width * height * 4);
  // Any other value counts: a tolerance would miss small changes of colour.
  const changed = pixelmatch(old, now, output, width, height, { threshold: 0, includeAA: true });
  if (changed === 0) return { changed, share: 0 };
  const difference = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { changed, share: changed / (width * height), difference };
}

/** What the smaller picture lacks is transparent, and so a difference. */
function pixels(picture, width, height) {
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: picture, left: 0, top: 0 }])
    .raw()
    .toBuffer();
}
