import { useCallback, useSyncExternalStore } from "react";
import type { Subscribable } from "xstate";

/** The whole of a small snapshot. The hooks of `@xstate/react` would bring the interpreter along, also to who needs it only later. */
export function useView<View>(ref: Subscribable<View> & { getSnapshot: () => View }): View {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = ref.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [ref],
  );
  const read = useCallback(() => ref.getSnapshot(), [ref]);
  return useSyncExternalStore(subscribe, read, read);
}
