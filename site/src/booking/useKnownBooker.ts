import type { Account } from "@gratweg/contracts";
import type { KnownBooker } from "@gratweg/flows";
import { useEffect } from "react";
import { bearer } from "../account/storedToken";

/** Asks once who is signed in. Nobody, no answer, a session that has ended: the form stays empty, which is no fault of the booking's. */
export function useKnownBooker(recognise: (booker: KnownBooker) => void): void {
  useEffect(() => {
    const headers = bearer();
    if (!("authorization" in headers)) return;
    const controller = new AbortController();
    fetch("/api/account", { headers, cache: "no-store", signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const { firstName, lastName, email, phone } = ((await response.json()) as { data: Account }).data;
        recognise({ firstName, lastName, email, phone });
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [recognise]);
}
