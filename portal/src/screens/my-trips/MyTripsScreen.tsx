import { berlinDay } from "@gratweg/contracts/kernel";
import { ToastRegion } from "@gratweg/design-system";
import { createResource } from "@gratweg/flows";
import { useResource, useSession } from "@gratweg/flows/react";
import { useMemo } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { myTripsTexts } from "../../texts/myTrips";
import { useReloadOnline } from "../parts/useReloadOnline";
import { useToasts } from "../parts/useToasts";
import { SavedTripsView } from "../saved-trips/SavedTripsView";
import { useSavedTrips } from "../saved-trips/useSavedTrips";
import { BookingRequestDialog } from "./BookingRequestDialog";
import { MyTripsView } from "./MyTripsView";
import { useBookingRequests } from "./useBookingRequests";
import { useDocuments } from "./useDocuments";

/** `/de/portal`: one's trips, membership, remembered trips. Each part loads, fails and recovers by itself. */
export default function MyTripsScreen(_: ScreenProps) {
  const { account: accountApi, member, session, now } = usePortalServices();
  const { user } = useSession(session);
  const sources = useMemo(
    () => ({
      account: createResource((_: void, signal) => accountApi.read(signal)),
      bookings: createResource((_: void, signal) => member.bookings(signal)),
      offers: createResource((_: void, signal) => member.offers(signal)),
    }),
    [accountApi, member],
  );
  const account = useResource(sources.account);
  const bookings = useResource(sources.bookings);
  const offers = useResource(sources.offers);
  const toasts = useToasts();
  const saved = useSavedTrips(accountApi, toasts.show);
  const documents = useDocuments(member, toasts.show);
  const { onAsk, ...asking } = useBookingRequests(member, bookings.reload, toasts.show);
  useReloadOnline(account, bookings, offers, saved.trips);
  return (
    <>
      <PageTitle>{myTripsTexts.pageTitle}</PageTitle>
      <MyTripsView
        firstName={typeof user?.firstName === "string" ? user.firstName : ""}
        {...{ account, bookings, offers }}
        {...documents}
        onAsk={onAsk}
        today={berlinDay(now())}
        saved={<SavedTripsView {...saved} />}
      />
      <BookingRequestDialog {...asking} />
      <ToastRegion {...toasts.region} />
    </>
  );
}
