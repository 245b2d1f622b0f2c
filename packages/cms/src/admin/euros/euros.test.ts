import { parseEuros, typedEuros } from "./euros";

it.each([
  ["840", 84000],
  ["840,5", 84050],
  ["840,50 €", 84050],
  ["1.499,99", 149999],
  ["1 499", 149900],
  ["0", 0],
  ["8.40", undefined],
  ["1,499", undefined],
  ["-840", undefined],
  ["viel", undefined],
])("reads %s as cents", (text, cents) => {
  expect(parseEuros(text)).toBe(cents);
});

it("writes cents as they would be typed", () => {
  expect([84000, 84050, 149999, 5].map(typedEuros)).toEqual(["840", "840,50", "1499,99", "0,05"]);
});
