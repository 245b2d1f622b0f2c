import { blocks, pagesInput, sites } from "../fixtures";
import { sitePages } from "../pages";

const agb = {
  title: "AGB",
  slug: "agb",
  layout: "site" as const,
  intro: null,
  image: null,
  body: blocks("Text"),
  sites: sites("hiking"),
  seo: null,
};
const shells = (input = pagesInput()) => sitePages(input).filter(({ matchPath }) => matchPath !== undefined);

it("one shell stands for all bookings, one for all confirmations, and no search engine keeps them", () => {
  expect(
    shells().map(({ path, matchPath, context }) => ({
      path,
      matchPath,
      route: context.route,
      meta: context.meta,
    })),
  ).toEqual([
    {
      path: "/de/reise/buchen",
      matchPath: "/de/reise/:id/:name/buchen/:id_trip",
      route: "booking___de",
      meta: expect.objectContaining({
        title: "Reise buchen – Gratweg Wandern",
        noindex: true,
        canonical: null,
        jsonLd: [],
      }) as unknown,
    },
    {
      path: "/de/reise/bestaetigung",
      matchPath: "/de/reise/:id/:name/buchen/:id_trip/bestaetigung/:fullName",
      route: "booking-confirmation___de",
      meta: expect.objectContaining({
        title: "Buchungsbestätigung – Gratweg Wandern",
        noindex: true,
        canonical: null,
      }) as unknown,
    },
  ]);
});

it("each step has a title of its own, and the terms are linked when they are published", () => {
  const model = (input = pagesInput()) => shells(input)[0]?.context.model;
  expect(model()).toEqual({
    titles: {
      departure: "Termin – Reise buchen – Gratweg Wandern",
      travellers: "Reisende – Reise buchen – Gratweg Wandern",
      options: "Wünsche – Reise buchen – Gratweg Wandern",
      contact: "Kontakt – Reise buchen – Gratweg Wandern",
      check: "Prüfen und buchen – Reise buchen – Gratweg Wandern",
    },
    termsHref: null,
  });
  expect(model(pagesInput({ pages: { nodes: [agb] } }))).toMatchObject({ termsHref: "/de/agb" });
  expect(model(pagesInput({ pages: { nodes: [{ ...agb, sites: sites("biking") }] } }))).toMatchObject({
    termsHref: null,
  });
});
