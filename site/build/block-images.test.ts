import { withReachableImages } from "./block-images";

const stored = {
  url: "/uploads/weg.webp",
  alternativeText: "Ein Weg",
  caption: null,
  width: 2400,
  height: 1600,
  hash: "weg_1",
  formats: {
    thumbnail: { url: "/uploads/thumbnail_weg.webp", width: 245, height: 163 },
    medium: { url: "/uploads/medium_weg.webp", width: 960, height: 640 },
  },
};
const block = (image: object) => ({ type: "image", image, children: [{ type: "text", text: "" }] });
const shown = (url: string, more: object = {}) =>
  block({ url, alternativeText: "Ein Weg", caption: null, width: 960, height: 640, ...more });

it("points pictures in texts to where they lie, wherever the text is", () => {
  const content = { pages: { nodes: [{ title: "A", body: [block(stored)], number: 3, intro: null }] } };
  expect(withReachableImages(content, "http://localhost:1337/")).toEqual({
    pages: {
      nodes: [
        {
          title: "A",
          body: [shown("http://localhost:1337/uploads/medium_weg.webp")],
          number: 3,
          intro: null,
        },
      ],
    },
  });
  expect(content.pages.nodes[0]?.body[0]?.image).toEqual(stored);
});

it("takes the picture itself where there is no copy, and leaves absolute addresses alone", () => {
  const url = "https://bilder.example/weg.webp";
  expect(
    withReachableImages(
      [block({ url, width: 300 }), block({ ...stored, formats: null })],
      "https://cms.example",
    ),
  ).toEqual([
    block({ url, alternativeText: "", caption: null, width: 300, height: null }),
    shown("https://cms.example/uploads/weg.webp", { width: 2400, height: 1600 }),
  ]);
});

it.each([[{ medium: {} }], [{ medium: { url: 5 } }], [{ medium: null }], ["medium"]])(
  "takes the picture itself where its copies are %j",
  (formats) => {
    const image = { ...stored, formats } as unknown as typeof stored;
    expect(withReachableImages([block(image)], "https://cms.example")).toEqual([
      shown("https://cms.example/uploads/weg.webp", { width: 2400, height: 1600 }),
    ]);
  },
);

it("leaves everything else as it is", () => {
  const content = [
    { type: "image", name: "x" },
    { type: "paragraph", children: [] },
    "image",
    0,
    false,
    null,
  ];
  expect(withReachableImages(content, "https://cms.example")).toEqual(content);
});
