import {
  createActor,
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type InspectionEvent,
  type SimulatedClock,
  type StateValue,
} from "xstate";
import { getShortestPaths, getStateNodes } from "xstate/graph";
import { flush } from "./controlledPromise";

/** An event of the machine or one that XState sends: done, error, after. */
export type GraphEvent = EventObject & Record<string, unknown>;

export interface GeneratedPath {
  input: unknown;
  events: GraphEvent[];
  /** The state value at the start and after each event, as the pure machine computes it. */
  values: StateValue[];
}

export interface PathOptions {
  inputs: readonly unknown[];
  /** What may happen in a state. */
  events: (snapshot: AnyMachineSnapshot) => GraphEvent[];
  /** What distinguishes two snapshots; as little as the machine's guards need. */
  project: (snapshot: AnyMachineSnapshot) => unknown;
}

/** The shortest path to every distinguishable state, each continued by every event that may happen there. */
export function generatePaths(
  machine: AnyStateMachine,
  { inputs, events, project }: PathOptions,
): GeneratedPath[] {
  return inputs.flatMap((input) =>
    getShortestPaths(machine, {
      input,
      events: events as (snapshot: unknown) => GraphEvent[],
      serializeState: (snapshot) => JSON.stringify(project(snapshot as AnyMachineSnapshot)),
    }).flatMap((path) => {
      const taken = path.steps.slice(1).map(({ event }) => event as GraphEvent);
      const start = initialTransition(machine, input)[0] as AnyMachineSnapshot;
      const passed = follow(machine, start, taken);
      const end = passed.at(-1) ?? start;
      return events(end).map((event) => ({
        input,
        events: [...taken, event],
        values: [...passed, transition(machine, end, event)[0]].map(valueOf),
      }));
    }),
  );
}

/** The snapshots before, between and after the events. A snapshot of the graph may stand for several, so not from there. */
function follow(
  machine: AnyStateMachine,
  start: AnyMachineSnapshot,
  events: GraphEvent[],
): AnyMachineSnapshot[] {
  const snapshots = [start];
  let current = start;
  for (const event of events)
    snapshots.push((current = transition(machine, current, event)[0] as AnyMachineSnapshot));
  return snapshots;
}

/** A real actor with fakes walks the path; answers the values it had and the transitions it took. */
export async function walk(
  machine: AnyStateMachine,
  path: GeneratedPath,
  clock: SimulatedClock,
  /** How the outside brings about what XState reports: answers a fake, moves the clock. */
  outside: Record<string, (event: GraphEvent) => void>,
  /** Told of the snapshot before each event. */
  watch: (snapshot: AnyMachineSnapshot) => void = () => {},
): Promise<{ values: StateValue[]; visited: string[] }> {
  const visited: string[] = [];
  const actor = createActor(machine, {
    input: path.input,
    clock,
    inspect: (event) => visited.push(...transitionsOf(event).map(nameTransition)),
  });
  actor.start();
  const values = [valueOf(actor.getSnapshot())];
  for (const event of path.events) {
    watch(actor.getSnapshot() as AnyMachineSnapshot);
    const bringAbout = outside[event.type];
    if (bringAbout) bringAbout(event);
    else actor.send(event);
    await flush();
    values.push(valueOf(actor.getSnapshot()));
  }
  actor.stop();
  return { values, visited };
}

/** Every transition that the machine declares, by name. */
export function allTransitions(machine: AnyStateMachine): string[] {
  return getStateNodes(machine.root)
    .concat(machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map(nameTransition)
    .sort();
}

function nameTransition(definition: AnyTransitionDefinition): string {
  const source = definition.source;
  const eventType = String(definition.eventType);
  const siblings = eventType === "" ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const index = siblings.indexOf(definition);
  return `${source.id} · ${eventType || "always"} · ${index}`;
}

function transitionsOf(event: InspectionEvent): AnyTransitionDefinition[] {
  return event.type === "@xstate.microstep"
    ? event._transitions.filter(({ source, eventType }) => source !== undefined && eventType !== undefined)
    : [];
}

function valueOf(snapshot: unknown): StateValue {
  return (snapshot as AnyMachineSnapshot).value as StateValue;
}
