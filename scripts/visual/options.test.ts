import { readOptions } from "./options.mjs";

it("looks at everything once without words", () => {
  expect(readOptions([])).toEqual({ base: undefined, only: "", runs: 1, strict: false });
});

it("reads every option", () => {
  expect(readOptions(["--base", "main", "--only", "button", "--runs", "3", "--strict"])).toEqual({
    base: "main",
    only: "button",
    runs: 3,
    strict: true,
  });
});

it.each([
  [["--all"], '"--all" is not known'],
  [["--base"], "--base wants a value"],
  [["--runs", "0"], '--runs wants a number, not "0"'],
  [["--runs", "x"], '--runs wants a number, not "x"'],
])("refuses %j", (words, message) => {
  expect(() => readOptions(words)).toThrow(message);
});
