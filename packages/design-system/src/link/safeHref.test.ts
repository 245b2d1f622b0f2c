import fc from "fast-check";
import { isExternal, safeHref } from "./safeHref";

test.each([
  ["https://anderswo.example/weg", "https://anderswo.example/weg"],
  ["http://anderswo.example", "http://anderswo.example"],
  ["MAILTO:hilfe@gratweg.example", "MAILTO:hilfe@gratweg.example"],
  ["tel:+4989123", "tel:+4989123"],
  ["/de/reisesuche?q=Hütte", "/de/reisesuche?q=Hütte"],
  ["#ueber-uns", "#ueber-uns"],
  ["?seite=2", "?seite=2"],
  ["magazin/huetten", "magazin/huetten"],
  ["  /de  ", "/de"],
  ["/de/reisesuche?q=a\\b", "/de/reisesuche?q=a\\b"],
  ["//anderswo.example/de", "//anderswo.example/de"],
])("keeps %s", (href, expected) => {
  expect(safeHref(href)).toBe(expected);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://x",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "https:\\\\evil.example",
  "/de/..\\..//evil.example",
  "java\u0000script:alert(1)",
  "",
  "   ",
])("drops %j", (href) => {
  expect(safeHref(href)).toBeNull();
});

test("whatever comes out, a browser resolves it to one of four schemes", () => {
  const scheme = fc.constantFrom(
    "javascript:",
    "data:",
    "https:",
    "vbscript:",
    "tel:",
    "",
    "x:",
    "//",
    "/",
    "\\",
    "/\\",
  );
  fc.assert(
    fc.property(
      fc.string({ maxLength: 4 }),
      scheme,
      fc.string({ maxLength: 12 }),
      (before, middle, after) => {
        const href = safeHref(before + middle + after);
        if (href === null) return;
        let protocol: string;
        try {
          protocol = new URL(href, "https://gratweg.example/de/").protocol;
        } catch {
          return;
        }
        expect(["https:", "http:", "mailto:", "tel:"]).toContain(protocol);
      },
    ),
  );
});

test("a path that comes out stays on the site", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("/", "\\", ".", "\t", "evil.example", "@", ":"), { maxLength: 8 }),
      (parts) => {
        const href = safeHref(`/${parts.join("")}`);
        if (href === null || isExternal(href)) return;
        expect(new URL(href, "https://gratweg.example/de").origin).toBe("https://gratweg.example");
      },
    ),
  );
});

test("knows other sites, also without a scheme", () => {
  expect(
    ["https://a.example", "//a.example", "/\\a.example", "/de", "#a", "mailto:a@b.example"].map(isExternal),
  ).toEqual([true, true, true, false, false, false]);
});
