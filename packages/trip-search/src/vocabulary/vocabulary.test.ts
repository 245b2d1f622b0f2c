import { fold } from "../analysis/fold";
import { stem } from "../analysis/stem";
import { vocabularyOf, type SearchWordGroup } from "./vocabulary";

const key = (word: string) => stem(fold(word));
const group = (kind: SearchWordGroup["kind"], words: string[], more: Partial<SearchWordGroup> = {}) => ({
  ...{ kind, words, finds: [], site: "all" },
  ...more,
});

it("reads words that stand for each other and words that mean others too", () => {
  const { synonyms } = vocabularyOf("hiking", [
    group("same", ["Therme", "Thermalbad"]),
    group("oneWay", ["Wellness"], { finds: ["Therme", "Sauna"] }),
  ]);
  expect(synonyms.get(key("Thermalbad"))).toEqual([key("Therme")]);
  expect(synonyms.get(key("Wellness"))).toEqual([key("Therme"), key("Sauna")]);
  expect(synonyms.get(key("Sauna"))).toBeUndefined();
});

it("joins the groups of a word, each goal once", () => {
  const { synonyms } = vocabularyOf("hiking", [
    group("same", ["Alm", "Alpe"]),
    group("oneWay", ["Alm"], { finds: ["Alpen", "Sennerei"] }),
    group("oneWay", ["Almen"], { finds: ["Sennerei"] }),
  ]);
  expect(synonyms.get(key("Alm"))).toEqual([...new Set([key("Alpe"), key("Alpen"), key("Sennerei")])]);
});

it("keeps what is meant for one site from the others", () => {
  const groups = [
    group("silent", ["Natur"]),
    group("silent", ["Kultur"], { site: "cultural" }),
    group("same", ["Bike", "Rad"], { site: "biking" }),
  ];
  expect([...vocabularyOf("cultural", groups).silent]).toEqual(["natur", "kultur"]);
  expect([...vocabularyOf("hiking", groups).silent]).toEqual(["natur"]);
  expect(vocabularyOf("biking", groups).synonyms.get(key("Bike"))).toEqual([key("Rad")]);
  expect(vocabularyOf("hiking", groups).synonyms.size).toBe(0);
});

it("makes nothing of words that say the same already", () => {
  expect(vocabularyOf("hiking", [group("same", ["Hütte", "Hütten"])]).synonyms.size).toBe(0);
});
