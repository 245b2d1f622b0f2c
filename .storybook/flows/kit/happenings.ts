import type { AnyMachineSnapshot, AnyStateNode } from "xstate";
import type { Flow, FlowEvent } from "./flow";

/** Something that may happen now: said by somebody, answered by the outside, or brought by time. */
export interface Happening {
  kind: "event" | "answer" | "time";
  label: string;
  event: FlowEvent;
}

/** Everything that changes something in this state. */
export function happeningsAt(flow: Flow, snapshot: AnyMachineSnapshot): Happening[] {
  return [
    ...flow.events
      .filter((event) => snapshot.can(event))
      .map((event) => ({ kind: "event" as const, label: labelEvent(event), event })),
    ...invokedIn(snapshot).flatMap((actor) => answersFor(flow, actor, snapshot)),
    ...timersIn(snapshot).map((event) => ({ kind: "time" as const, label: labelTimer(event.type), event })),
  ];
}

/** What a snapshot waits for, as XState names it; the pure machine follows these too. */
export function eventsAt(flow: Flow, snapshot: AnyMachineSnapshot): FlowEvent[] {
  return happeningsAt(flow, snapshot).map(({ event }) => event);
}

function answersFor(flow: Flow, actor: string, snapshot: AnyMachineSnapshot): Happening[] {
  return Object.entries(flow.answersOf(actor, snapshot)).map(([name, answer]) => ({
    kind: "answer",
    label: `${actor}: ${name}`,
    event:
      "output" in answer
        ? { type: `xstate.done.actor.${actor}`, output: answer.output }
        : { type: `xstate.error.actor.${actor}`, error: answer.error },
  }));
}

export function activeNodes(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  return snapshot._nodes as AnyStateNode[];
}

function invokedIn(snapshot: AnyMachineSnapshot): string[] {
  return activeNodes(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id));
}

function timersIn(snapshot: AnyMachineSnapshot): FlowEvent[] {
  return activeNodes(snapshot)
    .flatMap(({ after }) => after)
    .map(({ eventType }) => ({ type: String(eventType) }));
}

/** `xstate.after.pollInterval.build-check.polling.waiting` → `after pollInterval`. */
function labelTimer(eventType: string): string {
  return `after ${delayNameOf(eventType)}`;
}

export function delayNameOf(eventType: string): string {
  return eventType.split(".")[2] ?? "";
}

function labelEvent({ type, ...payload }: FlowEvent): string {
  const values = Object.entries(payload).map(([name, value]) => `${name}: ${shortly(value)}`);
  return values.length === 0 ? type : `${type} (${values.join(", ")})`;
}

const LONGEST = 48;

function shortly(value: unknown): string {
  const text = typeof value === "string" ? value || "„“" : (JSON.stringify(value) ?? "–");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
