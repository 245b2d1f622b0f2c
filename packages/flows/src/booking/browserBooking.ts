import { readBookingStep, type BookingStep } from "./bookingSteps";

/** What the window tells a booking; `useBooking` answers with an object that has these commands. */
export interface BookingWindowCommands {
  connectionRestored: () => void;
  connectionLost: () => void;
  followAddress: (step: BookingStep, departure?: number) => void;
  hidePage: () => void;
}

/** Tells the booking what happens in the window; answers how to stop. `departureOf` reads `{id_trip}` from a path. */
export function watchBookingWindow(
  commands: BookingWindowCommands,
  window: Window,
  departureOf: (path: string) => number | null = departureOfPath,
): () => void {
  const { document, location, navigator } = window;
  const onHide = () => {
    if (document.visibilityState === "hidden") commands.hidePage();
  };
  const onPopState = () => {
    const departure = departureOf(location.pathname);
    // Otherwise the address has left the booking, and the router will too.
    if (departure !== null)
      commands.followAddress(readBookingStep(new URLSearchParams(location.search)) ?? "departure", departure);
  };
  const stops = [
    listen(window, "pagehide", commands.hidePage),
    listen(document, "visibilitychange", onHide),
    listen(window, "online", commands.connectionRestored),
    listen(window, "offline", commands.connectionLost),
    listen(window, "popstate", onPopState),
  ];
  if (!navigator.onLine) commands.connectionLost();
  return () => stops.forEach((stop) => stop());
}

function departureOfPath(path: string): number | null {
  const number = /\/buchen\/(\d{1,10})$/.exec(path)?.[1];
  return number === undefined ? null : Number(number);
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
