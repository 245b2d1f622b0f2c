import { runAtOnce } from "./index/steps";
import { buildSpelling } from "./spelling";

const createSpelling = (words: string[]) => runAtOnce(buildSpelling(words));

const spell = createSpelling([
  "karwendel",
  "dolomiten",
  "schweden",
  "island",
  "inland",
  "hutte",
  "e5",
  "see",
]);

it.each([
  ["karwendl", "karwendel"],
  ["dolomitten", "dolomiten"],
  ["schweeden", "schweden"],
  ["islant", "island"],
  ["hutet", "hutte"],
  ["kilimandscharo", null],
  ["sea", null],
  ["e6", null],
])("%s was meant to be %s", (typed, meant) => expect(spell(typed)).toBe(meant));

it("takes the word that begins alike before one that does not", () => {
  expect(createSpelling(["wein", "bein"])("wejn")).toBe("wein");
});
