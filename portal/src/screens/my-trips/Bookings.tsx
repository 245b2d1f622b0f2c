import type { MyBooking } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  BookingCard,
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Link,
  Skeleton,
  Stack,
  Text,
} from "@gratweg/design-system";
import { myTripsTexts } from "../../texts/myTrips";
import type { ResourceView } from "../parts/resourceView";
import { TroubleNotice } from "../parts/TroubleNotice";
import { bookingData, type DocumentActions } from "./bookingData";
import type { BookingRequests } from "./useBookingRequests";
import { groupBookings } from "./nextTrip";

const texts = myTripsTexts;

type Actions = DocumentActions & Pick<BookingRequests, "onAsk">;

export interface BookingsProps extends Actions {
  bookings: ResourceView<readonly MyBooking[]>;
  /** `YYYY-MM-DD` in Berlin. */
  today: string;
}

/** Trips by what one comes for: those ahead first, what is over and what was cancelled behind. */
export function Bookings({ bookings, today, ...actions }: BookingsProps) {
  const { data, trouble, reload } = bookings;
  if (data === null && !trouble) return <BookingSkeletons />;
  return (
    <Stack gap="3">
      {trouble && <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />}
      {data && <Groups bookings={data} today={today} {...actions} />}
    </Stack>
  );
}

function Groups({
  bookings,
  today,
  ...actions
}: Omit<BookingsProps, "bookings"> & { bookings: readonly MyBooking[] }) {
  if (bookings.length === 0) return <NoBookings />;
  const { upcoming, past, cancelled } = groupBookings(bookings, today);
  const groups = [
    { title: texts.groups.upcoming, entries: upcoming },
    { title: texts.groups.past, entries: past },
    { title: texts.groups.cancelled, entries: cancelled },
  ];
  return (
    <Stack gap="4">
      {upcoming.length === 0 && (
        <EmptyState
          {...texts.onlyPast}
          actions={<ButtonLink href={paths.search()}>{texts.empty.search}</ButtonLink>}
        />
      )}
      {groups.map(
        ({ title, entries }) =>
          entries.length > 0 && (
            <Stack gap="2" key={title}>
              <Heading level={2} size="h3">
                {title}
              </Heading>
              {entries.map((booking) => (
                <BookingEntry key={booking.number} booking={booking} today={today} {...actions} />
              ))}
            </Stack>
          ),
      )}
    </Stack>
  );
}

function BookingEntry({
  booking,
  today,
  onAsk,
  ...actions
}: Actions & { booking: MyBooking; today: string }) {
  const { organiser, number, trip, cancellation, request } = booking;
  const isOver = booking.state === "cancelled" || booking.departure.endDate < today;
  return (
    <BookingCard booking={bookingData(booking, isOver, actions)} today={today} headingLevel={3}>
      {!isOver && (
        <ButtonLink variant="secondary" href={paths.portalTrip(trip.number, trip.slug)}>
          {texts.booking.plan}
        </ButtonLink>
      )}
      {(["change", "cancellation"] as const).map(
        (kind) =>
          cancellation &&
          // A cancellation overtakes a change.
          (!request || (request.kind === "change" && kind === "cancellation")) && (
            <Button key={kind} variant="secondary" onClick={() => onAsk(booking, kind)}>
              {texts.request[kind].open}
            </Button>
          ),
      )}
      {request?.fee && (
        <Text as="span" size="sm">
          {texts.request.askedFee(request.fee.amount)}
        </Text>
      )}
      {(organiser.email !== "" || organiser.phone !== "") && (
        <Text as="span" size="sm">
          {texts.booking.questions}{" "}
          {organiser.email !== "" && (
            <Link
              href={`mailto:${organiser.email}?subject=${encodeURIComponent(texts.booking.mailSubject(number, trip.title))}`}
            >
              {organiser.email}
            </Link>
          )}
          {organiser.email !== "" && organiser.phone !== "" && ", "}
          {organiser.phone !== "" && (
            <Link href={`tel:${organiser.phone.replace(/[^+\d]/g, "")}`}>{organiser.phone}</Link>
          )}
        </Text>
      )}
    </BookingCard>
  );
}

function NoBookings() {
  return (
    <EmptyState
      title={texts.empty.title}
      text={texts.empty.text}
      ornament="contours"
      actions={<ButtonLink href={paths.search()}>{texts.empty.search}</ButtonLink>}
    >
      <Text tone="muted" size="sm">
        {texts.empty.known} <Link href={paths.support()}>{texts.empty.help}</Link>
      </Text>
    </EmptyState>
  );
}

/** As high as two cards, so that nothing below them jumps far. */
function BookingSkeletons() {
  return (
    <Stack gap="3">
      <Skeleton shapes={["heading", "line", "line", "line", "button"]} label={texts.loading} />
      <Skeleton shapes={["heading", "line", "line", "line", "button"]} label="" />
    </Stack>
  );
}
