import type { Subscribable } from "xstate";

/** What readers and callers know of an actor. */
export interface Ref<View, Event> extends Subscribable<View> {
  getSnapshot: () => View;
  send: (event: Event) => void;
  stop: () => unknown;
}

export interface LaterActor<View, Event> extends Ref<View, Event> {
  /** Shown until the actor is there. */
  show: (view: View) => void;
  /** Takes the events that have waited. */
  arrive: (actor: Ref<View, Event>) => void;
  /** It does not come: what has waited is forgotten. */
  forget: () => void;
}

/** Stands for an actor that comes later, with the same views and the same commands. */
export function createLaterActor<View, Event>(
  resting: View,
  /** An event has come before the actor; it is kept where the answer is yes. */
  onEvent: (event: Event) => boolean,
): LaterActor<View, Event> {
  let view = resting;
  let actor: Ref<View, Event> | undefined;
  let waiting: Event[] = [];
  const listeners = new Set<(view: View) => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener(actor ? actor.getSnapshot() : view);
  };

  const subscribe: Subscribable<View>["subscribe"] = (
    observer: ((view: View) => void) | { next?: (view: View) => void },
  ) => {
    const listener = (seen: View) =>
      typeof observer === "function" ? observer(seen) : observer.next?.(seen);
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  };
  return {
    subscribe,
    getSnapshot: () => (actor ? actor.getSnapshot() : view),
    send(event) {
      if (actor) actor.send(event);
      else if (onEvent(event)) waiting.push(event);
    },
    stop: () => actor?.stop(),
    show(next) {
      view = next;
      tell();
    },
    arrive(there) {
      actor = there;
      there.subscribe(tell);
      for (const event of waiting) there.send(event);
      tell();
    },
    forget: () => (waiting = []),
  };
}
