import { analyticsConstant } from "./analytics";

const constant = (publicKey: string | null, host: string | null, production = false) =>
  JSON.parse(analyticsConstant({ analytics: { publicKey, host } }, { production }).ANALYTICS) as unknown;

it("is null unless a site has a key and an address: the scripts then hold no analytics at all", () => {
  expect([constant(null, null), constant(null, "https://z.example"), constant("phc_1", null)]).toEqual([
    null,
    null,
    null,
  ]);
});

it("carries key and address; debug is on, but not in production", () => {
  expect(constant("phc_1", "https://z.example/")).toEqual({
    publicKey: "phc_1",
    host: "https://z.example",
    debug: true,
  });
  expect(constant("phc_1", "https://z.example", true)).toMatchObject({ debug: false });
});
