import { useId, type ReactNode } from "react";
import { Badge } from "../../badge/Badge";
import { RadioCard } from "../../form/radio-group/RadioCard";
import { RadioFrame } from "../../form/radio-group/RadioGroup";
import { formatDateRange } from "../../format/formatDate";
import { formatPrice } from "../../format/formatMeasure";
import { checkCircleIcon } from "../../icon/icons";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Notice } from "../../notice/Notice";
import { styled } from "../../theme";
import { MemberPriceNote } from "../../trip/departures/MemberPriceNote";
import { byDate, lengthOf, type TripDeparture } from "../../trip/departures/departure";
import { hasSeats, seatsText } from "./seatsText";

const texts = bookingMicrocopy.departures;

const Lines = styled("span", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "$2",
  rowGap: "$half",
});
const Amount = styled("span", {
  fontFamily: "$display",
  fontSize: "$h4",
  fontWeight: "$bold",
  whiteSpace: "nowrap",
});
const Per = styled("span", { fontWeight: "$regular", fontSize: "$xs" });

const Member = styled("span", { display: "block", fontWeight: "$semibold", fontSize: "$xs" });

export interface DeparturePickerProps {
  /** Of the first card, so that a list of errors can lead there. */
  id?: string;
  departures: readonly TripDeparture[];
  /** Number of the chosen date. */
  value?: number;
  onValueChange: (number: number) => void;
  legend?: ReactNode;
  name?: string;
  hint?: string;
  error?: string;
  /** Dates with fewer seats say so and cannot be chosen. */
  seatsNeeded?: number;
}

/** The dates of a trip as cards; sold out ones stay to be seen. */
export function DeparturePicker(props: DeparturePickerProps) {
  const { id, departures, value, onValueChange, legend = texts.legend, name = "departure" } = props;
  const { hint, error, seatsNeeded = 1 } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  if (departures.length === 0) return <Notice live="none" title={texts.empty} />;
  return (
    <RadioFrame id={groupId} {...{ legend, hint, error }}>
      {byDate(departures).map((departure, index) => (
        <RadioCard
          key={departure.number}
          id={index === 0 ? groupId : undefined}
          name={name}
          value={String(departure.number)}
          checked={departure.number === value}
          disabled={!hasSeats(departure, seatsNeeded)}
          invalid={Boolean(error)}
          onSelect={() => onValueChange(departure.number)}
          title={formatDateRange(departure.startDate, departure.endDate)}
          description={<DepartureFacts departure={departure} seatsNeeded={seatsNeeded} />}
          aside={
            <>
              <Amount>{formatPrice(departure.priceCents)}</Amount> <Per>{texts.perPerson}</Per>
              {departure.normalPriceCents !== undefined && (
                <Member>
                  <MemberPriceNote normalCents={departure.normalPriceCents} />
                </Member>
              )}
            </>
          }
        />
      ))}
    </RadioFrame>
  );
}

export interface DepartureFactsProps {
  departure: TripDeparture;
  seatsNeeded?: number;
}

/** Length, seats and whether it takes place, in one line. */
export function DepartureFacts({ departure, seatsNeeded }: DepartureFactsProps) {
  const { days, nights } = lengthOf(departure);
  const seats = seatsText(departure, seatsNeeded);
  return (
    <Lines>
      <span>
        {tripMicrocopy.days(days)}
        {nights > 0 && `, ${tripMicrocopy.nights(nights)}`}
      </span>
      {seats && <span>{seats}</span>}
      {departure.guaranteed && hasSeats(departure) && (
        <Badge tone="success" icon={checkCircleIcon}>
          {texts.guaranteed}
        </Badge>
      )}
    </Lines>
  );
}
