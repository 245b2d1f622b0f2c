import { Flex, Link, Typography } from "@strapi/design-system";
import { useRBAC } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { desk } from "../microcopy";
import { useDepartureSeatsQuery } from "./api";
import { openRequest } from "@gratweg/backoffice/bookings/requests";
import { CancelBooking } from "./CancelBooking";
import { Facts } from "./Facts";
import { euros } from "../../domain/departure-prices";
import { moment, period } from "./format";
import { BOOKING, CANCEL, departurePath, type Booking } from "./models";
import { SettleRequest } from "./SettleRequest";
import { StateBadge } from "./StateBadge";

const PERMISSIONS = [{ action: CANCEL, subject: null }];

interface PanelProps {
  model: string;
  documentId?: string;
  document?: Booking;
}

/** Beside a booking: what it is, and the one thing that a desk may do with it. */
export function BookingPanel({ model, documentId, document }: PanelProps) {
  if (model !== BOOKING || !documentId || !document) return null;
  return { title: desk.booking.panel, content: <Summary documentId={documentId} booking={document} /> };
}

interface SummaryProps {
  documentId: string;
  booking: Booking;
}

function Summary({ documentId, booking }: SummaryProps) {
  const { number, state, seats, totalCents, bookedAt, heldUntil, departureNumber = 0 } = booking;
  const isHeld = state === "held";
  const request = state === "confirmed" ? openRequest(booking.history ?? []) : null;
  const { allowedActions } = useRBAC(PERMISSIONS);
  const { data: departure, isLoading } = useDepartureSeatsQuery(departureNumber);
  const copy = desk.booking;
  const departureText = departure ? (
    <Link tag={NavLink} to={departurePath(departure)}>
      {period(departure.startDate, departure.endDate)}
    </Link>
  ) : isLoading ? undefined : (
    copy.departureGone
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Flex>{state && <StateBadge state={state} />}</Flex>
      {request && (
        <SettleRequest
          documentId={documentId}
          request={request}
          canSettle={allowedActions.canCancel === true}
        />
      )}
      <Facts
        facts={[
          { name: copy.trip, value: departure?.tour?.title, columns: 12 },
          { name: copy.departure, value: departureText, columns: 12 },
          { name: copy.seats, value: seats, columns: 12 },
          { name: copy.total, value: totalCents === undefined ? undefined : euros(totalCents), columns: 12 },
          { name: copy.bookedAt, value: bookedAt && moment(bookedAt), columns: 12 },
          ...(isHeld
            ? [{ name: copy.heldUntil, value: heldUntil ? moment(heldUntil) : undefined, columns: 12 }]
            : []),
        ]}
      />
      {(isHeld || state === "confirmed") && number !== undefined && allowedActions.canCancel && (
        <CancelBooking
          documentId={documentId}
          number={number}
          seats={seats ?? 1}
          isHeld={isHeld}
          askedAt={request?.kind === "cancellation" ? request.askedAt : undefined}
        />
      )}
      <Typography variant="pi" textColor="neutral600">
        {copy.hint}
      </Typography>
    </Flex>
  );
}
