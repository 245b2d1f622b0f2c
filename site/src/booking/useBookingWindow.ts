import { watchBookingWindow } from "@gratweg/flows";
import type { BookingCommands } from "@gratweg/flows/react";
import { useEffect } from "react";

type Commands = Pick<BookingCommands, "followAddress" | "connectionRestored" | "connectionLost" | "hidePage">;

/** What the window tells the booking: back and forward, the connection, and that the page may not come back. */
export function useBookingWindow({
  followAddress,
  connectionRestored,
  connectionLost,
  hidePage,
}: Commands): void {
  useEffect(
    () => watchBookingWindow({ followAddress, connectionRestored, connectionLost, hidePage }, window),
    [followAddress, connectionRestored, connectionLost, hidePage],
  );
}
