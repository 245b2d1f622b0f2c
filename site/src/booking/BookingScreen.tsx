import { paths } from "@gratweg/contracts/routes";
import { readBookingStep } from "@gratweg/flows";
import { useBooking } from "@gratweg/flows/react";
import { useEffect, useState } from "react";
import type { BookingModel } from "../view-models";
import type { BookingAddress } from "./bookingAddress";
import { BookingFrame } from "./BookingFrame";
import { BookingSkeleton } from "./BookingSkeleton";
import { BookingState } from "./BookingState";
import { connectBookingFlow } from "./bookingPorts";
import { useBookingWindow } from "./useBookingWindow";
import { useMounted } from "../hydration/useMounted";
import { useKnownBooker } from "./useKnownBooker";
import { useStepFocus } from "./useStepFocus";

interface BookingScreenProps {
  /** None in the built page, which stands for every departure. */
  address: BookingAddress | undefined;
  /** The address's query string. */
  search: string;
  /** Whether a link led here, and not a reload or the browser's history. */
  isArrival: boolean;
  model: BookingModel;
  phone: string;
}

/** The booking machine joined to its screens. The built page shows its first step, which may be filled in before the machine comes. */
export function BookingScreen({ address, search, isArrival, model, phone }: BookingScreenProps) {
  const isMounted = useMounted();
  const { trip, slug, departure } = address ?? { trip: 0, slug: "", departure: 0 };
  const [machine] = useState(() => connectBookingFlow({ trip, slug }));
  const live = useBooking(machine, {
    trip,
    departure,
    step: readBookingStep(new URLSearchParams(search)),
  });
  const booking = isMounted ? live : { ...live, step: "travellers" as const };
  const tripHref = isMounted ? paths.trip(trip, slug) : paths.search();
  useBookingWindow(booking);
  useKnownBooker(booking.recogniseBooker);

  const { status, step, terms } = booking;
  const shown = isScreenOfItsOwn(status) ? status : step;
  const heading = useStepFocus(
    terms || status === "unavailable" ? shown : null,
    booking.issues.length > 0,
    isArrival,
  );

  useEffect(() => {
    document.title = model.titles[step];
  }, [model.titles, step]);

  return (
    <BookingFrame booking={booking} isForm={!isScreenOfItsOwn(status)} tripHref={tripHref}>
      {!isMounted && (
        <div data-booking="awaited">
          <BookingSkeleton />
        </div>
      )}
      <div data-booking={!isMounted ? "first" : terms ? undefined : "loading"}>
        <BookingState
          booking={booking}
          heading={heading}
          tripHref={tripHref}
          termsHref={model.termsHref}
          phone={phone}
        />
      </div>
    </BookingFrame>
  );
}

function isScreenOfItsOwn(status: string): boolean {
  return ["unavailable", "conflict", "changedPrice", "held", "done"].includes(status);
}
