import { render } from "@testing-library/react";
import fc from "fast-check";
import { HighlightedText } from "./HighlightedText";
import { markedParts } from "./markedParts";

test("marks what the search found", () => {
  const { container } = render(<HighlightedText text="Alpenhüttentour" ranges={[[5, 11]]} />);
  expect(container.innerHTML).toMatch(/^Alpen<mark class="[^"]+">hütten<\/mark>tour$/);
});

test("keeps the text whole for every set of ranges, and marks exactly their union", () => {
  const range = fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 60 }));
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.array(range, { maxLength: 8 }), (text, ranges) => {
      const parts = markedParts(text, ranges);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      const marked = parts.flatMap((part) => Array.from(part.text.split(""), () => part.marked));
      const expected = text
        .split("")
        .map((_, index) => ranges.some(([start, end]) => index >= start && index < end));
      expect(marked).toEqual(expected);
    }),
  );
});
