import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type PromiseActorLogic,
} from "xstate";
import { controlledPromise } from "../../../packages/flows/src/testing/controlledPromise";
import type { Flow, FlowEvent } from "./flow";
import { delayNameOf } from "./happenings";

/** A machine that runs with fakes, under a clock that moves only when it is told to. */
export interface Run {
  actor: AnyActorRef;
  snapshot: () => AnyMachineSnapshot;
  /** Brings an event about, as the outside would, and lets everything that follows from it take effect. */
  act: (event: FlowEvent) => Promise<void>;
  /** @param milliseconds of the machine's own time */
  pass: (milliseconds: number) => Promise<void>;
  stop: () => void;
}

interface ControlledActor {
  last: () => { resolve: (output: unknown) => void; reject: (error: unknown) => void };
}

/** @param inspect is told of every event that the machine takes, also those that it sends itself */
export function startRun(flow: Flow, input: unknown, inspect?: (event: FlowEvent) => void): Run {
  const clock = new SimulatedClock();
  const fakes: Record<string, ControlledActor> = {};
  const actors: Record<string, PromiseActorLogic<unknown>> = {};
  for (const name of Object.keys(flow.machine.implementations.actors)) {
    const fake = controlledPromise<unknown>();
    fakes[name] = fake;
    actors[name] = fake.logic;
  }
  const machine: AnyStateMachine = flow.machine.provide({ actors });
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type === "@xstate.event" && inspected.actorRef === actor) inspect?.(inspected.event);
    },
  });
  actor.start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;

  function bringAbout(event: FlowEvent) {
    const [, kind, name = ""] = /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(event.type) ?? [];
    if (kind === "done") fakes[name]?.last().resolve(event["output"]);
    else if (kind === "error") fakes[name]?.last().reject(event["error"]);
    else if (kind === "after") clock.increment(delayOf(machine, snapshot(), delayNameOf(event.type)));
    else actor.send(event);
  }

  return {
    actor,
    snapshot,
    act(event) {
      bringAbout(event);
      return settled();
    },
    pass(milliseconds) {
      clock.increment(milliseconds);
      return settled();
    },
    stop: () => void actor.stop(),
  };
}

/** In ms; a delay is a number, the name of one, or of what reckons one from the context. */
export function delayOf(machine: AnyStateMachine, { context }: AnyMachineSnapshot, delay: string): number {
  const given: unknown = machine.implementations.delays[delay] ?? Number(delay);
  return typeof given === "function"
    ? (given as (args: { context: unknown }) => number)({ context })
    : Number(given);
}

/** A turn later every promise that was settled has taken effect. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
