import { useSyncExternalStore } from "react";

/** The host that is open; until a page has come to life, and in what is built, the one that it was made for. */
export function useOpenHost(configured: string): string {
  return useSyncExternalStore(
    stays,
    () => window.location.host,
    () => configured,
  );
}

/** A page is on one host as long as it lives. */
const stays = () => () => undefined;
