import { withFormattedTexts } from "./formatted-texts";

const site = { uploadsHost: null, name: "Gratweg Wandern" };
const settings = { uploadsUrl: "http://localhost:1337" };
const link = (url: string) => ({ type: "link", url, children: [{ type: "text", text: "Packliste" }] });
const image = (url: string) => ({ type: "image", image: { url } });

it("a text's links, words and pictures are formatted before a page is made of it [7.32, 7.33]", () => {
  const body = (url: string, words: string) => [
    { type: "paragraph", children: [link(url), { type: "text", text: words }] },
  ];
  const given = {
    article: { title: "$0", body: body("/uploads/packliste.pdf", "Mit $0&lt;br&gt;unterwegs") },
  };
  expect(withFormattedTexts(given, site, settings)).toEqual({
    article: {
      title: "$0",
      body: body("http://localhost:1337/uploads/packliste.pdf", "Mit Gratweg Wandern\nunterwegs"),
    },
  });
});

it("the site's own uploads host comes first", () => {
  const own = { ...site, uploadsHost: "https://dateien.example" };
  expect(withFormattedTexts([link("/uploads/a.pdf"), image("/uploads/a.webp")], own, settings)).toMatchObject(
    [link("https://dateien.example/uploads/a.pdf"), image("https://dateien.example/uploads/a.webp")],
  );
});
