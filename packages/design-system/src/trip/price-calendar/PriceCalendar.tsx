import { formatMonth, formatShortRange } from "../../format/formatDate";
import { formatPrice } from "../../format/formatMeasure";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import { Text } from "../../text/Text";
import { cheapestOf, isBookable, type TripDeparture } from "../departures/departure";
import { MemberPriceNote } from "../departures/MemberPriceNote";
import { SeatsText } from "../departures/SeatsText";
import { calendarMonths, type CalendarMonth } from "./calendarModel";
import {
  Cell,
  CellLink,
  Cheapest,
  Dates,
  Member,
  Month,
  MonthName,
  Months,
  None,
  Price,
} from "./PriceCalendar.styles";

const texts = tripMicrocopy.departures;

export interface PriceCalendarProps {
  departures: readonly TripDeparture[];
  /** `YYYY-MM-DD`; a prop, so that the page's build and the browser agree. */
  today: string;
  months?: number;
  /** Number of the chosen date. */
  selected?: number;
}

/** Departures by month. Each is a plain link: reached by Tab, opened in a new tab, working without scripts. */
export function PriceCalendar({ departures, today, months = 18, selected }: PriceCalendarProps) {
  const calendar = calendarMonths(departures, today, months);
  const shown = calendar.flatMap((month) => month.departures);
  if (shown.length === 0) return <Text tone="muted">{texts.empty}</Text>;
  const cheapest = shown.length > 1 ? cheapestOf(shown) : undefined;
  return (
    <Months role="list" aria-label={texts.calendar}>
      {calendar.map((month) => (
        <CalendarCell key={month.month} {...month} cheapest={cheapest} selected={selected} />
      ))}
    </Months>
  );
}

interface CalendarCellProps extends CalendarMonth {
  cheapest?: TripDeparture;
  selected?: number;
}

function CalendarCell({ month, departures, cheapest, selected }: CalendarCellProps) {
  return (
    <Month data-state={departures.length > 0 ? "open" : "empty"}>
      <MonthName>{formatMonth(month)}</MonthName>
      {departures.length === 0 && <None>{texts.noneInMonth}</None>}
      {departures.map((departure) => (
        <DepartureCell
          key={departure.number}
          departure={departure}
          cheapest={departure === cheapest}
          selected={departure.number === selected}
        />
      ))}
    </Month>
  );
}

interface DepartureCellProps {
  departure: TripDeparture;
  cheapest: boolean;
  selected: boolean;
}

function DepartureCell({ departure, cheapest, selected }: DepartureCellProps) {
  const bookable = isBookable(departure);
  const content = (
    <>
      <Dates>
        {formatShortRange(departure.startDate, departure.endDate)}
        <VisuallyHidden> {departure.endDate.slice(0, 4)}</VisuallyHidden>
      </Dates>
      <Price>{formatPrice(departure.priceCents)}</Price>
      {bookable && departure.normalPriceCents !== undefined && (
        <Member>
          <MemberPriceNote normalCents={departure.normalPriceCents} />
        </Member>
      )}
      <SeatsText departure={departure} />
      {cheapest && <Cheapest>{texts.cheapest}</Cheapest>}
    </>
  );
  if (!bookable || !departure.href) return <Cell data-state="closed">{content}</Cell>;
  return (
    <CellLink
      href={departure.href}
      data-state={selected ? "selected" : "open"}
      data-cheapest={cheapest || undefined}
      aria-current={selected ? "true" : undefined}
    >
      {content}
    </CellLink>
  );
}
