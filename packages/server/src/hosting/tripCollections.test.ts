import { disk } from "./files";
import { readTripCollections } from "./tripCollections";

const read = (text: string) =>
  readTripCollections("", { ...disk, read: () => Promise.resolve(Buffer.from(text)) });
const tirol = { title: "Tirol", href: "/de/reisen/tirol", parameters: "place=tirol" };

it("finds a page by the search's parameters", async () => {
  const collections = await read(JSON.stringify([tirol]));
  expect([...collections]).toEqual([["place=tirol", { title: "Tirol", href: "/de/reisen/tirol" }]]);
});

it.each([
  ["no JSON", "["],
  ["another site's address", JSON.stringify([{ ...tirol, href: "https://anderswo.example/" }])],
  ["a page of everything", JSON.stringify([{ ...tirol, parameters: "" }])],
])("finds none with %s, nor without the file", async (_, text) => {
  expect((await read(text)).size).toBe(0);
  expect((await readTripCollections("/nowhere")).size).toBe(0);
});
