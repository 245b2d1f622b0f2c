import { Fragment } from "react";
import { styled } from "../../theme";
import { markedParts, type TextRange } from "./markedParts";

const Mark = styled("mark", {
  backgroundColor: "$highlight",
  color: "$onHighlight",
  borderRadius: "$sm",
  boxDecorationBreak: "clone",
  "@media (forced-colors: active)": { backgroundColor: "Mark", color: "MarkText" },
});

export interface HighlightedTextProps {
  text: string;
  ranges?: readonly TextRange[];
}

/** A text in which the words that a search found are marked. */
export function HighlightedText({ text, ranges = [] }: HighlightedTextProps) {
  if (ranges.length === 0) return <>{text}</>;
  return (
    <>
      {markedParts(text, ranges).map((part) =>
        part.marked ? (
          <Mark key={part.start}>{part.text}</Mark>
        ) : (
          <Fragment key={part.start}>{part.text}</Fragment>
        ),
      )}
    </>
  );
}
