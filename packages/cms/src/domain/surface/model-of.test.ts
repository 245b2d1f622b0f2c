import { modelOf } from "./model-of";

const known = { attributes: {} };
const strapi = {
  contentTypes: { "api::tour.tour": known },
  components: {},
  // As Strapi does, without a look at whose property it is.
  getModel: (uid: string) => ({ "api::tour.tour": known })[uid],
} as unknown as Parameters<typeof modelOf>[0];

it("knows its own types and nothing that every object inherits", () => {
  expect(modelOf(strapi, "api::tour.tour")).toBe(known);
  expect(
    ["toString", "constructor", "__proto__", "api::nothing.nothing"].map((uid) => modelOf(strapi, uid)),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
