import { useSyncExternalStore } from "react";
import { media } from "../theme";

/** Whether two months fit beside each other; asked only where a window exists. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = ask();
      query?.addEventListener("change", onChange);
      return () => query?.removeEventListener("change", onChange);
    },
    () => ask()?.matches ?? true,
    () => true,
  );
}

/** jsdom knows no media queries. */
function ask(): MediaQueryList | undefined {
  return "matchMedia" in globalThis ? globalThis.matchMedia(media.md) : undefined;
}
