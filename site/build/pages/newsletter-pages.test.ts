import { matchRoute, NEWSLETTER_PAGES, paths } from "@gratweg/contracts/routes";
import type { TextPageModel } from "../../src/editorial-models";
import { pagesInput } from "../fixtures";
import { sitePages } from "../pages";

const pages = sitePages({ ...pagesInput(), production: true });
const byPath = new Map(pages.map((page) => [page.path, page]));

it.each(NEWSLETTER_PAGES)(
  "%s says what has happened, in words of its own, and not to search engines",
  (name) => {
    const page = byPath.get(paths.newsletter(name));
    const model = page?.context.model as TextPageModel | undefined;
    expect([page?.template, page?.context.meta.noindex]).toEqual(["page", true]);
    const words = [model?.title, model?.intro, JSON.stringify(model?.body)];
    for (const word of words) expect(word).not.toMatch(/newsletter\.pages|undefined/);
    const others = NEWSLETTER_PAGES.filter((other) => other !== name).map(
      (other) => (byPath.get(paths.newsletter(other))?.context.model as TextPageModel).title,
    );
    expect(others).not.toContain(model?.title);
  },
);

it("the two that have routes of their own carry their names", () => {
  for (const name of ["bestaetigt", "abgemeldet"] as const) {
    const path = paths.newsletter(name);
    expect(byPath.get(path)?.context.route).toBe(matchRoute(path)?.route.name);
  }
});
