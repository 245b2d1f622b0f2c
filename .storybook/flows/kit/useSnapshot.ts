import { useSyncExternalStore } from "react";
import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from "xstate";

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

/** The same where it is not known which machine runs. */
export function useMachineSnapshot(actor: AnyActorRef): AnyMachineSnapshot {
  return useSnapshot(actor) as AnyMachineSnapshot;
}
