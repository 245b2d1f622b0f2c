import { misfitsIn } from "./whole-numbers";

const DEPARTURE = { capacity: { type: "integer" }, price: { type: "decimal" }, title: { type: "string" } };
const fields = (data: object) => misfitsIn({ ...data }, DEPARTURE).map(({ path }) => path);

it.each(["7", ["6"], [6], {}, true, 6.5, Number.NaN, 2 ** 60])("%j is no whole number", (capacity) => {
  expect(fields({ capacity })).toEqual([["capacity"]]);
});

it.each([0, 12, -1, null, undefined])("%j may stand in its field", (capacity) => {
  expect(fields({ capacity })).toEqual([]);
});

it("looks at no other field", () => {
  expect(fields({ price: "7.5", title: "7", unknown: "7" })).toEqual([]);
});
