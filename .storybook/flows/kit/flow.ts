import type { ComponentType } from "react";
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
} from "xstate";

/** An event of the machine, or one that XState sends: `xstate.done.actor.…`, `xstate.error.actor.…`, `xstate.after.…`. */
export type FlowEvent = EventObject & Record<string, unknown>;

/** What an invoked actor comes to. */
export type Answer = { output: unknown } | { error: unknown };

type Answers<Context> = Record<string, Answer> | ((context: Context) => Record<string, Answer>);

interface FlowDefinition<Machine extends AnyStateMachine> {
  /** As in the addresses of its stories. */
  name: string;
  /** What it is for, in a sentence. */
  purpose: string;
  machine: Machine;
  /** What it may begin with, by name; several where a state has a beginning of its own. */
  inputs: Record<string, InputFrom<Machine>>;
  /** What visitors, windows and other machines may say. The first way to a state takes the first that fits. */
  events: readonly EventFromLogic<Machine>[];
  /** What each invoked actor may come to, by its id, each with a name. */
  answers?: Record<string, Answers<ContextFrom<Machine>>>;
  /** What of the context decides where the machine can go; as little as its guards need. */
  tellsApart?: (context: ContextFrom<Machine>) => unknown;
  /** The components that the flow drives, through the package's own hook. */
  Screen: ComponentType<{ actor: ActorRefFrom<Machine> }>;
}

/** A machine with everything that brings it into any of its states, and what is seen then. */
export interface Flow {
  name: string;
  purpose: string;
  machine: AnyStateMachine;
  inputs: Readonly<Record<string, unknown>>;
  events: readonly FlowEvent[];
  answersOf: (actor: string, snapshot: AnyMachineSnapshot) => Readonly<Record<string, Answer>>;
  tellsApart: (snapshot: AnyMachineSnapshot) => unknown;
  Screen: ComponentType<{ actor: AnyActorRef }>;
}

/** Checked against its machine here; from here on all flows look the same. */
export function defineFlow<Machine extends AnyStateMachine>(definition: FlowDefinition<Machine>): Flow {
  const { name, purpose, machine, inputs, events, answers = {}, tellsApart, Screen } = definition;
  return {
    name,
    purpose,
    machine,
    inputs,
    events,
    answersOf(actor, { context }) {
      const given = answers[actor] ?? {};
      return typeof given === "function" ? given(context as ContextFrom<Machine>) : given;
    },
    tellsApart: ({ value, context }) => [value as unknown, tellsApart?.(context as ContextFrom<Machine>)],
    Screen: Screen as Flow["Screen"],
  };
}
