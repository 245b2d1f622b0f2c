import { styled } from "../../theme";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";

const List = styled("ul", {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  columnGap: "$4",
  rowGap: "$2",
  listStyle: "none",
});

const Item = styled("li", { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: "$2" });

/** A survey mark as on a map: a peak with its point. */
const Sign = styled("svg", {
  width: "1.75em",
  height: "1.75em",
  fill: "none",
  stroke: "$chartLine",
  strokeWidth: 2,
});
const Point = styled("circle", { fill: "$chartLine", stroke: "none" });

export interface TripHighlightItem {
  title: string;
  text?: string;
}

export interface HighlightsProps {
  items: readonly TripHighlightItem[];
  headingLevel?: HeadingLevel;
}

export function Highlights({ items, headingLevel = 3 }: HighlightsProps) {
  if (items.length === 0) return null;
  return (
    <List role="list">
      {items.map((item) => (
        <Item key={item.title}>
          <Sign viewBox="0 0 28 28" aria-hidden focusable="false">
            <path d="M14 4L26 24H2Z" strokeLinejoin="round" />
            <Point cx="14" cy="17.5" r="2.5" />
          </Sign>
          <div>
            <Heading level={headingLevel} size="h4">
              {item.title}
            </Heading>
            {item.text && <Text tone="muted">{item.text}</Text>}
          </div>
        </Item>
      ))}
    </List>
  );
}
