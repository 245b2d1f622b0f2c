import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * False in the prerendered page and while React takes it over, true right after, and at once where a link led here. One shell
 * stands for many addresses: what depends on the address may be drawn only then.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
