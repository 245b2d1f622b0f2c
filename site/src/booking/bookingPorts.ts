import { paths } from "@gratweg/contracts/routes";
import {
  BOOKING_STEP_PARAMETER,
  connectBooking,
  createBookingApi,
  writeBookingStep,
  type BookingPlace,
} from "@gratweg/flows";
import { navigate } from "gatsby";
import { storedToken } from "../account/storedToken";
import type { BookingAddress } from "./bookingAddress";
import { confirmations, drafts } from "./bookingStores";

/** The booking machine joined to the server's API, session storage, the address bar and the router. */
export function connectBookingFlow({ trip, slug }: Pick<BookingAddress, "trip" | "slug">) {
  const write = (method: "pushState" | "replaceState") => (place: BookingPlace) =>
    writeAddress(method, placeHref(trip, slug, place));
  return connectBooking({
    api: createBookingApi((input, init) => fetch(input, init), { token: storedToken }),
    drafts,
    confirmations,
    address: { push: write("pushState"), replace: write("replaceState") },
    openConfirmation: (answer) =>
      void navigate(
        paths.bookingConfirmation(
          answer.trip.number,
          answer.trip.slug,
          answer.departure.number,
          answer.fullName,
        ),
        { replace: true },
      ),
  });
}

export function placeHref(trip: number, slug: string, { departure, step }: BookingPlace): string {
  const parameters = new URLSearchParams({ [BOOKING_STEP_PARAMETER]: writeBookingStep(step) });
  return `${paths.booking(trip, slug, departure)}?${parameters.toString()}`;
}

/**
 * The router is passed by: a step is no new page, and it must neither be scrolled nor announced as one. The key is what Gatsby
 * remembers scroll positions by.
 */
function writeAddress(method: "pushState" | "replaceState", href: string): void {
  if (href === window.location.pathname + window.location.search) return;
  window.history[method]({ key: String(Date.now()) }, "", href);
}
