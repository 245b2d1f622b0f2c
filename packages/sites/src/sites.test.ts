import { configs } from "./configs";
import { layoutOf } from "./siteDirectory";
import { siteByHost, siteByKey, SITES } from "./sites";
import { SiteConfigError, validateSites } from "./validateSites";

describe("the sites' configurations", () => {
  it("are eight, one for each key [1.1]", () => {
    expect(SITES.map((site) => site.key).sort()).toEqual([
      "adventures",
      "biking",
      "cultural",
      "hiking",
      "outdoors-germany",
      "outdoors-sweden",
      "portal",
      "traveling",
    ]);
  });

  it("name file and field of a mistake", () => {
    const broken = configs.map((site) =>
      site.key === "biking" ? { ...site, contact: { ...site.contact, email: "x" } } : site,
    );
    expect(() => validateSites(broken, "configs.ts")).toThrow(/^configs\.ts: biking\.contact\.email: /);
  });

  it("name a widget's origin that is more than an origin", () => {
    const broken = configs.map((site) => ({
      ...site,
      widgets: {
        videoConsultation: { script: "https://video.example/v1.js", origins: ["https://video.example/raum"] },
        reviews: null,
      },
    }));
    expect(() => validateSites(broken)).toThrow(/hiking\.widgets\.videoConsultation\.origins\.0: /);
  });

  it("refuse a missing site and a domain used twice", () => {
    expect(() => validateSites(configs.slice(1))).toThrow(SiteConfigError);
    const twice = configs.map((site) => ({ ...site, domain: "eine.gratweg.example" }));
    expect(() => validateSites(twice)).toThrow(/doppelt/);
  });
});

describe("finding a site by host [1.19]", () => {
  it.each([
    ["wandern.gratweg.example", "hiking"],
    ["WANDERN.gratweg.example:443", "hiking"],
    ["wandern.gratweg.example.", "hiking"],
    ["biking.localhost:8000", "biking"],
    ["outdoors-sweden.localhost", "outdoors-sweden"],
    ["localhost:8000", "hiking"],
    ["127.0.0.1:8000", "hiking"],
    ["[::1]:8000", "hiking"],
  ])("%s is %s", (host, key) => {
    expect(siteByHost(host)?.key).toBe(key);
  });

  it.each(["", "example.org", "gratweg.example", "x.localhost", "localhost.example.org", "[::2]:8000"])(
    "%s is unknown",
    (host) => {
      expect(siteByHost(host)).toBeUndefined();
    },
  );

  it("takes replaced production domains", () => {
    expect(siteByHost("wandern.test.example", { hiking: "wandern.test.example" })?.key).toBe("hiking");
    expect(siteByHost("wandern.gratweg.example", { hiking: "wandern.test.example" })).toBeUndefined();
  });
});

it("only the portal host has the portal layout [1.20]", () => {
  expect(SITES.filter((site) => layoutOf(site) === "portal")).toEqual([siteByKey("portal")]);
});
