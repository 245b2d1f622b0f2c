import { useSyncExternalStore } from "react";

/**
 * False on the server and while its markup is taken over, true from then on, and true at once where no server rendered.
 * Until then the fields are plain inputs and selects: they work without scripts, and React Aria's style attributes, which a
 * strict style-src blocks in markup, are only ever written by script.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}

function nothingChanges() {
  return () => undefined;
}
