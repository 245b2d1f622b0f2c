import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTripImages } from "./tripImages";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gratweg-images-"));
});
afterEach(() => rm(folder, { recursive: true }));

const picture = {
  src: "/static/a.webp",
  srcSet: "/static/a.webp 480w",
  width: 480,
  height: 320,
  alt: "Grat",
};

it("reads the pictures by trip number", async () => {
  await writeFile(join(folder, "trip-images.json"), JSON.stringify({ 1001: [picture] }));
  expect(await readTripImages(folder)).toEqual(new Map([[1001, [picture]]]));
});

it.each([
  ["no file", undefined],
  ["no JSON", "{"],
  ["no picture", JSON.stringify({ 1001: [{ src: "/static/a.webp" }] })],
  ["no number", JSON.stringify({ karwendel: [picture] })],
])("is empty with %s", async (_name, text) => {
  if (text !== undefined) await writeFile(join(folder, "trip-images.json"), text);
  expect(await readTripImages(folder)).toEqual(new Map());
});
