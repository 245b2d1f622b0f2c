import { isAlmostTagged, rowsOf, withoutTag } from "./tags.mjs";

it.each([
  ["keeps the token [4.3]", ["4.3"], "keeps the token"],
  ["keeps the token [4.3, 7.12]", ["4.3", "7.12"], "keeps the token"],
  ["%s is the portal [2.9, 2.19–2.22]", ["2.9", "2.19", "2.20", "2.21", "2.22"], "%s is the portal"],
  ["keeps the token", [], "keeps the token"],
  ["reads [4.3] in the middle", [], "reads [4.3] in the middle"],
  ["an array of [1, 2]", [], "an array of [1, 2]"],
])("“%s” carries %j", (title, rows, bare) => {
  expect([rowsOf(title), withoutTag(title), isAlmostTagged(title)]).toEqual([rows, bare, false]);
});

it.each(["a [4.3; 4.4]", "a [4.3", "a [4.3,]", "a[4.3]", "a [ 4.3 ]"])(
  "“%s” was meant for a tag",
  (title) => {
    expect([rowsOf(title), isAlmostTagged(title)]).toEqual([[], true]);
  },
);
