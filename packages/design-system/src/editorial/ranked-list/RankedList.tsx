import { editorialMicrocopy } from "../../microcopy/editorialMicrocopy";
import type { HeadingLevel } from "../../text/Heading";
import { styled } from "../../theme";
import { TripCard, type TripCardData } from "../../trip/trip-card/TripCard";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";

const List = styled("ol", { listStyle: "none" });

const Item = styled("li", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "$3",
  paddingBlock: "$4",
  "& + &": { borderBlockStart: "$borderWidths$thin solid $colors$border" },
  "&:first-child": { paddingBlockStart: 0 },
  "&:last-child": { paddingBlockEnd: 0 },
  "@md": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 26rem)", gap: "$6", alignItems: "center" },
});

const Words = styled("div", {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "$3",
  "@md": { gap: "$5" },
});

/** Two digits wide, so that all reasons begin in one line. */
const Rank = styled("p", {
  minWidth: "1.2em",
  fontFamily: "$display",
  fontSize: "$display",
  fontWeight: "$black",
  lineHeight: "$none",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  color: "$primaryText",
});

const Reason = styled("p", {
  maxWidth: "$sizes$measureNarrow",
  fontFamily: "$display",
  fontSize: "$h3",
  fontWeight: "$semibold",
  lineHeight: "$snug",
  textWrap: "pretty",
});

const sizes = "(min-width: 960px) 416px, (min-width: 600px) 92vw, 320px";

export interface RankedTrip {
  trip: TripCardData;
  reason?: string;
}

export interface RankedListProps {
  entries: readonly RankedTrip[];
  label: string;
  headingLevel?: HeadingLevel;
}

/** Trips in an order that somebody chose, each with its reason. */
export function RankedList({ entries, label, headingLevel = 2 }: RankedListProps) {
  if (entries.length === 0) return null;
  return (
    <List role="list" aria-label={label}>
      {entries.map(({ trip, reason }, index) => (
        <Item key={trip.href}>
          <Words>
            <Rank>
              <VisuallyHidden>{editorialMicrocopy.ranked.place} </VisuallyHidden>
              {index + 1}
            </Rank>
            {reason && <Reason>{reason}</Reason>}
          </Words>
          <TripCard trip={trip} headingLevel={headingLevel} sizes={sizes} />
        </Item>
      ))}
    </List>
  );
}
