import sharp from "sharp";

const TILE = 300;
const GAP = 24;
const LABEL = 30;
const PAPER = "#e9ece8";

/**
 * Puts pictures into rows under their names.
 * @param {{ name: string, png: Buffer }[]} pictures
 * @param {string} file
 */
export async function contactSheet(pictures, file) {
  const columns = Math.min(pictures.length, 7);
  const tiles = await Promise.all(
    pictures.map(async ({ name, png }) => {
      const { data, info } = await sharp(png)
        .resize({ width: TILE })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { name, data, height: info.height };
    }),
  );
  const parts = [];
  let top = GAP;
  for (let first = 0; first < tiles.length; first += columns) {
    const row = tiles.slice(first, first + columns);
    for (const [index, { name, data }] of row.entries()) {
      const left = GAP + index * (TILE + GAP);
      parts.push({ input: label(name), left, top }, { input: data, left, top: top + LABEL });
    }
    top += LABEL + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  await sharp({
    create: { width: GAP + columns * (TILE + GAP), height: top, channels: 3, background: PAPER },
  })
    .composite(parts)
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(file);
}

/** @param {string} text */
function label(text) {
  const safe = text.replace(/[<>&]/g, "");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${LABEL}"><text x="0" y="20" font-family="sans-serif" font-size="15" fill="#26332b">${safe}</text></svg>`,
  );
}
