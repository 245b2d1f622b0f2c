import { formatBlocks } from "./formatBlocks";

const uploadsHost = "https://dateien.gratweg.example";
const options = { uploadsHost, args: ["Gratweg Wandern"] };
const text = (value: string, marks: object = {}) => ({ type: "text", text: value, ...marks });
const paragraph = (...children: object[]) => ({ type: "paragraph", children });

it("links and pictures below /uploads/ lie with the uploads host, wherever the text is [7.32]", () => {
  const page = (url: string, src: string) => ({
    pages: [
      {
        slug: "/uploads/kein-text",
        body: [
          paragraph({ type: "link", url, children: [text("Packliste")] }),
          {
            type: "list",
            children: [{ type: "list-item", children: [{ type: "link", url, children: [] }] }],
          },
          { type: "image", image: { url: src, caption: null }, children: [text("")] },
        ],
      },
    ],
  });
  const given = page("/uploads/packliste.pdf", "/uploads/weg.webp");
  const absolute = page(`${uploadsHost}/uploads/packliste.pdf`, `${uploadsHost}/uploads/weg.webp`);
  expect(formatBlocks(given, options)).toEqual(absolute);
  expect(formatBlocks(absolute, options)).toEqual(absolute);
});

it.each([
  ["Zeile&lt;br&gt;Zeile<br/>Zeile", [text("Zeile\nZeile\nZeile")]],
  ["ganz &lt;u&gt;wichtig&lt;/u&gt;!", [text("ganz "), text("wichtig", { underline: true }), text("!")]],
  ["&lt;u&gt;offen", [text("&lt;u&gt;offen")]],
  ["<script>x</script>", [text("<script>x</script>")]],
  ["Willkommen bei $0, $1 und $20", [text("Willkommen bei Gratweg Wandern, $1 und $20")]],
  ["Siehe /uploads/a.pdf.", [text(`Siehe ${uploadsHost}/uploads/a.pdf.`)]],
  ["", [text("")]],
])("%s [7.34]", (given, expected) => {
  expect(formatBlocks([paragraph(text(given))], options)).toEqual([paragraph(...expected)]);
});

it("keeps the marks of a text, and code as it was typed", () => {
  const code = paragraph(text("$0 &lt;br&gt;", { code: true }));
  const block = { type: "code", children: [text("$0 <br>")] };
  expect(
    formatBlocks([code, block, paragraph(text("&lt;u&gt;a&lt;/u&gt;", { bold: true }))], options),
  ).toEqual([code, block, paragraph(text("a", { bold: true, underline: true }))]);
});

it("never makes a tag of an argument", () => {
  expect(formatBlocks([text("$0")], { uploadsHost, args: ["&lt;u&gt;x&lt;/u&gt;"] })).toEqual([
    text("&lt;u&gt;x&lt;/u&gt;"),
  ]);
});
