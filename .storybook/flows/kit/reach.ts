import {
  createActor,
  getInitialMicrosteps,
  getMicrosteps,
  initialTransition,
  transition,
  type AnyActorRef,
  type AnyMachineSnapshot,
} from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { Flow, FlowEvent } from "./flow";
import { eventsAt } from "./happenings";
import { startRun, type Run } from "./run";
import { isInState, nameOf, valueOf } from "./states";

/** From a beginning through these events. */
export interface Way {
  input: unknown;
  events: FlowEvent[];
  /** At the beginning and after each event, as the pure machine computes them. */
  snapshots: AnyMachineSnapshot[];
}

/** Which of a state's snapshots is meant, where several look different. */
export type Where = (context: never) => boolean;

/** Somebody else's actor to look at: it stands still. */
export interface Sight {
  actor: AnyActorRef;
  snapshot: () => AnyMachineSnapshot;
  /** Null in a state that is only passed: the machine has gone on long ago. */
  run: Run | null;
}

const known = new WeakMap<Flow, Way[]>();

/** The shortest way to everything that the flow tells apart, shortest first. */
function waysOf(flow: Flow): Way[] {
  const found = known.get(flow) ?? findWays(flow);
  known.set(flow, found);
  return found;
}

function findWays(flow: Flow): Way[] {
  return Object.values(flow.inputs)
    .flatMap((input) =>
      getShortestPaths(flow.machine, {
        input,
        events: (snapshot) => eventsAt(flow, snapshot as AnyMachineSnapshot),
        serializeState: (snapshot) => JSON.stringify(flow.tellsApart(snapshot as AnyMachineSnapshot)),
      }).map(({ steps }) => {
        const events = steps.slice(1).map(({ event }) => event as FlowEvent);
        return { input, events, snapshots: follow(flow, input, events) };
      }),
    )
    .sort((one, other) => one.events.length - other.events.length);
}

/** A snapshot of the graph may stand for several, so not from there. */
function follow(flow: Flow, input: unknown, events: readonly FlowEvent[]): AnyMachineSnapshot[] {
  let current = initialTransition(flow.machine, input)[0] as AnyMachineSnapshot;
  return [
    current,
    ...events.map((event) => (current = transition(flow.machine, current, event)[0] as AnyMachineSnapshot)),
  ];
}

export function wayTo(flow: Flow, state: string, where: Where = () => true): Way | null {
  const isThere = (snapshot: AnyMachineSnapshot | undefined) =>
    snapshot !== undefined && isInState(snapshot, state) && where(snapshot.context as never);
  return waysOf(flow).find((way) => isThere(way.snapshots.at(-1))) ?? null;
}

/** Walks there with a real actor; throws where the machine has no such state or no event leads to it. */
export async function reach(flow: Flow, state: string, where?: Where): Promise<Sight> {
  const way = wayTo(flow, state, where);
  if (!way) return passedState(flow, state);
  const run = startRun(flow, way.input);
  for (const event of way.events) await run.act(event);
  if (!isInState(run.snapshot(), state))
    throw new Error(`${flow.name}: on the way to ${state} it came to ${nameOf(run.snapshot())}`);
  return { actor: run.actor, snapshot: run.snapshot, run };
}

/** A state that is left as soon as it is entered is seen between two microsteps, with an actor that never starts. */
function passedState(flow: Flow, state: string): Sight {
  const { machine } = flow;
  for (const way of waysOf(flow)) {
    const steps = [
      ...getInitialMicrosteps(machine, way.input),
      ...way.events.flatMap((event, index) => {
        const before = way.snapshots[index];
        return before ? getMicrosteps(machine, before, event) : [];
      }),
    ].map(([snapshot]) => snapshot as AnyMachineSnapshot);
    const passed = steps.find((step) => isInState(step, state));
    if (!passed) continue;
    const snapshot = machine.resolveState({ value: valueOf(passed), context: passed.context as object });
    const actor = createActor(machine, { snapshot, input: way.input });
    return { actor, snapshot: () => actor.getSnapshot() as AnyMachineSnapshot, run: null };
  }
  throw new Error(`${flow.name}: no way leads to ${state}`);
}
