import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { cleaned } from "./admit";
import { cleaningUploads, type UploadService } from "./upload-service";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gratweg-admit-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pixels = () => sharp({ create: { width: 8, height: 6, channels: 4, background: "#2a6f4e80" } });
const PDF = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");

async function sent(originalFilename: string, content: Buffer | string, mimetype = "image/jpeg") {
  const filepath = join(folder, "sent");
  await writeFile(filepath, content);
  return { filepath, originalFilename, mimetype, size: content.length };
}
const clean = async (name: string, content: Buffer | string, stored?: string) =>
  cleaned(await sent(name, content), folder, stored);

it.each([
  ["jpeg", "foto.JPEG", "foto.jpeg", "image/jpeg"],
  ["png", "foto.png", "foto.png", "image/png"],
  ["webp", "foto.jpg", "foto.webp", "image/webp"],
  ["avif", "foto.pdf", "foto.avif", "image/avif"],
  ["gif", "foto", "foto.gif", "image/gif"],
] as const)("takes %s, named after its content: %s → %s", async (format, name, stored, mime) => {
  const file = await clean(name, await pixels().toFormat(format).toBuffer());
  expect(file).toMatchObject({ originalFilename: stored, mimetype: mime, detectedMimeType: mime });
  const { width, height, format: read } = await sharp(file.filepath).metadata();
  expect([width, height, read]).toEqual([8, 6, format === "avif" ? "heif" : format]);
});

it("leaves behind where a picture was taken, and turns it as the camera was held", async () => {
  const exif = { IFD3: { GPSLatitude: "47/1 25/1 0/1", GPSLatitudeRef: "N" }, IFD0: { Artist: "Anna Grat" } };
  const photo = await pixels().jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
  expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Anna Grat");
  const {
    width,
    height,
    exif: left,
    orientation,
  } = await sharp((await clean("a.jpg", photo)).filepath).metadata();
  expect([width, height, left, orientation]).toEqual([6, 8, undefined, undefined]);
});

it("keeps nothing of a file that is a picture and a script at once", async () => {
  const script = "<script>alert(1)</script>";
  const gif = Buffer.concat([await pixels().gif().toBuffer(), Buffer.from(script)]);
  const { filepath } = await clean("bild.gif", gif);
  expect((await readFile(filepath)).includes(script)).toBe(false);
});

it.each([
  ["bild.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ["bild.jpg", '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ["seite.html", "<!doctype html><script>1</script>"],
  ["seite.jpg", "<!doctype html><script>1</script>"],
  ["seite.pdf", "<html>%PDF-1.4"],
  ["k.js", "alert(1)"],
  ["k.css", "body{}"],
  ["k.xml", '<?xml version="1.0"?><a/>'],
  ["k.swf", "FWS\u0009"],
  ["bild.tiff", "II*\u0000"],
  ["video.mp4", "\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom"],
  ["k.json", "{}"],
  ["leer.png", ""],
])("refuses %s, in German", async (name, content) => {
  await expect(clean(name, content)).rejects.toThrow(
    `„${name}“ kann nicht hochgeladen werden. Möglich sind Bilder (JPEG, PNG, WebP, AVIF, GIF) und PDF`,
  );
});

it("refuses a picture that is called a page", async () => {
  await expect(clean("foto.html", await pixels().png().toBuffer())).rejects.toThrow("„foto.html“ kann nicht");
});

it("refuses what begins like a picture and is none", async () => {
  await expect(clean("a.png", Buffer.from("\x89PNG\r\n\x1a\n<svg/>", "latin1"))).rejects.toThrow(
    "lässt sich nicht als Bild lesen",
  );
});

it("refuses a small file of very many pixels before it is decoded", async () => {
  const wide = sharp({ create: { width: 16_000, height: 4001, channels: 3, background: "#fff" } });
  await expect(clean("a.png", await wide.png({ compressionLevel: 9 }).toBuffer())).rejects.toThrow(
    "„a.png“ hat zu viele Bildpunkte. Bitte verkleinern Sie das Bild auf höchstens 64 Megapixel.",
  );
});

it("refuses a side that its smaller copies could not have, before anything is stored", async () => {
  const tall = sharp({ create: { width: 1, height: 16_001, channels: 3, background: "#fff" } });
  await expect(clean("turm.png", await tall.png().toBuffer())).rejects.toThrow(
    "„turm.png“ ist zu lang oder zu hoch. Möglich sind 16.000 Bildpunkte je Seite.",
  );
});

it("leaves a PDF as it is, by its own name and type", async () => {
  expect(await clean("karte.jpg", PDF)).toMatchObject({
    originalFilename: "karte.pdf",
    detectedMimeType: "application/pdf",
    size: PDF.length,
  });
});

it("draws a replacement in the format of the file whose address it takes", async () => {
  const file = await clean("neu.png", await pixels().png().toBuffer(), ".jpg");
  expect([file.originalFilename, (await sharp(file.filepath).metadata()).format]).toEqual([
    "neu.jpg",
    "jpeg",
  ]);
});

it.each([
  ["a.pdf", PDF, ".jpg"],
  ["a.png", null, ".pdf"],
  ["a.png", null, ".svg"],
  ["a.png", null, ""],
])("puts no %s in the place of a file of another kind", async (name, content, stored) => {
  await expect(clean(name, content ?? (await pixels().png().toBuffer()), stored)).rejects.toThrow(
    `„${name}“ kann diese Datei nicht ersetzen`,
  );
});

it("cleans whatever reaches the service, and stores none of several when one is refused", async () => {
  const taken: string[] = [];
  const service = cleaningUploads({
    upload: ({ files }) =>
      Promise.resolve(void taken.push(...[files].flat().map((one) => one.originalFilename ?? ""))),
    replace: (_id, { file }) => Promise.resolve(void taken.push(file.originalFilename ?? "")),
    findOne: () => Promise.resolve({ ext: ".webp" }),
  } satisfies UploadService);
  const png = await sent("a.jpg", await pixels().png().toBuffer());
  await service.upload({ data: {}, files: png });
  await service.replace(7, { file: png });
  const script = { ...png, filepath: join(folder, "script"), originalFilename: "k.js" };
  await writeFile(script.filepath, "alert(1)");
  await expect(service.upload({ data: {}, files: [png, script] })).rejects.toThrow("„k.js“ kann nicht");
  expect(taken).toEqual(["a.png", "a.webp"]);
});

it("hangs no file onto an entry that the request names", async () => {
  const heard: unknown[] = [];
  const service = cleaningUploads({
    upload: ({ data }) => Promise.resolve(void heard.push(data)),
    replace: () => Promise.resolve(),
    findOne: () => Promise.resolve(null),
  } satisfies UploadService);
  const fileInfo = { name: "Bild" };
  const named = { fileInfo, ref: "api::tour.tour", refId: "10", field: "gallery", path: "../../x" };
  await service.upload({ data: named, files: await sent("a.png", await pixels().png().toBuffer()) });
  expect(heard).toEqual([{ fileInfo }]);
});

it("draws no AVIF that would take minutes", async () => {
  const flat = sharp({ create: { width: 4100, height: 4000, channels: 3, background: "#345" } });
  const avif = await flat.avif({ effort: 0 }).toBuffer();
  await expect(clean("a.avif", avif)).rejects.toThrow("16");
});

it("draws nothing larger in the place of an AVIF than an AVIF may be", async () => {
  const large = sharp({ create: { width: 4100, height: 4000, channels: 3, background: "#345" } });
  await expect(clean("a.jpg", await large.jpeg().toBuffer(), ".avif")).rejects.toThrow("16");
});
