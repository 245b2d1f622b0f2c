import { SITE_KEYS as CONFIGURED } from "@gratweg/sites";
import { SITE_KEYS, siteAddress, siteKeys } from "./site-keys.mjs";

it("are those of the configuration, hiking first", () => {
  expect([...SITE_KEYS].sort()).toEqual([...CONFIGURED].sort());
  expect(SITE_KEYS[0]).toBe("hiking");
});

it("are taken in the order named, each once", () => {
  expect(siteKeys(["portal", "biking", "portal"])).toEqual(["portal", "biking"]);
  expect(siteKeys(["biking", "all"])).toEqual(["biking", ...SITE_KEYS.filter((key) => key !== "biking")]);
});

it("an unknown one is told in one line with those that there are", () => {
  expect(() => siteKeys(["biking", "bikng"])).toThrow(
    'There is no site "bikng": hiking, adventures, biking, cultural, outdoors-germany, outdoors-sweden, traveling, portal, or "all".',
  );
});

it("answer on a name of their own", () => {
  expect(siteAddress("outdoors-sweden", 8000)).toBe("http://outdoors-sweden.localhost:8000");
});
