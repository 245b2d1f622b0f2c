import { narrowForeign } from "./foreign-entries";
import type { Model } from "./secret-fields";

const TOUR = "api::tour.tour";
const OPERATOR = "api::tour-operator.tour-operator";
const MODELS: Record<string, Model> = {
  [TOUR]: {
    attributes: {
      title: { type: "string" },
      operator: { type: "relation", target: OPERATOR },
      departures: { type: "relation", target: "api::departure.departure" },
      regions: { type: "relation", target: OPERATOR },
      createdBy: { type: "relation", target: "admin::user" },
    },
  },
};
const list = () => ({
  results: [
    {
      title: "Karwendel",
      operator: { id: 1, documentId: "a", name: "Berg & Tal", email: "post@berg.example" },
      departures: { count: 3 },
      regions: [{ id: 2, name: "Tal", description: "lang" }],
      createdBy: { id: 1, username: "kim" },
    },
    { title: "Ohne", operator: null },
  ],
  pagination: { page: 1 },
});

function narrowed(may: readonly string[], path = `/content-manager/collection-types/${TOUR}`) {
  const body = list();
  narrowForeign(
    path,
    body,
    (uid) => MODELS[uid],
    (uid) => may.includes(uid),
  );
  return body;
}

it("of an entry whose type somebody may not read a list tells the name alone", () => {
  const [first, second] = narrowed(["api::departure.departure"]).results;
  expect(first).toEqual({
    ...list().results[0],
    operator: { id: 1, documentId: "a", name: "Berg & Tal" },
    regions: [{ id: 2, name: "Tal" }],
  });
  expect(second).toEqual(list().results[1]);
});

it("leaves what may be read, and what is no list, as it is", () => {
  expect(narrowed([OPERATOR])).toEqual(list());
  expect(narrowed([], "/content-manager/content-types")).toEqual(list());
  expect(() =>
    narrowForeign(
      `/content-manager/collection-types/${TOUR}`,
      null,
      () => undefined,
      () => false,
    ),
  ).not.toThrow();
});
