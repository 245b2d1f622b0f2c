import { allowedSlips, distance } from "./distance";

test.each([
  ["hutte", "hutte", 0],
  ["hutte", "huttte", 1],
  ["hutte", "hute", 1],
  ["hutte", "hatte", 1],
  ["schwarzwald", "schwarzwlad", 1],
  ["dolomiten", "dolmoitn", 2],
  ["ca", "abc", 3],
  ["", "ab", 2],
])("%s and %s are %d apart", (a, b, slips) => {
  expect([distance(a, b, 5), distance(b, a, 5)]).toEqual([slips, slips]);
});

test("above the limit it is one more than the limit", () => expect(distance("gipfel", "wasser", 2)).toBe(3));

test("short words must be right", () => {
  expect([3, 4, 7, 8, 20].map(allowedSlips)).toEqual([0, 1, 1, 2, 2]);
});
