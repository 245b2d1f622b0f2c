import { createTripWish } from "@gratweg/flows";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { storedToken } from "../account/storedToken";
import { isTripSaved, saveTrip, SignedOut } from "./savedTrips";

interface Known {
  /** `signedOut` in the built page and for visitors; `busy` while the server is asked. */
  state: "signedOut" | "busy" | "ready" | "failed";
  isSaved: boolean;
}

export interface SavedTrip extends Known {
  change: (isSaved: boolean) => void;
}

/** Until somebody is signed in. */
export const wish = createTripWish(() => window.localStorage);

const SIGNED_OUT: Known = { state: "signedOut", isSaved: false };
const BUSY: Known = { state: "busy", isSaved: false };

/** Whether a signed-in visitor keeps the trip; the page's build knows nobody. One trip for each mounted hook. */
export function useSavedTrip(trip: number): SavedTrip {
  const isSignedIn = useSyncExternalStore(
    never,
    () => storedToken() !== null,
    () => false,
  );
  const [known, setKnown] = useState<Known>(BUSY);

  const save = useCallback(
    (isSaved: boolean) =>
      saveTrip(trip, isSaved).then(
        () => {
          // Only now: a save that fails is tried again with the next visit.
          if (wish.isFor(trip)) wish.forget();
          setKnown({ state: "ready", isSaved });
        },
        (error: unknown) => {
          if (error instanceof SignedOut && isSaved) wish.keep(trip);
          setKnown(error instanceof SignedOut ? SIGNED_OUT : { state: "failed", isSaved: !isSaved });
        },
      ),
    [trip],
  );
  const change = (isSaved: boolean) => {
    setKnown({ state: "busy", isSaved });
    void save(isSaved);
  };

  useEffect(() => {
    if (!isSignedIn) return undefined;
    if (wish.isFor(trip)) {
      void save(true);
      return undefined;
    }
    const controller = new AbortController();
    isTripSaved(trip, controller.signal).then(
      (isSaved) => setKnown({ state: "ready", isSaved }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // Unknown is no reason to keep anybody from saving it.
        setKnown(error instanceof SignedOut ? SIGNED_OUT : { state: "ready", isSaved: false });
      },
    );
    return () => controller.abort();
  }, [trip, isSignedIn, save]);

  return { ...(isSignedIn ? known : SIGNED_OUT), change };
}

/** Read when the page is there, and not again: signing in and out happen elsewhere. */
function never(): () => void {
  return () => undefined;
}
