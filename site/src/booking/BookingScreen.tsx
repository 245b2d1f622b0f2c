import { paths } from "@gratweg/contracts/routes";
import { readBookingStep } from "@gratweg/flows";
import { useBooking } from "@gratweg/flows/react";
import { useEffect, useState } from "react";
import type { BookingModel } from "../view-models";
import type { BookingAddress } from "./bookingAddress";
import { BookingFrame } from "./BookingFrame";
import { BookingState } from "./BookingState";
import { connectBookingFlow } from "./bookingPorts";
import { useBookingWindow } from "./useBookingWindow";
import { useKnownBooker } from "./useKnownBooker";
import { useStepFocus } from "./useStepFocus";

interface BookingScreenProps {
  address: BookingAddress;
  /** The address's query string. */
  search: string;
  /** Whether a link led here, and not a reload or the browser's history. */
  isArrival: boolean;
  model: BookingModel;
  phone: string;
}

/** The booking machine joined to its screens. */
export function BookingScreen({ address, search, isArrival, model, phone }: BookingScreenProps) {
  const [machine] = useState(() => connectBookingFlow(address));
  const booking = useBooking(machine, {
    trip: address.trip,
    departure: address.departure,
    step: readBookingStep(new URLSearchParams(search)),
  });
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
    <BookingFrame
      booking={booking}
      isForm={!isScreenOfItsOwn(status)}
      tripHref={paths.trip(address.trip, address.slug)}
    >
      <BookingState
        booking={booking}
        heading={heading}
        tripHref={paths.trip(address.trip, address.slug)}
        termsHref={model.termsHref}
        phone={phone}
      />
    </BookingFrame>
  );
}

function isScreenOfItsOwn(status: string): boolean {
  return ["unavailable", "conflict", "changedPrice", "held", "done"].includes(status);
}
