import { renderToStaticMarkup } from "react-dom/server";
import type { MetaModel } from "../view-models";
import { Seo } from "./Seo";

const meta: MetaModel = {
  title: "Gewitter im Gebirge – Gratweg Wandern",
  description: "Wann man umdreht.",
  canonical: "https://wandern.gratweg.example/de/magazin/wetter/gewitter",
  noindex: false,
  siteName: "Gratweg Wandern",
  kind: "article",
  publishedOn: "2026-10-08",
  changedAt: "2026-10-09T08:00:00.000Z",
  image: {
    url: "https://wandern.gratweg.example/vorschau/a.jpg",
    width: 1200,
    height: 630,
    alt: "Gewitter: Wolken",
  },
  feed: { title: "Magazin – Gratweg Wandern", href: "/de/magazin/rss.xml" },
  jsonLd: [],
};

/** The head's parts by their name, property or relation. */
function head(of: MetaModel): Record<string, string | null> {
  const template = document.createElement("template");
  template.innerHTML = renderToStaticMarkup(<Seo meta={of} />);
  return Object.fromEntries(
    [...template.content.querySelectorAll("meta, link")].map((element) => [
      ["name", "property", "rel"].map((key) => element.getAttribute(key)).find((name) => name !== null) ?? "",
      element.getAttribute("content") ?? element.getAttribute("href"),
    ]),
  );
}

test("an article says where it is, when it was written and what previews show", () => {
  expect(head(meta)).toEqual({
    description: "Wann man umdreht.",
    canonical: "https://wandern.gratweg.example/de/magazin/wetter/gewitter",
    alternate: "/de/magazin/rss.xml",
    "og:type": "article",
    "og:site_name": "Gratweg Wandern",
    "og:title": "Gewitter im Gebirge – Gratweg Wandern",
    "og:description": "Wann man umdreht.",
    "og:url": "https://wandern.gratweg.example/de/magazin/wetter/gewitter",
    "og:locale": "de_DE",
    "article:published_time": "2026-10-08",
    "article:modified_time": "2026-10-09T08:00:00.000Z",
    "og:image": "https://wandern.gratweg.example/vorschau/a.jpg",
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Gewitter: Wolken",
    "twitter:card": "summary_large_image",
  });
});

test("a page for one person has neither address nor picture, and asks not to be kept", () => {
  expect(head({ ...meta, kind: "website", canonical: null, image: null, feed: null, noindex: true })).toEqual(
    {
      description: "Wann man umdreht.",
      robots: "noindex",
      "og:type": "website",
      "og:site_name": "Gratweg Wandern",
      "og:title": "Gewitter im Gebirge – Gratweg Wandern",
      "og:description": "Wann man umdreht.",
      "og:locale": "de_DE",
      "twitter:card": "summary",
    },
  );
});

test.each([
  "</script><script>alert(1)</script>",
  "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;/script&#62;&#60;script&#62;alert(1)",
  "Tom & Jerry &amp; Söhne",
])("%s cannot end the script that describes the page, with its entities decoded either", (name) => {
  const markup = renderToStaticMarkup(<Seo meta={{ ...meta, jsonLd: [{ name }] }} />);
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup)?.[1] ?? "";
  // Gatsby reads the head as markup and writes the text of its scripts down as it is.
  const decoded = document.createElement("textarea");
  decoded.innerHTML = data;
  expect([decoded.value, JSON.parse(data)]).toEqual([data, { name }]);
});
