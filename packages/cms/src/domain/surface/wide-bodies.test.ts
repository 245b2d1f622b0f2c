import { boundsOf, brokenBound, messageOf } from "./wide-bodies";

const content = boundsOf("/content-manager/collection-types/api::page.page");
const nested = (depth: number): unknown => {
  let value: unknown = { type: "text", text: "x" };
  for (let at = 0; at < depth; at += 1) value = { type: "list", children: [value] };
  return { body: [value] };
};
const entries = (count: number) => ({ included: Array.from({ length: count }, () => ({ text: "x" })) });
const texts = (paragraphs: number, each: number) => ({
  body: Array.from({ length: paragraphs }, () => ({
    type: "paragraph",
    children: Array.from({ length: each }, () => ({ type: "text", text: "x" })),
  })),
});

it.each<[string, unknown, ReturnType<typeof brokenBound>]>([
  ["a long text", texts(250, 5), null],
  ["a list of ten levels", nested(12), null],
  ["the longest list", entries(300), null],
  ["nothing", undefined, null],
  ["words", "words", null],
  ["a longer list", entries(301), "entries"],
  ["a paragraph of very many pieces", texts(1, 36_000), "entries"],
  ["very many paragraphs of many pieces", texts(200, 20), "values"],
  ["a list of very many levels", nested(40), "depth"],
  ["what is nested deeper than a stack", nested(100_000), "depth"],
  ["a chapter in one field", { teaser: "x".repeat(20_000) }, null],
  ["a book in one field", { teaser: "x".repeat(900_000) }, "text"],
  ["a book as the name of a field", { ["x".repeat(900_000)]: 1 }, "text"],
  ["a book in many paragraphs", { body: Array.from({ length: 200 }, () => "x".repeat(1_000)) }, "letters"],
])("tells whether %s is too much", (_what, body, broken) => {
  expect(brokenBound(body, content)).toBe(broken);
});

it("leaves more to rights, of which a role has hundreds", () => {
  const permissions = { permissions: Array.from({ length: 900 }, () => ({ action: "x", subject: "y" })) };
  expect(brokenBound(permissions, boundsOf("/admin/roles/7/permissions"))).toBeNull();
  expect(brokenBound(permissions, content)).toBe("entries");
  expect(brokenBound(entries(1_001), boundsOf("/admin/permissions/check"))).toBe("entries");
});

it("takes no editor's name of a book, which stands in every line of every list", () => {
  const own = boundsOf("/admin/users/me");
  expect(brokenBound({ firstname: "x".repeat(900_000) }, own)).toBe("text");
  expect(brokenBound({ firstname: "Friederike", lastname: "von und zu Steinach" }, own)).toBeNull();
});

it("says how much is possible, in German", () => {
  expect(messageOf("entries", content)).toContain("höchstens 300 Einträge");
  expect(messageOf("values", content)).toContain("6.000");
  expect(messageOf("depth", content)).toContain("zehnmal");
  expect(messageOf("text", content)).toContain("höchstens 20.000 Zeichen");
  expect(messageOf("letters", content)).toContain("100.000 Zeichen");
});
