import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readReadingList } from "./readingList";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gratweg-reading-"));
});
afterEach(() => rm(folder, { recursive: true }));

const thunder = { kind: "article", title: "Gewitter am Grat", href: "/de/magazin/sicher/gewitter" };
const dog = { kind: "question", title: "Kann ich einen Hund mitnehmen?", href: "/de/faq#vorab-1" };

it("finds pages by the beginnings of their titles' words", async () => {
  await writeFile(join(folder, "reading-list.json"), JSON.stringify([thunder, dog]));
  const find = await readReadingList(folder);
  expect([find("hun"), find("GRAT gew"), find("Katze")]).toEqual([[dog], [thunder], []]);
});

it.each([
  ["no file", undefined],
  ["no JSON", "["],
  ["another site's address", JSON.stringify([{ ...dog, href: "https://anderswo.example/de/hund" }])],
  ["a kind nobody knows", JSON.stringify([{ ...dog, kind: "werbung" }])],
])("finds nothing with %s", async (_name, text) => {
  if (text !== undefined) await writeFile(join(folder, "reading-list.json"), text);
  expect((await readReadingList(folder))("hund")).toEqual([]);
});
