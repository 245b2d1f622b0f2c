import type { TripCard } from "@gratweg/contracts";
import { toTrouble, createResource, type AccountApi } from "@gratweg/flows";
import { useResource } from "@gratweg/flows/react";
import type { Toast } from "@gratweg/design-system";
import { useMemo, useRef, useState } from "react";
import { savedTripsTexts } from "../../texts/myTrips";
import { troubleWords } from "../../texts/trouble";

const texts = savedTripsTexts;
const NONE: ReadonlySet<number> = new Set();

type SavedTripsApi = Pick<AccountApi, "savedTrips" | "saveTrip" | "forgetTrip">;

/** The list with its hearts. A heart changes at once and changes back when the server did not take it. */
export function useSavedTrips(api: SavedTripsApi, tell: (toast: Omit<Toast, "id">) => void) {
  const resource = useMemo(
    () => createResource((_: void, signal: AbortSignal) => api.savedTrips(signal)),
    [api],
  );
  const trips = useResource(resource, undefined);
  const [removed, setRemoved] = useState(NONE);
  const [busy, setBusy] = useState(NONE);
  const running = useRef(new Set<number>());

  async function change(trip: TripCard, saved: boolean): Promise<void> {
    const { number, title } = trip;
    // The second half of a double click, or the toast's button beside the heart.
    if (running.current.has(number)) return;
    running.current.add(number);
    setRemoved((before) => without(before, number, saved));
    setBusy((before) => without(before, number, false));
    try {
      await (saved ? api.saveTrip(number) : api.forgetTrip(number));
      if (saved) tell({ variant: "success", title: texts.restored(title) });
      else {
        const onAction = () => void change(trip, true);
        tell({ title: texts.removed(title), action: { label: texts.undo, onAction } });
      }
    } catch (error) {
      setRemoved((before) => without(before, number, !saved));
      tell({
        variant: "error",
        title: saved ? texts.notRestored(title) : texts.notRemoved(title),
        text: troubleWords(toTrouble(error).reason).text,
      });
    } finally {
      running.current.delete(number);
      setBusy((before) => without(before, number, true));
    }
  }

  return {
    trips,
    removed,
    busy,
    onSavedChange: (trip: TripCard, saved: boolean) => void change(trip, saved),
  };
}

function without(set: ReadonlySet<number>, number: number, leave: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (leave) next.delete(number);
  else next.add(number);
  return next;
}
