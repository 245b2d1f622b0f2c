import { useSyncExternalStore } from "react";
import type { AnyActorRef, SnapshotFrom } from "xstate";

/** The live snapshot. */
export function useSnapshot<Actor extends AnyActorRef>(actor: Actor): SnapshotFrom<Actor> {
  return useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot() as SnapshotFrom<Actor>,
  );
}
