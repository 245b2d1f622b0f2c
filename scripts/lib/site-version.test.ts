import { siteByKey, SITES } from "@gratweg/sites";
import { siteAmongOthers } from "./site-version.mjs";

const changed = (key: string, change: object) =>
  SITES.map((site) => (site.key === key ? { ...site, ...change } : site));
const hero = { hero: { ...siteByKey("biking").hero, headline: "Neu" } };

it("a site's own configuration counts whole", () => {
  expect(siteAmongOthers(changed("biking", hero), "biking")).not.toEqual(siteAmongOthers(SITES, "biking"));
});

it("another site's hero does not count, its domain and name do, because pages link to it", () => {
  const before = siteAmongOthers(SITES, "hiking");
  expect(siteAmongOthers(changed("biking", hero), "hiking")).toEqual(before);
  expect(siteAmongOthers(changed("biking", { domain: "rad.example" }), "hiking")).not.toEqual(before);
  expect(siteAmongOthers(changed("biking", { name: "Rad" }), "hiking")).not.toEqual(before);
});
