export const rulesTestFile = ({ camel }) => `import { canTryAgain } from "./${camel}Rules";

test("three attempts and no more", () => {
  expect([0, 1, 2, 3, 4].map(canTryAgain)).toEqual([true, true, true, false, false]);
});
`;

export const machineTestFile = ({ camel }) => `import { createActor, SimulatedClock } from "xstate";
import { controlledPromise, flush } from "../testing/controlledPromise";
import { ${camel}Machine } from "./${camel}Machine";

function start() {
  const clock = new SimulatedClock();
  const loadEntries = controlledPromise<readonly string[]>();
  const machine = ${camel}Machine.provide({ actors: { loadEntries: loadEntries.logic } });
  const actor = createActor(machine, { clock }).start();
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    return { value, ...context };
  };
  return { actor, clock, loadEntries, shown };
}

test("shows what was loaded", async () => {
  const { actor, loadEntries, shown } = start();
  actor.send({ type: "entries.load" });
  expect(shown()).toEqual({ value: "loading", attempts: 1, entries: [] });
  loadEntries.last().resolve(["Karwendel"]);
  await flush();
  expect(shown()).toEqual({ value: "showing", attempts: 0, entries: ["Karwendel"] });
});

test("gives up after ten seconds and tells the request so", () => {
  const { actor, clock, loadEntries, shown } = start();
  actor.send({ type: "entries.load" });
  clock.increment(9_999);
  expect(shown().value).toBe("loading");
  clock.increment(1);
  expect(shown().value).toBe("failed");
  expect(loadEntries.last().signal.aborted).toBe(true);
});

test("the third failure is the last", async () => {
  const { actor, loadEntries, shown } = start();
  actor.send({ type: "entries.load" });
  for (const expected of [2, 3, 3]) {
    loadEntries.last().reject(new TypeError("Failed to fetch"));
    await flush();
    actor.send({ type: "entries.retry" });
    expect(shown().attempts).toBe(expected);
  }
  expect(shown().value).toBe("failed");
});

test("without its effect it fails instead of hanging", async () => {
  const actor = createActor(${camel}Machine).start();
  actor.send({ type: "entries.load" });
  await flush();
  expect(actor.getSnapshot().value).toBe("failed");
});
`;

export const pathsTestFile = ({
  kebab,
  camel,
  pascal,
}) => `import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import { ${camel}Machine, type ${pascal}Context } from "./${camel}Machine";

const PATIENCE = "xstate.after.patience.${kebab}.loading";
const DONE = "xstate.done.actor.loadEntries";
const FAILED = "xstate.error.actor.loadEntries";

const paths = generatePaths(${camel}Machine, {
  inputs: [undefined],
  events: (snapshot): GraphEvent[] => [
    { type: "entries.load" },
    { type: "entries.retry" },
    ...(snapshot.matches("loading")
      ? [{ type: DONE, output: ["Karwendel"] }, { type: FAILED, error: new Error("offline") }, { type: PATIENCE }]
      : []),
  ],
  project: ({ value, context }: AnyMachineSnapshot) => [value as unknown, (context as ${pascal}Context).attempts],
});

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const loadEntries = controlledPromise<readonly string[]>();
    const clock = new SimulatedClock();
    const machine = ${camel}Machine.provide({ actors: { loadEntries: loadEntries.logic } });
    const walked = await walk(machine, path, clock, {
      [DONE]: ({ output }) => loadEntries.last().resolve(output as readonly string[]),
      [FAILED]: ({ error }) => loadEntries.last().reject(error),
      [PATIENCE]: () => clock.increment(10_000),
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(${camel}Machine));
});
`;
