import type { BlocksContent } from "./blocks";

/** Every kind of block and mark, for stories and tests. */
export const sampleBlocks: BlocksContent = [
  { type: "heading", level: 1, children: [{ type: "text", text: "Der Weg" }] },
  {
    type: "paragraph",
    children: [
      { type: "text", text: "Acht Etappen ", bold: true },
      { type: "text", text: "über den Hauptkamm, " },
      {
        type: "text",
        text: "alles zugleich",
        bold: true,
        italic: true,
        underline: true,
        strikethrough: true,
        code: true,
      },
      { type: "text", text: ", mehr dazu im " },
      { type: "link", url: "/de/magazin", children: [{ type: "text", text: "Magazin" }] },
      { type: "text", text: "." },
    ],
  },
  { type: "paragraph", children: [{ type: "text", text: "Zweiter Absatz, erste Zeile\nzweite Zeile" }] },
  { type: "heading", level: 2, children: [{ type: "text", text: "Was Sie mitbringen sollten" }] },
  {
    type: "list",
    format: "ordered",
    children: [
      { type: "list-item", children: [{ type: "text", text: "Bergschuhe" }] },
      {
        type: "list",
        format: "unordered",
        indentLevel: 1,
        children: [
          { type: "list-item", children: [{ type: "text", text: "eingelaufen" }] },
          { type: "list-item", children: [{ type: "text", text: "knöchelhoch" }] },
        ],
      },
      { type: "list-item", children: [{ type: "text", text: "Regenjacke" }] },
    ],
  },
  { type: "quote", children: [{ type: "text", text: "Wer geht, sieht mehr." }] },
  {
    type: "image",
    image: {
      url: "/uploads/huette.jpg",
      alternativeText: "Eine Steinhütte",
      caption: "Die Hütte am Abend",
      width: 1200,
      height: 800,
    },
    children: [{ type: "text", text: "" }],
  },
  { type: "code", children: [{ type: "text", text: "47.0244, 11.8131" }] },
  {
    type: "paragraph",
    children: [
      { type: "text", text: "Mehr beim " },
      { type: "link", url: "https://alpenverein.example", children: [{ type: "text", text: "Alpenverein" }] },
      { type: "text", text: "." },
    ],
  },
];
