import type { Intent } from "./store";
import type { HistoryEntry } from "./types";

/** Entries of a booking's history that are written by the system's own doing. */

export function firstHistory({
  bookedAt,
  heldUntil,
  keepsSeats,
}: Pick<Intent, "bookedAt" | "heldUntil" | "keepsSeats">): HistoryEntry[] {
  const event = heldUntil === null ? "booked" : keepsSeats ? "held" : "requested";
  return [{ at: bookedAt.toISOString(), event, by: "traveller", note: "" }];
}

export const provenEntry = (at: Date): HistoryEntry => ({
  at: at.toISOString(),
  event: "proven",
  by: "traveller",
  note: "",
});

export const expiredEntry = (at: Date): HistoryEntry => ({
  at: at.toISOString(),
  event: "expired",
  by: "system",
  note: "",
});
