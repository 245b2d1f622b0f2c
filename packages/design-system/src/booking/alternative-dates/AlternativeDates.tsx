import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { formatDateRange } from "../../format/formatDate";
import { formatPrice } from "../../format/formatMeasure";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { styled } from "../../theme";
import { byDate, type TripDeparture } from "../../trip/departures/departure";
import { DepartureFacts } from "../departure-picker/DeparturePicker";
import { hasSeats } from "../departure-picker/seatsText";

const texts = bookingMicrocopy.alternatives;

const Frame = styled("section", { display: "flex", flexDirection: "column", gap: "$2" });

const List = styled("ul", { listStyle: "none" });

const Row = styled("li", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "$3",
  rowGap: "$1half",
  paddingBlock: "$2",
  borderBlockStart: "$borderWidths$thin solid $colors$border",
  "&:last-child": { borderBlockEnd: "$borderWidths$thin solid $colors$border" },
  // On phones the button takes a line of its own, large under the thumb.
  "& > a, & > button": { gridColumn: "1 / -1" },
  "@sm": {
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
    "& > a, & > button": { gridColumn: "auto" },
  },
});

const Words = styled("div", {
  lineHeight: "$normal",
  fontSize: "$sm",
  color: "$textMuted",
  "& strong": { display: "block", color: "$text", fontSize: "$md" },
});

const Amount = styled("span", {
  fontFamily: "$display",
  fontSize: "$h4",
  fontWeight: "$bold",
  whiteSpace: "nowrap",
});

export interface AlternativeDatesProps {
  departures: readonly TripDeparture[];
  /** Dates without `href` are chosen by button. */
  onSelect?: (number: number) => void;
  seatsNeeded?: number;
  title?: string;
  headingLevel?: HeadingLevel;
}

/** Where a date is gone: the others that are free. */
export function AlternativeDates(props: AlternativeDatesProps) {
  const { departures, onSelect, seatsNeeded = 1, title = texts.title, headingLevel = 2 } = props;
  const free = byDate(departures).filter((departure) => hasSeats(departure, seatsNeeded));
  if (free.length === 0) return <Text>{texts.none}</Text>;
  return (
    <Frame>
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      <List role="list">
        {free.map((departure) => (
          <Row key={departure.number}>
            <Words>
              <strong>{formatDateRange(departure.startDate, departure.endDate)}</strong>
              <DepartureFacts departure={departure} />
            </Words>
            <Amount>{formatPrice(departure.priceCents)}</Amount>
            <Choose departure={departure} onSelect={onSelect} />
          </Row>
        ))}
      </List>
    </Frame>
  );
}

function Choose({ departure, onSelect }: { departure: TripDeparture; onSelect?: (number: number) => void }) {
  const range = formatDateRange(departure.startDate, departure.endDate);
  const common = { variant: "secondary", "aria-label": `${texts.choose}: ${range}` } as const;
  if (departure.href) {
    return (
      <ButtonLink {...common} href={departure.href}>
        {texts.choose}
      </ButtonLink>
    );
  }
  return (
    <Button {...common} onClick={() => onSelect?.(departure.number)}>
      {texts.choose}
    </Button>
  );
}
