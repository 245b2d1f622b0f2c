import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { withWebSizes, type ImageService } from "./web-sizes";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gratweg-web-sizes-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const strapis: ImageService = {
  isResizableImage: () => Promise.reject(new Error("Strapi's own")),
  generateThumbnail: () => Promise.reject(new Error("Strapi's own")),
  generateResponsiveFormats: () => Promise.reject(new Error("Strapi's own")),
};
const service = withWebSizes(strapis);

interface Made {
  ext: string;
  mime: string;
  hash: string;
  width: number;
  height: number;
  size: number;
  sizeInBytes: number;
  filepath: string;
}

async function stored(format: "jpeg" | "png" | "webp" | "avif" | "gif", width: number, height: number) {
  const filepath = join(folder, "original");
  await sharp({ create: { width, height, channels: 3, background: "#2a6f4e" } })
    .toFormat(format)
    .toFile(filepath);
  return { name: "grat.x", hash: "grat_1", filepath, tmpWorkingDirectory: folder };
}

async function sizesOf(file: Awaited<ReturnType<typeof stored>>) {
  const formats = (await service.generateResponsiveFormats(file)) as { key: string; file: Made }[];
  return formats.map(({ key, file: { width, height } }) => [key, width, height]);
}

it.each([
  ["a WebP of full width, which stands for itself", "webp", 1920, 1280, ["small", "medium"]],
  ["a wider WebP", "webp", 3000, 2000, ["small", "medium", "large"]],
  ["a photograph", "jpeg", 3000, 2000, ["small", "medium", "large"]],
  ["a photograph between two widths", "jpeg", 700, 500, ["small", "large"]],
  ["a small WebP", "webp", 400, 300, []],
  ["a small drawing in another format", "png", 400, 300, ["large"]],
] as const)("makes the widths that the sites show of %s", async (_what, format, width, height, keys) => {
  const formats = await sizesOf(await stored(format, width, height));
  expect(formats.map(([key]) => key)).toEqual(keys);
  const most = { small: 480, medium: 960, large: 1920 };
  for (const [key, made] of formats) expect(made).toBe(Math.min(width, most[key as keyof typeof most]));
});

it("keeps a tall picture as wide as the others", async () => {
  expect(await sizesOf(await stored("webp", 1000, 3000))).toEqual([
    ["small", 480, 1440],
    ["medium", 960, 2880],
  ]);
});

it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("stores copies of %s as WebP", async (format) => {
  const file = await stored(format, 1200, 800);
  expect(await service.isResizableImage(file)).toBe(true);
  const [{ file: small }] = (await service.generateResponsiveFormats(file)) as [{ file: Made }];
  expect(small).toMatchObject({ ext: ".webp", mime: "image/webp", hash: "small_grat_1", width: 480 });
  const { format: read, size } = await sharp(small.filepath).metadata();
  expect([read, size ?? small.sizeInBytes]).toEqual(["webp", small.sizeInBytes]);
  expect(small.size).toBeCloseTo(small.sizeInBytes / 1000, 2);
});

it("makes the thumbnail of the editors' lists", async () => {
  const thumbnail = (await service.generateThumbnail(await stored("avif", 1200, 800))) as Made;
  expect(thumbnail).toMatchObject({ hash: "thumbnail_grat_1", ext: ".webp", width: 234, height: 156 });
});

it("leaves alone what is no picture", async () => {
  const filepath = join(__dirname, "web-sizes.test.ts");
  expect(await service.isResizableImage({ name: "a.pdf", hash: "a", filepath })).toBe(false);
});

it("leaves an animation's movement to the original", async () => {
  const file = await stored("webp", 600, 400);
  const frame = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const filepath = join(folder, "animated");
  await sharp([await frame("#123456"), await frame("#654321")], { join: { animated: true } })
    .webp()
    .toFile(filepath);
  const formats = (await service.generateResponsiveFormats({ ...file, filepath })) as {
    key: string;
    file: Made;
  }[];
  expect(formats.map(({ key }) => key)).toEqual(["small", "large"]);
  for (const { file: made } of formats) expect((await sharp(made.filepath).metadata()).pages ?? 1).toBe(1);
});
