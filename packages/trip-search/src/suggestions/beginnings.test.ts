import { createBeginnings } from "./beginnings";

const NAMES = [
  ["Tirol", "Tyrol"],
  ["Südtirol"],
  ["Sächsische Schweiz"],
  ["Schweiz"],
  ["Tour du Mont Blanc", "TMB"],
];
const beginnings = createBeginnings(NAMES.map((names) => ({ names })));
const found = (typed: string) =>
  beginnings
    .find(typed)
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ at }) => NAMES[at]?.[0]);

it.each([
  ["t", ["Tirol", "Tour du Mont Blanc"]],
  ["tir", ["Tirol"]],
  ["TYR", ["Tirol"]],
  ["Sued", ["Südtirol"]],
  ["sued tirol", []],
  ["schw", ["Schweiz", "Sächsische Schweiz"]],
  ["saechs schw", ["Sächsische Schweiz"]],
  ["schweiz sächs", ["Sächsische Schweiz"]],
  ["in Tirol", ["Tirol"]],
  ["in der Schw", ["Schweiz", "Sächsische Schweiz"]],
  ["blanc", ["Tour du Mont Blanc"]],
  ["tm", ["Tour du Mont Blanc"]],
  ["hweiz", []],
  ["", []],
  ["  –  ", []],
  ["eins zwei drei vier fünf sechs sieben Tirol", []],
])("„%s“ begins %j", (typed, names) => expect(found(typed)).toEqual(names));

it("the name itself comes before longer ones that begin so", () => {
  const islands = createBeginnings([{ names: ["Irlandreise"] }, { names: ["Irland"] }]);
  expect(islands.find("irland")).toEqual(
    expect.arrayContaining([
      { at: 0, rank: 1 },
      { at: 1, rank: 0 },
    ]),
  );
});
