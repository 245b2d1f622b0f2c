import type { Blocks } from "./content-nodes";
import { blocks } from "./fixtures";
import { textOf } from "./text";

it("plain text of blocks is one line a block, without empty ones", () => {
  const list = { type: "list", children: [blocks("eins"), blocks("zwei")].flat() };
  expect(textOf([...blocks(" Ein Weg. ", "  ", "Ein Ziel."), list] as Blocks)).toBe(
    "Ein Weg.\nEin Ziel.\neins zwei",
  );
  expect(textOf(null)).toBe("");
});
