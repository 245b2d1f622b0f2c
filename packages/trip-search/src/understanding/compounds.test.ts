import { createCompoundReader } from "./compounds";
import { phrase, type Reader } from "./phrase";
import { readLine } from "./tokens";

const tour = phrase("schweden|tour", () => [{ kind: "place", slugs: ["schweden"] }]);

function reading(query: string) {
  let asked = 0;
  const counting: Reader = (line, at) => {
    asked += 1;
    return tour(line, at);
  };
  const read = createCompoundReader(counting);
  const line = readLine(query);
  const lengths = line.tokens.map((_, at) => read(line, at)?.length ?? 0);
  return { lengths, asked };
}

it("cuts a word of two parts that say something", () => {
  expect(reading("Schwedentour Dampfschiff Tour").lengths).toEqual([1, 0, 0]);
});

it("does not take longer for ever more unknown words", () => {
  const word = (count: number) => "dampfschifffahrt".slice(0, 12) + String.fromCharCode(96 + count);
  const words = Array.from({ length: 16 }, (_, count) => word(count + 1));
  const ofEight = reading(words.slice(0, 8).join(" ")).asked;
  expect(reading(words.join(" ")).asked).toBe(ofEight);
  expect(reading(`${words.join(" ")} Schwedentour`).lengths.at(-1)).toBe(0);
});
