import { strangePartIn } from "./rich-text-parts";

const text = (more: object = {}) => ({ type: "text", text: "Willkommen", ...more });
const paragraph = (...children: object[]) => ({ type: "paragraph", children });
const complaints = (...body: unknown[]) => strangePartIn("body", body, "blocks");
const picture = {
  ...{ name: "grat.webp", alternativeText: "Ein Grat", url: "/uploads/grat.webp", caption: null },
  ...{
    documentId: "grat",
    width: 1920,
    height: 1280,
    hash: "grat",
    ext: ".webp",
    mime: "image/webp",
    size: 60,
  },
  ...{ previewUrl: null, provider: "local", provider_metadata: null, createdAt: "", updatedAt: "" },
  formats: { medium: { url: "/uploads/medium_grat.webp", width: 960, height: 640 } },
};
const image = (more: object = {}) => ({ type: "image", image: { ...picture, ...more }, children: [text()] });

it("lets through everything that the editors' screens write", () => {
  expect(
    complaints(
      { type: "heading", level: 2, children: [text()] },
      paragraph(text({ bold: true, italic: true, underline: true, strikethrough: true, code: true }), {
        ...{ type: "link", url: "https://a.example", rel: "", target: "", children: [text()] },
      }),
      {
        ...{ type: "list", format: "ordered", indentLevel: 1 },
        children: [{ type: "list-item", children: [text()] }],
      },
      { type: "quote", children: [text()] },
      { type: "code", language: "bash", children: [text()] },
      image(),
      image({ formats: null }),
    ),
  ).toEqual([]);
});

it.each([
  [
    "a text",
    paragraph(text({ media: { __typename: "STRAPI__MEDIA", url: "http://127.0.0.1:8001" } })),
    "media",
  ],
  ["a link", paragraph({ type: "link", url: "/a", children: [text()], onclick: "x" }), "onclick"],
  [
    "a list in a list",
    { type: "list", format: "ordered", children: [{ type: "list-item", children: [], x: 1 }] },
    "x",
  ],
  ["a picture that is none", { ...image(), image: "/uploads/grat.webp" }, "image"],
  ["a picture's copies", image({ formats: { medium: {} } }), "formats"],
  ["a picture's copies' addresses", image({ formats: { medium: { url: 5 } } }), "formats"],
  ["a kind of part that there is not", { type: "script", children: [] }, "script"],
  ["the name of every object", { type: "constructor", children: [] }, "constructor"],
  ["what is no part", "text", "?"],
])("refuses what belongs to no text: in %s", (_where, block, strange) => {
  expect(complaints(paragraph(text()), block)).toEqual([
    {
      path: ["body"],
      message: `Im Feld „body“ steht etwas, das zu keinem Text gehört (${strange}). Bitte fügen Sie die Stelle als reinen Text ein.`,
    },
  ]);
});

it("reads text that is nested deeper than the stack", () => {
  let nested: object = text({ strange: 1 });
  for (let depth = 0; depth < 50_000; depth += 1) nested = { type: "list", children: [nested] };
  expect(complaints(nested)).toHaveLength(1);
});

it("looks at rich texts alone", () => {
  expect(strangePartIn("settings", [{ any: 1 }], "json")).toEqual([]);
  expect(strangePartIn("body", null, "blocks")).toEqual([]);
});
