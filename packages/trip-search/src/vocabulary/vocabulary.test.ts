import { fold } from "../analysis/fold";
import { stem } from "../analysis/stem";
import { SYNONYMS } from "./synonyms";
import { readSynonyms, vocabularyOf } from "./vocabulary";

const key = (word: string) => stem(fold(word));

it("reads words that stand for each other and words that mean others too", () => {
  const synonyms = readSynonyms("Therme = Thermalbad\nWellness > Therme, Sauna\n");
  expect(synonyms.get(key("Thermalbad"))).toEqual([key("Therme")]);
  expect(synonyms.get(key("Wellness"))).toEqual([key("Therme"), key("Sauna")]);
  expect(synonyms.get(key("Sauna"))).toBeUndefined();
});

it("has no line that says nothing", () => {
  for (const line of SYNONYMS.trim().split("\n")) {
    const synonyms = readSynonyms(line);
    expect([line, [...synonyms.values()].flat().length > 0]).toEqual([line, true]);
  }
});

it("has silent words for a site and for all", () => {
  expect([...vocabularyOf("cultural").silent]).toEqual(expect.arrayContaining(["outdoor", "kultur"]));
  expect(vocabularyOf("hiking").silent.has("kultur")).toBe(false);
});
