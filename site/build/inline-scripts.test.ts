import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { OWN_SCRIPTS, writeInlineScripts } from "./inline-scripts";

let folder: string;
const list = () => path.join(folder, "builds/inline-scripts.json");
const write = (file: string, html: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), html);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "gratweg-build-"));
  mkdirSync(path.join(folder, "page-data/404.html"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("lists the site's own scripts by their names", () => {
  const scripts = Object.values(OWN_SCRIPTS).map((text) => `<script>${text}</script>`);
  write(
    "de/index.html",
    `${scripts.join("")}<script id="g">/*<![CDATA[*/window.pagePath="/de";/*]]>*/</script>`,
  );
  writeInlineScripts(folder);
  expect(JSON.parse(readFileSync(list(), "utf8"))).toEqual(OWN_SCRIPTS);
  expect(Object.keys(OWN_SCRIPTS)).toEqual([
    "trusted-types",
    "theme",
    "address",
    "signed-in",
    "consent",
    "speculation",
  ]);
});

test("a build with any other inline script fails, and says where it stands and how it begins", () => {
  write("de/index.html", "<p></p>");
  write(
    "de/haeufige-fragen/index.html",
    '<script type="application/ld+json">{}</script><script>steal()</script>',
  );
  expect(() => writeInlineScripts(folder)).toThrow(
    'de/haeufige-fragen/index.html brings an inline script that is not known: "steal()"',
  );
  expect(() => readFileSync(list())).toThrow("ENOENT");
});
