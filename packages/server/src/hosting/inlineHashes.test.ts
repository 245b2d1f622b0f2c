import { createHash } from "node:crypto";
import { inlineHashes } from "./inlineHashes";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptsOf = (html: string) => inlineHashes(Buffer.from(html)).scripts;

it("knows a hash that others have computed", () => {
  // The example of the CSP standard, section 8.3.
  expect(scriptsOf("<script>alert('Hello, world.');</script>")).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

it("hashes every inline script and style of a page, each once, in their order", () => {
  const html =
    `<!doctype html><html><head><style>a{}</style><style data-x="1" id="stitches">b{content:"ü"}</style><style>a{}</style>` +
    `<script>one()</script></head><body><script type="module">two()</script><script\n>\n three("ß") </script>` +
    `<svg><style>c{}</style></svg></body></html>`;
  expect(inlineHashes(Buffer.from(html))).toEqual({
    scripts: [sha("one()"), sha("two()"), sha('\n three("ß") ')],
    styles: [sha("a{}"), sha('b{content:"ü"}'), sha("c{}")],
  });
});

it.each([
  `<script src="/app.js" async></script>`,
  `<script async data-x='>' src=/app.js></script>`,
  `<script SRC="">ignored()</script>`,
  `<script type="application/ld+json">{"@type":"Organization"}</script>`,
  `<script type='text/template'>x</script>`,
  `<script type=text/plain>x</script>`,
  `<!-- <script>x()</script> -->`,
  `<scripture>x()</scripture>`,
  `<p>&lt;script&gt;x()&lt;/script&gt;</p>`,
])("%s needs none", (html) => {
  expect(scriptsOf(html)).toEqual([]);
});

it.each([
  `<script data-src="/app.js">x()</script>`,
  `<script type="">x()</script>`,
  `<script type=" text/javascript ">x()</script>`,
  `<script TYPE=Application/X-ECMAScript>x()</script>`,
  `<script title="a > b">x()</script>`,
  `<SCRIPT>x()</Script >`,
  `<!-- <style> --><script>x()</script><!-- </style> -->`,
])("%s does", (html) => {
  expect(scriptsOf(html)).toEqual([sha("x()")]);
});

it.each(["importmap", "speculationrules"])("a %s asks the policy too", (type) => {
  expect(scriptsOf(`<script type="${type}">{}</script>`)).toEqual([sha("{}")]);
});

it("reads ends of lines as browsers do", () => {
  const hashes = inlineHashes(Buffer.from("<style>a{}\r\nb{}\rc{}\n</style><script>\r\nx()\r\n</script>"));
  expect(hashes).toEqual({ scripts: [sha("\nx()\n")], styles: [sha("a{}\nb{}\nc{}\n")] });
});

it("what was tampered with is not what was hashed", () => {
  const [right] = scriptsOf("<script>window.pagePath='/de'</script>");
  expect(scriptsOf("<script>window.pagePath='/de';steal()</script>")).not.toContain(right);
});
