import { runAtOnce } from "./index/steps";
import { buildSpelling } from "./spelling";

const createSpelling = (words: string[]) => runAtOnce(buildSpelling(words));

const spell = createSpelling([
  "Karwendel",
  "Dolomiten",
  "Schweden",
  "Island",
  "Inland",
  "Hütte",
  "e5",
  "See",
  "Rügen",
  "Hund",
  "Oman",
  "Ebro",
  "Hardangervidda",
]);

it.each([
  ["karwendl", "Karwendel"],
  ["dolomitten", "Dolomiten"],
  ["schweeden", "Schweden"],
  ["islant", "Island"],
  ["hutet", "Hütte"],
  ["kilimandscharo", null],
  ["hute", "Hütte"],
  ["hunt", "Hund"],
  ["rugn", "Rügen"],
  ["hardangawida", "Hardangervidda"],
  ["omas", null],
  ["euro", null],
  ["frisland", null],
  ["sea", null],
  ["e6", null],
])("%s was meant to be %s", (typed, meant) => expect(spell(typed)).toBe(meant));

it.each([
  ["karw", "Karwendel"],
  ["schwed", "Schweden"],
  ["hunt", null],
  ["dolomitten", "Dolomiten"],
])("%s with a point behind it is %s", (typed, meant) => expect(spell(typed, true)).toBe(meant));

it("answers the first of the words that fold alike", () => {
  expect(createSpelling(["Südtirol", "Suedtirol"])("sudtirohl")).toBe("Südtirol");
});

it("takes the word that begins alike before one that does not", () => {
  expect(createSpelling(["wein", "bein"])("wejn")).toBe("wein");
});
