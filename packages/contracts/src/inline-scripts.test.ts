import { foreignScript, inlineParts } from "./inline-scripts";

const scriptsOf = (html: string) => inlineParts(html).scripts;
const PAGE_PATH = '/*<![CDATA[*/window.pagePath="/de/reise/1001/karwendel";/*]]>*/';
const CHUNKS = `\n            window.___chunkMapping=${JSON.stringify(JSON.stringify({ app: ["/app-4eb0.js"], "a~b": [] }))};\n          `;
const HASH = 'window.___webpackCompilationHash="fd99dd230c6e";';
const known = { theme: 'try{dark("ü")}catch(e){}' };

test("finds every inline script and style of a page, in their order", () => {
  const html =
    `<!doctype html><html><head><style>a{}</style><style data-x="1" id="stitches">b{content:"ü"}</style>` +
    `<script>one()</script></head><body><script type="module">two()</script><script\n>\n three("ß") </script>` +
    `<svg><style>c{}</style></svg></body></html>`;
  expect(inlineParts(html)).toEqual({
    scripts: ["one()", "two()", '\n three("ß") '],
    styles: ["a{}", 'b{content:"ü"}', "c{}"],
  });
});

test.each([
  `<script src="/app.js" async></script>`,
  `<script async data-x='>' src=/app.js></script>`,
  `<script SRC="">ignored()</script>`,
  `<script type="application/ld+json">{"@type":"Organization"}</script>`,
  `<script type='text/template'>x</script>`,
  `<script type=text/plain>x</script>`,
  `<!-- <script>x()</script> -->`,
  `<scripture>x()</scripture>`,
  `<p>&lt;script&gt;x()&lt;/script&gt;</p>`,
])("%s brings none", (html) => {
  expect(scriptsOf(html)).toEqual([]);
});

test.each([
  `<script data-src="/app.js">x()</script>`,
  `<script type="">x()</script>`,
  `<script type=" text/javascript ">x()</script>`,
  `<script TYPE=Application/X-ECMAScript>x()</script>`,
  `<script title="a > b">x()</script>`,
  `<SCRIPT>x()</Script >`,
  `<!-- <style> --><script>x()</script><!-- </style> -->`,
  `<script type="importmap">x()</script>`,
  `<script type="speculationrules">x()</script>`,
])("%s brings one", (html) => {
  expect(scriptsOf(html)).toEqual(["x()"]);
});

test("reads ends of lines as browsers do", () => {
  expect(inlineParts("<style>a{}\r\nb{}\rc{}\n</style><script>\r\nx()\r\n</script>")).toEqual({
    scripts: ["\nx()\n"],
    styles: ["a{}\nb{}\nc{}\n"],
  });
});

test("the build's own scripts and Gatsby's are known", () => {
  expect(foreignScript([known.theme, PAGE_PATH, CHUNKS, HASH], known)).toBeUndefined();
});

test.each([
  "steal()",
  `${known.theme};steal()`,
  ` ${known.theme}`,
  '/*<![CDATA[*/window.pagePath="/de";steal();"";/*]]>*/',
  '/*<![CDATA[*/window.pagePath="/de";/*]]>*/steal()',
  '/*<![CDATA[*/window.pagePath="/de\\u0022";steal();"";/*]]>*/',
  '/*<![CDATA[*/window.pagePath="</script>";/*]]>*/',
  '/*<![CDATA[*/window.pagePath=/*x*/"/de";/*]]>*/',
  'window.___webpackCompilationHash="fd";steal();"";',
  'window.___webpackCompilationHash="steal()";',
  'window.___chunkMapping={"app":["/app.js"]};',
  `window.___chunkMapping=${JSON.stringify('{"app":["https://evil.example/app.js"]}')};`,
  `window.___chunkMapping=${JSON.stringify('{"app":["//evil.example/app.js"]}')};`,
  `window.___chunkMapping=${JSON.stringify("steal()")};`,
])("%s is not", (script) => {
  expect(foreignScript([known.theme, script], known)).toBe(script);
});
