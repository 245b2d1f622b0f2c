import { Badge } from "../../badge/Badge";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { formatDateRange } from "../../format/formatDate";
import { formatPrice } from "../../format/formatMeasure";
import { checkCircleIcon } from "../../icon/icons";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Notice } from "../../notice/Notice";
import { Skeleton } from "../../skeleton/Skeleton";
import { Text } from "../../text/Text";
import { byDate, cheapestOf, isBookable, lengthOf, type TripDeparture } from "./departure";
import { MemberPriceNote } from "./MemberPriceNote";
import { Dates, List, Marks, Member, Price, Row, Small } from "./DepartureList.styles";
import { SeatsText } from "./SeatsText";

const texts = tripMicrocopy.departures;

export interface DepartureListProps {
  departures: readonly TripDeparture[];
  /** `loading` without departures shows a skeleton; with them they stay. */
  state?: "ready" | "loading" | "error";
  onRetry?: () => void;
  /** Number of the chosen date. */
  selected?: number;
}

export function DepartureList({ departures, state = "ready", onRetry, selected }: DepartureListProps) {
  if (state === "loading" && departures.length === 0) {
    return <Skeleton shapes={["line", "line", "button"]} label={texts.loading} />;
  }
  if (state === "error") return <LoadError onRetry={onRetry} />;
  if (departures.length === 0) {
    return (
      <Notice variant="info" live="none" title={texts.empty}>
        {texts.emptyText}
      </Notice>
    );
  }
  const cheapest = cheapestOf(departures);
  return (
    <List role="list" aria-label={texts.label} aria-busy={state === "loading" || undefined}>
      {byDate(departures).map((departure) => (
        <DepartureRow
          key={departure.number}
          departure={departure}
          cheapest={departures.length > 1 && departure === cheapest}
          selected={departure.number === selected}
        />
      ))}
    </List>
  );
}

function LoadError({ onRetry }: { onRetry?: () => void }) {
  return (
    <Notice variant="error" title={texts.error}>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </Notice>
  );
}

interface DepartureRowProps {
  departure: TripDeparture;
  cheapest: boolean;
  selected: boolean;
}

function DepartureRow({ departure, cheapest, selected }: DepartureRowProps) {
  const { days, nights } = lengthOf(departure);
  const range = formatDateRange(departure.startDate, departure.endDate);
  const bookable = isBookable(departure);
  return (
    <Row data-state={selected ? "selected" : bookable ? "open" : "closed"}>
      <Dates>
        <Text as="span" weight="semibold">
          <time dateTime={departure.startDate}>{range}</time>
        </Text>
        <Small>
          {tripMicrocopy.days(days)}
          {nights > 0 && `, ${tripMicrocopy.nights(nights)}`}
        </Small>
      </Dates>
      <Marks>
        <SeatsText departure={departure} />
        {bookable && departure.guaranteed && (
          <Badge tone="success" icon={checkCircleIcon}>
            {texts.guaranteed}
          </Badge>
        )}
        {cheapest && <Badge tone="primary">{texts.cheapest}</Badge>}
      </Marks>
      <Price>
        <strong>{formatPrice(departure.priceCents)}</strong>
        {bookable && departure.normalPriceCents !== undefined && (
          <Member>
            <MemberPriceNote normalCents={departure.normalPriceCents} />
          </Member>
        )}
        <Small>
          {departure.singleSupplementCents
            ? texts.supplement(formatPrice(departure.singleSupplementCents))
            : texts.perPerson}
        </Small>
      </Price>
      {bookable && departure.href ? (
        <ButtonLink
          href={departure.href}
          variant={selected ? "primary" : "secondary"}
          aria-label={`${selected ? texts.selected : texts.choose}: ${range}`}
          aria-current={selected ? "true" : undefined}
        >
          {selected ? texts.selected : texts.choose}
        </ButtonLink>
      ) : (
        <span />
      )}
    </Row>
  );
}
