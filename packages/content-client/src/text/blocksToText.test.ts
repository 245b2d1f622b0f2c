import type { RawBlock } from "../generated/raw";
import { blocksToText } from "./blocksToText";

it("gives the words of every block, a line each", () => {
  const blocks: RawBlock[] = [
    { type: "heading", level: 2, children: [{ type: "text", text: "Der  Weg" }] },
    {
      type: "paragraph",
      children: [
        { type: "text", text: "Über das " },
        { type: "link", url: "https://example.org", children: [{ type: "text", text: "Joch", bold: true }] },
        { type: "text", text: "\nzur Hütte." },
      ],
    },
    {
      type: "list",
      format: "unordered",
      children: [
        { type: "list-item", children: [{ type: "text", text: "Seil" }] },
        {
          type: "list",
          format: "ordered",
          children: [{ type: "list-item", children: [{ type: "text", text: "Karabiner" }] }],
        },
      ],
    },
    { type: "quote", children: [{ type: "text", text: "„Still!“" }] },
    { type: "paragraph", children: [{ type: "text", text: " " }] },
  ];
  expect(blocksToText(blocks)).toBe("Der Weg\nÜber das Joch zur Hütte.\nSeil\nKarabiner\n„Still!“");
});

it.each([null, undefined, [], [null], [{ type: "paragraph" }], "text"])("tolerates %j", (blocks) => {
  expect(blocksToText(blocks as RawBlock[])).toBe("");
});
