import { createHash } from "node:crypto";
import { inlineHashes } from "./inlineHashes";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hashesOf = (html: string, known: Record<string, string> = {}) =>
  inlineHashes({ path: "/de", html: Buffer.from(html), known });

it("knows a hash that others have computed", () => {
  // The example of the CSP standard, section 8.3.
  const hello = "alert('Hello, world.');";
  expect(hashesOf(`<script>${hello}</script>`, { hello }).scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

it("hashes the known scripts and every style of a page, each once, in their order", () => {
  const html =
    `<!doctype html><html><head><style>a{}</style><style data-x="1" id="stitches">b{content:"ü"}</style><style>a{}</style>` +
    `<script>one("ü")</script></head><body><script>window.___webpackCompilationHash="f0";</script><script>one("ü")</script></body></html>`;
  expect(hashesOf(html, { one: 'one("ü")', other: "other()" })).toEqual({
    scripts: [sha('one("ü")'), sha('window.___webpackCompilationHash="f0";')],
    styles: [sha("a{}"), sha('b{content:"ü"}')],
  });
});

it("data needs no hash, whatever it holds", () => {
  expect(hashesOf(`<script type="application/ld+json">{"name":"x()"}</script>`)).toEqual({
    scripts: [],
    styles: [],
  });
});

it("takes no page over with a script that is not known, and says which", () => {
  expect(() => hashesOf("<p></p><script>steal('ü')</script>", { theme: "dark()" })).toThrow(
    /^\/de brings an inline script that is not known: "steal\(/,
  );
});
