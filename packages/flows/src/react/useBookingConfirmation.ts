import type { BookingAnswer } from "@gratweg/contracts";
import type { BookingConfirmationStore } from "../booking/bookingConfirmation";
import type { BookingStore } from "../booking/bookingStore";
import { useEffect, useState } from "react";

/** `loading` on a server and for the first moment in the browser; `missing`: details went by mail. */
export type BookingConfirmation =
  { status: "loading" | "missing"; answer: null } | { status: "found"; answer: BookingAnswer };

export interface BookingConfirmationPorts {
  confirmations: BookingConfirmationStore;
  drafts: BookingStore;
}

const LOADING: BookingConfirmation = { status: "loading", answer: null };

/** The tab's confirmed booking, read after mounting. From then on the departure's form is empty again. */
export function useBookingConfirmation(
  { confirmations, drafts }: BookingConfirmationPorts,
  /** `number` of the departure in the address: the confirmation of another one is not shown. */
  departure: number,
): BookingConfirmation {
  const [confirmation, setConfirmation] = useState(LOADING);
  useEffect(() => {
    const answer = confirmations.read();
    const isHere = answer?.departure.number === departure;
    if (isHere && drafts.read(departure)?.kind === "done") drafts.remove(departure);
    // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page knows no storage: it has to be read after mounting
    setConfirmation(isHere ? { status: "found", answer } : { status: "missing", answer: null });
  }, [confirmations, drafts, departure]);
  return confirmation;
}
