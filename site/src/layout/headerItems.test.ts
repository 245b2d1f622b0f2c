import { headerItems } from "./headerItems";

const marked = (path: string) =>
  headerItems(path, (key) => key).flatMap(({ label, current }) => (current ? [[label, current]] : []));

it("has four entries: home, search, support, magazine", () => {
  expect(headerItems("/de", (key) => key).map(({ label, href }) => [label, href])).toEqual([
    ["menu.home", "/"],
    ["menu.search", "/de/reisesuche"],
    ["menu.support", "/de/support"],
    ["menu.magazine", "/de/magazin"],
  ]);
});

it.each([
  ["/", [["menu.home", "page"]]],
  ["/de", [["menu.home", "page"]]],
  ["/de/reisesuche", [["menu.search", "page"]]],
  ["/de/reise/1001/karwendel", [["menu.search", "section"]]],
  ["/de/reise/1001/karwendel/buchen/100101", [["menu.search", "section"]]],
  ["/de/portal/reise/1001/karwendel", [["menu.search", "section"]]],
  ["/de/support", [["menu.support", "page"]]],
  ["/de/support/buchung-aendern", [["menu.support", "section"]]],
  ["/de/magazin", [["menu.magazine", "page"]]],
  ["/de/magazin/huetten/schlafen", [["menu.magazine", "section"]]],
  ["/de/magazin-archiv", [["menu.magazine", "section"]]],
  ["/de/reisen", []],
  ["/de/impressum", []],
])("%s highlights %j", (path, expected) => {
  expect(marked(path)).toEqual(expected);
});
