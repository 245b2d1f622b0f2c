import { basename, dirname, join } from "node:path";
import { iconsAnswer } from "@gratweg/contracts";
import { disk } from "../../hosting/files";
import { createIconSource } from "./phosphorIcons";

const assets = join(dirname(require.resolve("@phosphor-icons/core")), "../assets");

it("makes Iconify's format of Phosphor's files, by weight, and names what is missing [7.25]", async () => {
  const answer = await createIconSource({ assets, fallback: null }).icons("ph", [
    "mountains",
    "mountains-bold",
    "mountains-fill",
    "gibt-es-nicht",
    "gibt-es-nicht-bold",
  ]);
  expect(iconsAnswer.parse(answer)).toEqual(answer);
  expect([answer?.prefix, answer?.width, answer?.height]).toEqual(["ph", 256, 256]);
  expect(Object.keys(answer?.icons ?? {})).toEqual(["mountains", "mountains-bold", "mountains-fill"]);
  expect(answer?.not_found).toEqual(["gibt-es-nicht", "gibt-es-nicht-bold"]);
  const bodies = Object.values(answer?.icons ?? {}).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(3);
  for (const body of bodies)
    expect(body).toMatch(/^<g fill="currentColor"><path d="M[^"]+"\/>(<path [^>]*\/>)*<\/g>$/);
});

it("looks for no file by a made-up name, however many are asked for", async () => {
  const read: string[] = [];
  const files = {
    list: (folder: string) => disk.list(folder),
    read(file: string) {
      read.push(basename(file));
      return disk.read(file);
    },
  };
  const source = createIconSource({ assets, fallback: null, files });
  const made = Array.from({ length: 100 }, (_, at) => `erfunden-${at}`);
  expect((await source.icons("ph", [...made, "mountains"]))?.not_found).toEqual(made);
  await source.icons("ph", ["mountains"]);
  expect(read).toEqual(["mountains.svg"]);
});

it("asks nobody for other sets by default", async () => {
  const ask = jest.fn();
  expect(
    await createIconSource({ assets, fallback: null, fetch: ask }).icons("mdi", ["home"]),
  ).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

it("asks the public fallback for other sets only [7.26]", async () => {
  const icons = { prefix: "mdi", icons: { home: { body: "<path/>" } }, width: 24, height: 24 };
  const ask = jest.fn(() => Promise.resolve(Response.json(icons)));
  const source = createIconSource({ assets, fallback: "https://icons.example", fetch: ask });
  expect(await source.icons("mdi", ["home"])).toEqual(icons);
  await source.icons("ph", ["gibt-es-nicht"]);
  expect(ask.mock.calls).toHaveLength(1);
});
