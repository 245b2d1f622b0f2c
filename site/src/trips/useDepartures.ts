import type { Departure, DeparturesAnswer } from "@gratweg/contracts";
import { bearer } from "../account/storedToken";
import { useCallback, useEffect, useState } from "react";

export interface Departures {
  departures: Departure[];
  /** `static`: as of the build, without seats. `live`: as the server says now. */
  state: "static" | "loading" | "live" | "failed";
  retry: () => void;
}

/** Starts with what was built into the page and asks the server once for live prices and seats; for members, theirs. */
export function useDepartures(tripNumber: number, built: Departure[]): Departures {
  const [answer, setAnswer] = useState<Pick<Departures, "departures" | "state">>({
    departures: built,
    state: "static",
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    fetch(`/api/trips/${tripNumber}/departures`, {
      signal: controller.signal,
      headers: bearer(),
    })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Departures: status ${response.status}`);
        const { data } = (await response.json()) as DeparturesAnswer;
        setAnswer({ departures: data, state: "live" });
      })
      .catch(() => {
        if (!controller.signal.aborted) setAnswer((last) => ({ ...last, state: "failed" }));
      });
    return () => controller.abort();
  }, [tripNumber, attempt]);

  const retry = useCallback(() => {
    setAnswer((last) => ({ ...last, state: "loading" }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...answer, retry };
}
