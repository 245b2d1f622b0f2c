import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { inviteColleague, signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { startStrapi, type RunningStrapi } from "./support/strapi";

interface Stored {
  url: string;
  width: number;
  height: number;
  formats: Record<string, { url: string; width: number; ext: string }> | null;
}

let strapi: RunningStrapi;
let author: CmsAdmin;

beforeAll(async () => {
  strapi = await startStrapi({ seed: "none" });
  author = await inviteColleague(strapi, "gratweg-author", await signInAsEditor(strapi));
});
afterAll(() => strapi?.stop());

const SCRIPT = "<script>document.title='OWNED'</script>";
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2a6f4e" } });
const uploadsFolder = () => join(strapi.dataFolder, "public/uploads");
const upload = (name: string, content: Uint8Array<ArrayBuffer> | string, type: string) => {
  const body = new FormData();
  body.append("files", new Blob([content], { type }), name);
  return author.post("/upload", body);
};

it.each([
  ["seite.html", SCRIPT, "text/html"],
  ["bild.svg", `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`, "image/svg+xml"],
  ["k.js", "document.title='OWNED'", "text/javascript"],
  ["k.xml", `<?xml version="1.0"?><a/>`, "application/xml"],
])("takes no %s", async (name, content, type) => {
  const before = await readdir(uploadsFolder());
  expect((await upload(name, content, type)).status).toBe(400);
  expect(await readdir(uploadsFolder())).toEqual(before);
});

it("takes no file of more than 25 MB", async () => {
  expect((await upload("a.jpg", new Uint8Array(26 * 1024 * 1024), "image/jpeg")).status).toBe(413);
});

it("takes a PDF", async () => {
  const answer = await upload("blatt.pdf", "%PDF-1.4\ntrailer<<>>\n%%EOF", "application/pdf");
  expect(answer.status).toBe(201);
});

it("stores beside a picture the WebP sizes that the sites show", async () => {
  const photograph = await picture(1200, 800).jpeg().toBuffer();
  const answer = await upload("foto.jpg", new Uint8Array(photograph), "image/jpeg");
  const [stored] = (await answer.json()) as Stored[];
  const { thumbnail, small, medium, large } = stored?.formats ?? {};
  expect(thumbnail).toMatchObject({ ext: ".webp" });
  expect([small, medium, large].map((file) => [file?.width, file?.ext])).toEqual([
    [480, ".webp"],
    [960, ".webp"],
    [1200, ".webp"],
  ]);
  const shown = await fetch(`${strapi.url}${medium?.url}`);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(960);
});

it("leaves behind where a picture was taken, and turns it as the camera was held", async () => {
  const exif = { IFD3: { GPSLatitude: "47/1 25/1 0/1", GPSLatitudeRef: "N" } };
  const photograph = await picture(80, 60).jpeg().withMetadata({ orientation: 6, exif }).toBuffer();
  const answer = await upload("hoch.jpg", new Uint8Array(photograph), "image/jpeg");
  const [stored] = (await answer.json()) as Stored[];
  const shown = await fetch(`${strapi.url}${stored?.url}`);
  const { width, height, exif: left } = await sharp(await shown.arrayBuffer()).metadata();
  expect([stored?.width, stored?.height, width, height, left]).toEqual([60, 80, 60, 80, undefined]);
});
