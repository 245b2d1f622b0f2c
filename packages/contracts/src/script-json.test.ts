import fc from "fast-check";
import { scriptJson } from "./script-json";

const hostile = fc.constantFrom(
  "</script><script>alert(1)</script>",
  "&lt;/script&gt;&lt;script&gt;alert(1)",
  "&#60;/script&#62;",
  "<!-- <script>",
  "]]>",
  "\u2028\u2029",
);
const text = fc.oneof(fc.string({ unit: "binary" }), hostile, fc.string());

test("says the same as JSON, without a character that markup is made of", () => {
  fc.assert(
    fc.property(
      fc.dictionary(text, fc.oneof(text, fc.array(text), fc.double(), fc.constant(null))),
      (value) => {
        const json = scriptJson(value);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(json).not.toMatch(/[&<>\u2028\u2029]/);
      },
    ),
  );
});

test("an entity stays the text that it is", () => {
  expect(scriptJson({ name: "&lt;b&gt; & Söhne" })).toBe('{"name":"\\u0026lt;b\\u0026gt; \\u0026 Söhne"}');
});
