import { paths } from "@gratweg/contracts/routes";
import { blocks, pagesInput } from "./fixtures";
import { sitePages } from "./pages";

const legal = (title: string) => ({ nodes: [{ title, body: blocks("Text"), version: null }] });
const pages = sitePages(pagesInput({ imprint: legal("Impressum"), privacy: legal("Datenschutz") }));

it.each([
  paths.home(),
  paths.search(),
  paths.support(),
  paths.magazine(),
  paths.topLists(),
  paths.faq(),
  paths.imprint(),
  paths.privacy(),
])("%s, which header, footer or help lead to, has a page even while nothing else is published", (path) => {
  expect(pages.filter((page) => page.path === path)).toHaveLength(1);
});

it("no two pages share an address", () => {
  const addresses = pages.map(({ path }) => path);
  expect(addresses).toEqual([...new Set(addresses)]);
});

it("search engines are kept out of test systems", () => {
  const test = sitePages({ ...pagesInput(), production: false });
  expect(test.filter(({ context }) => !context.meta.noindex)).toEqual([]);
});
