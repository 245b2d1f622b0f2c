import { links, locations } from "./pages.mjs";

it("reads a page's own links, without query and fragment", () => {
  const html =
    '<a href="/de/magazin/wissen/schuhe?x=1">a</a><a class="b" href="/de/top#a">b</a><a href="https://x.example/de">c</a><link href="/x.css">';
  expect(links(html)).toEqual(["/de/magazin/wissen/schuhe", "/de/top"]);
});

it("reads a sitemap's paths", () => {
  const xml =
    "<url><loc>https://wandern.gratweg.example/de</loc></url><url><loc>https://wandern.gratweg.example/de/agb</loc></url>";
  expect(locations(xml)).toEqual(["/de", "/de/agb"]);
});
