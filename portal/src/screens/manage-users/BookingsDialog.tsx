import type { ManagedUser, MyBooking } from "@gratweg/contracts";
import { Badge, Dialog, formatDate, Skeleton, Stack, Text } from "@gratweg/design-system";
import { createResource } from "@gratweg/flows";
import { useResource } from "@gratweg/flows/react";
import { useMemo } from "react";
import { usePortalServices } from "../../services";
import { manageUsersTexts, nameOf } from "../../texts/manageUsers";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = manageUsersTexts.bookings;

/** What somebody has booked, for whoever is asked about it. */
export function BookingsDialog({ user, onDismiss }: { user: ManagedUser; onDismiss: () => void }) {
  const { users: api } = usePortalServices();
  const source = useMemo(
    () => createResource(({ id }: { id: number }, signal) => api.bookings(id, signal)),
    [api],
  );
  const { data, trouble, reload } = useResource(source, { id: user.id });
  return (
    <Dialog open onOpenChange={(open) => !open && onDismiss()} title={texts.title(nameOf(user))}>
      <Stack gap="2">
        {data?.map((booking) => (
          <Entry key={booking.number} booking={booking} />
        ))}
      </Stack>
      {data?.length === 0 && <Text>{texts.none}</Text>}
      {trouble && <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />}
      {!data && !trouble && <Skeleton shapes={["line", "line"]} label={texts.loading} />}
    </Dialog>
  );
}

function Entry({ booking: { number, trip, departure, seats, state } }: { booking: MyBooking }) {
  return (
    <Stack gap="half" align="start">
      <Text weight="semibold">{trip.title}</Text>
      <Text size="sm" tone="muted">
        {texts.entry(number, seats)}
        {", "}
        {formatDate(departure.startDate)} bis {formatDate(departure.endDate)}
      </Text>
      {state === "cancelled" && <Badge>{texts.cancelled}</Badge>}
    </Stack>
  );
}
