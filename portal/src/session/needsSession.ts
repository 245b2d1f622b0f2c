import { createTemporarySessionStore, readStoredToken } from "@gratweg/flows";
import type { PortalConfig } from "@gratweg/contracts";

/** Something is stored: the machines of being signed in have to be there before anything is drawn. */
export function needsSession({ tokenCookie }: PortalConfig, page: Window): boolean {
  const storage = () => page.localStorage;
  const token = readStoredToken({ storage, window: () => page, tokenCookie });
  return token !== null || createTemporarySessionStore(() => page.sessionStorage).isOn();
}
