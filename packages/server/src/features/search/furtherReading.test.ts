import { emptySearchQuery, type SearchAnswer, type SearchQuery } from "@gratweg/contracts";
import { readAbout } from "./furtherReading";

const TIROL = { title: "Tirol", href: "/de/reisen/tirol" };
const DOG = { kind: "question" as const, title: "Kann ich einen Hund mitnehmen?", href: "/de/faq#vorab-1" };
const sources = {
  findPages: (typed: string) => (typed === "Hund" ? Array.from({ length: 9 }, () => DOG) : []),
  collections: new Map([
    ["place=tirol", TIROL],
    ["place=tirol&month=2027-07", { title: "Tirol: Juli", href: "/de/reisen/tirol/juli" }],
  ]),
};
const about = (asked: Partial<SearchQuery>, parameters?: string) =>
  readAbout(sources, { ...emptySearchQuery(), ...asked }, {
    meta: parameters === undefined ? {} : { understood: { parameters, places: [], leftOut: [] } },
  } as unknown as SearchAnswer);

it("names the page of what was asked, whether it was chosen or understood", () => {
  expect(about({ place: ["tirol"] })).toEqual({ collection: TIROL, pages: [] });
  expect(about({ q: "nach Tirol" }, "place=tirol")).toEqual({ collection: TIROL, pages: [] });
  expect(about({ place: ["tirol"], sort: "price" })?.collection).toEqual(TIROL);
  expect(about({ place: ["tirol"], month: ["2027-07"] })?.collection?.href).toBe("/de/reisen/tirol/juli");
});

it.each<[string, Partial<SearchQuery>, string | undefined]>([
  ["more was asked", { place: ["tirol"], maxPrice: 900 }, undefined],
  ["words are left", { q: "Grat in Tirol" }, "q=Grat&place=tirol"],
  ["the place has no page", { place: ["salzburg"] }, undefined],
  ["it is the second page", { place: ["tirol"], page: 2 }, undefined],
  ["nothing was asked", {}, undefined],
])("names no page where %s", (_, asked, parameters) => {
  expect(about(asked, parameters)).toBeUndefined();
});

it("names a few pages that the words are about", () => {
  expect(about({ q: "Hund" }, "feature=hund")).toEqual({ pages: [DOG, DOG, DOG, DOG] });
});
