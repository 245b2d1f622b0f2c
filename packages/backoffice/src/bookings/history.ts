import type { Intent } from "./store";
import type { HistoryEntry } from "./types";

/** Entries of a booking's history that are written by the system's own doing. */

export function firstHistory({
  bookedAt,
  heldUntil,
}: Pick<Intent, "bookedAt" | "heldUntil">): HistoryEntry[] {
  const event = heldUntil === null ? "booked" : "held";
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
