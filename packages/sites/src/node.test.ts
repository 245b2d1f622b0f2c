import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { configuredSites } from "./node";
import { SITES } from "./sites";
import { SiteConfigError } from "./validateSites";

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sites-"));
  file = path.join(folder, "sites.json");
});
afterAll(() => rmSync(folder, { recursive: true }));

function load(content: unknown) {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return configuredSites(file);
}

it("without a file the sites are those of the repository", () => {
  expect(configuredSites("")).toEqual(SITES);
  expect(load({})).toEqual(SITES);
});

it("a site's part goes over the part for all, which goes over the repository's; arrays are replaced", () => {
  const sites = load({
    "*": { analytics: { publicKey: "phc_all" }, contact: { phone: "040 0000 1" } },
    biking: { analytics: { publicKey: null }, domain: "rad.test.example", home: { featuredTours: [7] } },
  });
  expect(sites).toEqual(
    SITES.map((site) => ({
      ...site,
      contact: { ...site.contact, phone: "040 0000 1" },
      analytics: { ...site.analytics, publicKey: site.key === "biking" ? null : "phc_all" },
      ...(site.key === "biking"
        ? { domain: "rad.test.example", home: { ...site.home, featuredTours: [7] } }
        : {}),
    })),
  );
});

it.each<[unknown, string]>([
  [{ hiking: { contact: { email: "x" } } }, "hiking.contact.email: "],
  [{ "*": { contact: { email: "x" } } }, "*.contact.email: "],
  [{ "*": { contact: { email: "x" } }, hiking: { contact: { email: "y" } } }, "hiking.contact.email: "],
  [{ hiking: { contakt: {} } }, "hiking.contakt: dieses Feld gibt es nicht"],
  [{ biking: { contact: { mail: "a@b.example" } } }, "biking.contact.mail: dieses Feld gibt es nicht"],
  [{ biking: { contact: "0" } }, "biking.contact: "],
  [{ biking: { contact: null } }, "biking.contact: "],
  [{ biking: { home: { featuredTours: [1, "2"] } } }, "biking.home.featuredTours.1: "],
  [{ wandern: {} }, "wandern: unbekannte Website"],
  [{ hiking: [] }, "hiking: kein Objekt"],
  [{ hiking: { key: "biking" } }, "hiking.key: lässt sich nicht ändern"],
  [[], "kein Objekt mit einem Teil für jede Website"],
  ["{", "kein JSON: "],
  [{ portal: { domain: "wandern.gratweg.example" } }, "portal.domain: „wandern.gratweg.example“ ist doppelt"],
  [{ "*": { domain: "eine.gratweg.example" } }, "*.domain: „eine.gratweg.example“ ist doppelt"],
  ['{"hiking": {"__proto__": {"polluted": true}}}', "hiking.__proto__: dieses Feld gibt es nicht"],
])("%j is refused with file and field", (content, message) => {
  expect(() => load(content)).toThrow(SiteConfigError);
  expect(() => load(content)).toThrow(`${file}: ${message}`);
});

it("names a file that is missing or no file", () => {
  const missing = path.join(folder, "fehlt.json");
  expect(() => configuredSites(missing)).toThrow(`${missing}: diese Datei gibt es nicht`);
  expect(() => configuredSites(folder)).toThrow(`${folder}: lässt sich nicht lesen`);
});
