import { buildPhraseSpelling } from "./phrase-spelling";

const spell = buildPhraseSpelling(["Mont Blanc", "Sächsische Schweiz", "Bern", "E 5", "Val di Fassa"]);

it.each([
  ["mont blank", "Mont Blanc"],
  ["mon blanc", "Mont Blanc"],
  ["sachsiche schweitz", "Sächsische Schweiz"],
  ["val de fassa", "Val di Fassa"],
  ["mont blanc", null],
  ["mont ventoux", null],
  ["fassa di val", null],
  ["e 6", null],
])("%s was meant to be %s", (typed, meant) => expect(spell(typed)).toBe(meant));

it("takes words with a point behind them as beginnings, and mends nothing beside them", () => {
  expect(spell("sachs schweiz", [true, false])).toBe("Sächsische Schweiz");
  expect(spell("sachs schweitz", [true, false])).toBeNull();
});
