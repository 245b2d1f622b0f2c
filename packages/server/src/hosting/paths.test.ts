import fc from "fast-check";
import { inspectPath, splitTarget } from "./paths";

it.each([
  ["/", "/", false],
  ["/de", "/de", false],
  ["/de/", "/de", true],
  ["/de/m%61gazin", "/de/magazin", true],
  ["/de/%c3%bc", "/de/%C3%BC", true],
  ["/de/a%20b", "/de/a%20b", false],
  ["/de/50%", "/de/50%25", true],
  ["/de/%c3/%zz", "/de/%25c3/%25zz", true],
  ["/de/a'b(1)!*~@:$&+,;=", "/de/a'b(1)!*~@:$&+,;=", false],
])("%s is %s", (raw, path, changed) => {
  expect(inspectPath(raw)).toEqual({ kind: "clean", path, changed });
});

it.each([
  "//",
  "//evil.example",
  "/de//top",
  "/de/./x",
  "/de/../x",
  "/..",
  "/%2e%2e/x",
  "/de/%2E",
  "/de%2fx",
  "/de/%5c..",
  "/de//",
  "/a%0ab",
])("%s can never be one of ours", (raw) => {
  expect(inspectPath(raw)).toEqual({ kind: "foreign" });
});

it.each(["", "de", "*", "/%00", "/a\u0000", "/a\\b", "/%7f", "/ü", "/a b"])("%j is malformed", (raw) => {
  expect(inspectPath(raw)).toEqual({ kind: "malformed" });
});

it("is stable: a cleaned path is clean, stays below the root and names no host", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webPath(),
        fc.array(fc.string({ unit: "binary" })).map((texts) => `/${texts.map(encodeURIComponent).join("/")}`),
      ),
      (raw) => {
        const once = inspectPath(raw);
        if (once.kind !== "clean") return;
        expect(inspectPath(once.path)).toEqual({ kind: "clean", path: once.path, changed: false });
        expect(new URL(once.path, "http://own.example").href).toBe(`http://own.example${once.path}`);
      },
    ),
  );
});

it.each([
  ["/de?q=1?2", { path: "/de", query: "?q=1?2" }],
  ["http://evil.example/de?q=1", { path: "/de", query: "?q=1" }],
  ["HTTP://evil.example", { path: "/", query: "" }],
  ["*", { path: "*", query: "" }],
])("%s splits", (target, expected) => {
  expect(splitTarget(target)).toEqual(expected);
});
