import { picked } from "./picked";

it("entries that are named come first, in that order; unknown names are left out", () => {
  expect(
    picked(
      ["a", "b", "c", "d"].map((name) => ({ name })),
      ["d", "x", "b"],
      ({ name }) => name,
    ),
  ).toEqual(["d", "b", "a", "c"].map((name) => ({ name })));
});
