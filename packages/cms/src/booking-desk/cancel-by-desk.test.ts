import { reasonOf } from "./cancel-by-desk";

it.each([
  ["  Krank\n geworden ", "Krank geworden"],
  ["u\u0308ber", "über"],
  ["a".repeat(500), "a".repeat(500)],
  ["ab", null],
  ["a".repeat(501), null],
  [undefined, null],
])("the reason %j is read as %j", (reason, read) => {
  expect(reasonOf({ reason })).toBe(read);
});

it("a reason of marks is refused by its length, before they are composed", () => {
  const normalize = jest.spyOn(String.prototype, "normalize");
  expect(reasonOf({ reason: `a${"\u0316\u0301".repeat(30_000)}` })).toBeNull();
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});
