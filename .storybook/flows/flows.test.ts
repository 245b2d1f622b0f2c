import { readdirSync } from "node:fs";
import path from "node:path";
import * as flows from "@gratweg/flows";
import { createMachine, StateMachine, type AnyStateMachine } from "xstate";
import type { Flow } from "./kit/flow";
import type { FlowStory } from "./kit/flowStory";
import { reach } from "./kit/reach";
import { statesOf } from "./kit/states";

const files = readdirSync(__dirname);
const names = files.filter((file) => file.endsWith(".flow.tsx")).map((file) => file.replace(".flow.tsx", ""));

interface Shown {
  name: string;
  flow: Flow;
  title: string;
  stories: Readonly<Record<string, FlowStory>>;
}

async function load(name: string): Promise<Shown> {
  const { [`${name}Flow`]: flow } = (await import(path.join(__dirname, `${name}.flow.tsx`))) as Record<
    string,
    Flow
  >;
  const { default: meta, ...stories } = (await import(path.join(__dirname, `${name}.stories.tsx`))) as {
    default: { title: string };
  } & Record<string, FlowStory>;
  if (!flow) throw new Error(`${name}.flow.tsx has to export ${name}Flow`);
  return { name, flow, title: meta.title, stories };
}

const shown = Promise.all(names.map(load));

/** The states of a machine that no story shows, and what stories show that the machine does not have. */
function compare(machine: AnyStateMachine, states: readonly string[]) {
  const declared = statesOf(machine).map(({ name }) => name);
  return {
    unshown: declared.filter((state) => !states.includes(state)),
    unknown: states.filter((state) => !declared.includes(state)),
  };
}

const statesShown = ({ stories }: Shown) =>
  Object.values(stories).flatMap(({ args }) => (args?.state === undefined ? [] : [args.state]));

test("every machine of the package has a flow with a statechart", async () => {
  const machines = Object.entries(flows).flatMap(([name, value]) =>
    value instanceof StateMachine ? [name] : [],
  );
  const all = await shown;
  const drawn = all
    .filter(
      ({ stories, title }) => stories["Statechart"]?.args?.state === undefined && title.startsWith("Flows/"),
    )
    .map(({ flow }) => Object.entries(flows).find(([, value]) => value === flow.machine)?.[0]);
  expect(machines.length).toBeGreaterThanOrEqual(8);
  expect(drawn.sort()).toEqual(machines.sort());
  expect(all.filter(({ stories }) => !stories["Statechart"]).map(({ name }) => name)).toEqual([]);
});

test.each(names)("%s: every state has a story", async (name) => {
  const found = (await shown).find((one) => one.name === name);
  expect(found && compare(found.flow.machine, statesShown(found))).toEqual({ unshown: [], unknown: [] });
});

test("a machine that gains a state, inside of another or in a region of its own, has one that no story shows", () => {
  const before = { initial: "a", states: { a: {}, b: { initial: "c", states: { c: {} } } } } as const;
  const machine = createMachine({
    ...before,
    states: { ...before.states, b: { initial: "c", states: { c: {}, added: {} } } },
  });
  const parallel = createMachine({
    type: "parallel",
    states: { one: before, two: { initial: "x", states: { x: {}, passed: { always: "x" } } } },
  });
  const states = ["a", "b.c"];
  expect([compare(createMachine(before), states), compare(machine, states)]).toEqual([
    { unshown: [], unknown: [] },
    { unshown: ["b.added"], unknown: [] },
  ]);
  expect(statesOf(parallel).map(({ name }) => name)).toEqual([
    "one.a + two.x",
    "one.b.c + two.x",
    "two.passed",
  ]);
});

test("a state that no event leads to is not shown by mistake", async () => {
  const [one] = await shown;
  const island = createMachine({ initial: "a", states: { a: {}, island: {} } });
  await expect(
    reach(
      {
        ...one!.flow,
        machine: island,
        inputs: { any: undefined },
        tellsApart: ({ value }) => value as unknown,
      },
      "island",
    ),
  ).rejects.toThrow("no way leads to island");
});
