import sharp from "sharp";
import { grayPalettes, palettes } from "@gratweg/design-system/theme";
import { draw, HEIGHT, WIDTH, type Ink, type Words } from "./drawing";

/** Part of every picture's name: a change of the drawing makes all of them anew. */
export const DRAWING = 2;

/** The picture of a card: 1200 × 630, JPEG. Without a file there is only paper. */
export async function renderCard(words: Words, primary: string, file: string | null): Promise<Buffer> {
  const ink = inkOf(primary);
  const { svg, pictureHeight } = draw(words, ink, { withPicture: file !== null });
  const sheet = { input: Buffer.from(svg), top: 0, left: 0 };
  const canvas = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: file === null ? ink.haze : ink.paper },
  });
  const picture =
    file === null
      ? []
      : [
          {
            input: await sharp(file)
              .resize(WIDTH, pictureHeight, { fit: "cover", position: "centre" })
              .removeAlpha()
              .raw()
              .toBuffer(),
            raw: { width: WIDTH, height: pictureHeight, channels: 3 as const },
            top: 0,
            left: 0,
          },
        ];
  return canvas
    .composite([...picture, sheet])
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}

function inkOf(primary: string): Ink {
  const scale = palettes[primary in palettes ? (primary as keyof typeof palettes) : "green"];
  return {
    paper: "#fbfaf6",
    title: grayPalettes.cool[950],
    accent: scale[700],
    onAccent: "#ffffff",
    contour: scale[400],
    haze: scale[200],
  };
}
