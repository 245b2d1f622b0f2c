import { useEffect, useState, useSyncExternalStore } from "react";
import type { Flow, FlowEvent } from "../kit/flow";
import { wayTo } from "../kit/reach";
import { startRun, type Run } from "../kit/run";
import { nameOf } from "../kit/states";

/** An event that the machine took, and the state that it was in afterwards. */
export interface Taken {
  event: string;
  state: string;
}

interface Play {
  run: Run;
  history: () => readonly Taken[];
  subscribe: (listener: () => void) => () => void;
}

/** A run that remembers what has happened, also what the components sent. */
function play(flow: Flow, input: unknown): Play {
  let history: readonly Taken[] = [];
  const run = startRun(flow, input, ({ type }) => {
    history = [...history, { event: type, state: "" }];
  });
  const settle = () => {
    const state = nameOf(run.snapshot());
    history = history.map((taken) => (taken.state === "" ? { ...taken, state } : taken));
  };
  settle();
  run.actor.subscribe(settle);
  return {
    run,
    history: () => history,
    subscribe(listener) {
      const subscription = run.actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

/** A running flow that can begin again and be led to any of its states. */
export function usePlay(flow: Flow) {
  const [current, setCurrent] = useState(() => play(flow, Object.values(flow.inputs)[0]));
  const { run } = current;
  const history = useSyncExternalStore(current.subscribe, current.history);
  useEffect(() => () => run.stop(), [run]);

  const restart = (input: unknown) => setCurrent(play(flow, input));
  const goTo = (state: string) => {
    const way = wayTo(flow, state);
    if (!way) return;
    const next = play(flow, way.input);
    setCurrent(next);
    void walk(next.run, way.events);
  };
  return {
    run,
    history,
    restart,
    goTo,
    act: (event: FlowEvent) => void run.act(event),
    pass: (milliseconds: number) => void run.pass(milliseconds),
  };
}

async function walk(run: Run, events: readonly FlowEvent[]): Promise<void> {
  for (const event of events) await run.act(event);
}
