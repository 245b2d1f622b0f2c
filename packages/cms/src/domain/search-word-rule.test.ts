import { readFileSync } from "node:fs";
import { join } from "node:path";
import { complaintsAbout } from "./rules";

const complaints = (entry: object) =>
  complaintsAbout("api::search-word-group.search-word-group", { ...entry }, "published").map(({ path }) =>
    path.join(),
  );

it("has nothing against any group of the content", () => {
  const searchWords = readFileSync(
    join(__dirname, "../../../../content/entities/search-word-group.jsonl"),
    "utf8",
  )
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { data: object }).data);
  expect(searchWords.length).toBeGreaterThan(200);
  for (const group of searchWords) expect([group, complaints(group)]).toEqual([group, []]);
});

it.each<[string, object, string[]]>([
  ["two words that mean the same", { kind: "same", words: "Therme, Thermalbad" }, []],
  ["one word alone", { kind: "same", words: "Therme" }, ["words"]],
  ["commas alone", { kind: "silent", words: " , " }, ["words"]],
  ["several words in one", { kind: "same", words: "Tour du Mont Blanc, TMB" }, ["words"]],
  ["hyphens and apostrophes", { kind: "same", words: "E-Bike, L’Aquila" }, []],
  ["markup", { kind: "silent", words: "<b>Reise</b>" }, ["words"]],
  ["a word without an end", { kind: "silent", words: "a".repeat(41) }, ["words"]],
  [
    "too many words",
    { kind: "same", words: Array.from({ length: 21 }, (_, at) => `w${at}`).join() },
    ["words"],
  ],
  ["one way to nothing", { kind: "oneWay", words: "Wellness", finds: "" }, ["finds"]],
  ["one way", { kind: "oneWay", words: "Wellness", finds: "Therme, Sauna" }, []],
  ["a goal where none counts", { kind: "silent", words: "Reise", finds: "Therme" }, ["finds"]],
])("judges %s", (_, entry, fields) => {
  expect(complaints(entry)).toEqual(fields);
});
