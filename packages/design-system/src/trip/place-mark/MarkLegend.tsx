import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";
import { PlaceMark, type PlaceMarkKind } from "./PlaceMark";

const List = styled("ul", {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "$2",
  rowGap: "$half",
  color: "$textMuted",
  fontSize: "$xs",
});

const Item = styled("li", { display: "flex", alignItems: "center", gap: "$half" });
const Sign = styled("svg", { width: "1.5em", height: "1.5em", flexShrink: 0 });

const order: readonly PlaceMarkKind[] = [
  "start",
  "end",
  "startEnd",
  "overnight",
  "hut",
  "summit",
  "pass",
  "place",
];

export interface MarkLegendProps {
  /** Kinds that the drawing shows; each is explained once. */
  kinds: readonly PlaceMarkKind[];
}

export function MarkLegend({ kinds }: MarkLegendProps) {
  return (
    <List role="list" aria-label={tripMicrocopy.map.legend}>
      {order
        .filter((kind) => kinds.includes(kind))
        .map((kind) => (
          <Item key={kind}>
            <Sign viewBox="-12 -12 24 24" aria-hidden focusable="false">
              <PlaceMark kind={kind} />
            </Sign>
            {tripMicrocopy.kinds[kind]}
          </Item>
        ))}
    </List>
  );
}
