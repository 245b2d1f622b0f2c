import sharp from "sharp";
import { compare } from "./compare.mjs";

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

it("finds equal pictures equal, also when their files differ", async () => {
  const picture = await plain(8, 4, "#20663a");
  const packed = await sharp(picture).png({ compressionLevel: 0 }).toBuffer();
  expect(packed.equals(picture)).toBe(false);
  expect(await compare(picture, picture)).toEqual({ changed: 0, share: 0 });
  expect(await compare(picture, packed)).toEqual({ changed: 0, share: 0 });
});

it("sees the smallest change of a colour", async () => {
  const [before, after] = await Promise.all([plain(8, 4, "#20663a"), plain(8, 4, "#20663b")]);
  expect(await compare(before, after)).toMatchObject({ changed: 32, share: 1 });
});

it("counts what one of the two lacks, and draws the larger", async () => {
  const [before, after] = await Promise.all([plain(8, 4, "#ffffff"), plain(8, 6, "#ffffff")]);
  const { changed, share, difference } = await compare(before, after);
  expect([changed, share]).toEqual([16, 1 / 3]);
  expect(await sharp(difference).metadata()).toMatchObject({ width: 8, height: 6 });
});
