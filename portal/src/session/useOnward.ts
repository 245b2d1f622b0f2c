import { useSession } from "@gratweg/flows/react";
import { useEffect, useState } from "react";
import { usePortalServices } from "../services";

/**
 * Calls `go` when somebody is signed in who was not when this screen was opened: here, or in another tab. Who was signed in
 * already is led on by the session check.
 */
export function useOnward(go: () => void): void {
  const { session } = usePortalServices();
  const { status } = useSession(session);
  const [wasAnonymous] = useState(status === "anonymous" || status === "signingIn");
  const isThere = wasAnonymous && status === "authenticated";

  useEffect(() => {
    if (isThere) go();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each arrival, whatever `go` has become meanwhile
  }, [isThere]);
}
