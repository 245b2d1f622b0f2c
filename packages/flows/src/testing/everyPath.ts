import { SimulatedClock, type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode } from "xstate";
import { controlledPromise } from "./controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "./paths";

interface Answers {
  outputs?: readonly unknown[] | ((context: never) => readonly unknown[]);
  errors?: readonly unknown[];
}

interface EveryPathOptions {
  inputs?: readonly unknown[];
  /** What the outside may say in any state. */
  events: readonly GraphEvent[];
  /** What each promise actor may come to, by its name. */
  answers?: Readonly<Record<string, Answers>>;
  /** What of the context the guards ask for. */
  project?: (context: never) => unknown;
}

/**
 * Tests that a real actor with fakes and a simulated clock walks every generated path as the pure machine predicts it, and that the paths
 * visit every transition. Reads from each state what invoked actors may come to and which delays may pass.
 */
export function testEveryPath(
  machine: AnyStateMachine,
  { inputs = [undefined], events, answers = {}, project = () => null }: EveryPathOptions,
): void {
  const title = `${machine.id} walks every generated path as predicted, and visits every transition`;
  const walkAll = async () => {
    const paths = generatePaths(machine, {
      inputs,
      events: (snapshot) => [...events, ...answersAt(snapshot, answers), ...timersAt(snapshot)],
      project: ({ value, context }) => [value as unknown, project(context as never)],
    });
    const fakes = Object.fromEntries(
      Object.keys(answers).map((name) => [name, controlledPromise<unknown>()]),
    );
    const actors = Object.fromEntries(Object.entries(fakes).map(([name, { logic }]) => [name, logic]));
    const provided = machine.provide({ actors });
    const visited = new Set<string>();
    for (const path of paths) {
      const clock = new SimulatedClock();
      let current: AnyMachineSnapshot | null = null;
      const outside: Record<string, (event: GraphEvent) => void> = {};
      for (const { type } of path.events) {
        const [, kind, name = ""] = /^xstate\.(done|error|after)\.(?:actor\.)?([^.]+)/.exec(type) ?? [];
        if (kind === "done") outside[type] = ({ output }) => fakes[name]?.last().resolve(output);
        if (kind === "error") outside[type] = ({ error }) => fakes[name]?.last().reject(error);
        if (kind === "after") outside[type] = () => clock.increment(delayOf(machine, current, name));
      }
      const walked = await walk(provided, path, clock, outside, (snapshot) => {
        current = snapshot;
      });
      expect({ events: path.events, values: walked.values }).toEqual({
        events: path.events,
        values: path.values,
      });
      for (const name of walked.visited) visited.add(name);
    }
    expect(allTransitions(machine).filter((name) => !visited.has(name))).toEqual([]);
  };
  // Thousands of paths take longer on a busy machine than one test usually may.
  it(title, walkAll, 120_000);
}

function activeNodes(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  return snapshot._nodes as AnyStateNode[];
}

function answersAt(snapshot: AnyMachineSnapshot, answers: Readonly<Record<string, Answers>>): GraphEvent[] {
  return activeNodes(snapshot)
    .flatMap(({ invoke }) => invoke.map(({ id }) => id))
    .flatMap((id) => {
      const { outputs = [], errors = [] } = answers[id] ?? {};
      const all = typeof outputs === "function" ? outputs(snapshot.context as never) : outputs;
      return [
        ...all.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
        ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
      ];
    });
}

function timersAt(snapshot: AnyMachineSnapshot): GraphEvent[] {
  const types = activeNodes(snapshot)
    .flatMap(({ after }) => after)
    .map(({ eventType }) => String(eventType));
  return [...new Set(types)].map((type) => ({ type }));
}

function delayOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot | null, name: string): number {
  const delay: unknown = machine.implementations.delays[name];
  return typeof delay === "function"
    ? (delay as (args: { context: unknown }) => number)({ context: snapshot?.context as unknown })
    : Number(delay);
}
