import {
  createActor,
  SimulatedClock,
  type Actor,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";
import { controlledPromise, flush } from "./controlledPromise";

interface StartOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Effects, by their names. */
  actions?: Record<string, (args: unknown, params: unknown) => void>;
}

/** A machine with its promise actors answered by hand and a clock that a test moves. */
export function startMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, actions = {} }: StartOptions<Machine> = {},
) {
  const clock = new SimulatedClock();
  const names = Object.keys(machine.implementations.actors);
  const calls = Object.fromEntries(names.map((name) => [name, controlledPromise<unknown>()]));
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic]));
  const provided: AnyStateMachine = machine.provide({ actors, actions });
  const actor: Actor<AnyStateMachine> = createActor(provided, { input: input as unknown, clock }).start();
  const call = (name: string) => {
    const found = calls[name];
    if (!found) throw new Error(`There is no actor ${name}.`);
    return found;
  };
  return {
    call,
    snapshot: () => actor.getSnapshot() as SnapshotFrom<Machine>,
    async send(...events: EventFromLogic<Machine>[]) {
      for (const event of events) actor.send(event);
      await flush();
    },
    async answer(name: string, output?: unknown) {
      call(name).last().resolve(output);
      await flush();
    },
    async fail(name: string, error: unknown) {
      call(name).last().reject(error);
      await flush();
    },
    async wait(milliseconds: number) {
      clock.increment(milliseconds);
      await flush();
    },
  };
}
