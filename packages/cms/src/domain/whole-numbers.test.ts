import { complaintsOfFields } from "./each-field";
import { misfitIn } from "./whole-numbers";

const DAY = { ascentM: { type: "integer" } };
const TOUR = {
  capacity: { type: "integer" },
  price: { type: "decimal" },
  title: { type: "string" },
  days: { type: "component", component: "tour.day" },
};
const complaints = (data: object) =>
  complaintsOfFields({ ...data }, TOUR, (name) => (name === "tour.day" ? DAY : undefined), misfitIn);
const fields = (data: object) => complaints(data).map(({ path }) => path);

it.each(["7", ["6"], [6], {}, true, 6.5, Number.NaN, 2 ** 60])("%j is no whole number", (capacity) => {
  expect(complaints({ capacity })).toEqual([
    { path: ["capacity"], message: "Im Feld „capacity“ steht keine ganze Zahl." },
  ]);
});

it.each([0, 12, -1, 2_147_483_647, null, undefined])("%j may stand in its field", (capacity) => {
  expect(fields({ capacity })).toEqual([]);
});

it.each([2_147_483_648, -3_000_000_000, 1e15])("%j is more than a build can read", (capacity) => {
  expect(complaints({ capacity })).toEqual([
    { path: ["capacity"], message: "Im Feld „capacity“ steht eine zu große Zahl." },
  ]);
});

it("is looked for in components too", () => {
  expect(fields({ days: [{ ascentM: 800 }, { ascentM: 3e9 }] })).toEqual([["days", 1, "ascentM"]]);
});

it("looks at no other field", () => {
  expect(fields({ price: "7.5", title: "7", unknown: "7" })).toEqual([]);
});
