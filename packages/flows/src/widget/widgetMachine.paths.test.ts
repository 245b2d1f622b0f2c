import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import { widgetMachine } from "./widgetMachine";

const PATIENCE = "xstate.after.patience.widget.loading";
const DONE = "xstate.done.actor.loadWidget";
const FAILED = "xstate.error.actor.loadWidget";

const paths = generatePaths(widgetMachine, {
  inputs: [{ isAllowed: false }, { isAllowed: true }],
  events: (snapshot): GraphEvent[] => [
    { type: "widget.load" },
    { type: "widget.retry" },
    { type: "consent.grant" },
    { type: "consent.withdraw" },
    ...(snapshot.matches("loading")
      ? [{ type: DONE }, { type: FAILED, error: new Error("blocked") }, { type: PATIENCE }]
      : []),
  ],
  project: ({ value }: AnyMachineSnapshot) => value as unknown,
});

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const loadWidget = controlledPromise<void>();
    const clock = new SimulatedClock();
    const machine = widgetMachine.provide({ actors: { loadWidget: loadWidget.logic } });
    const walked = await walk(machine, path, clock, {
      [DONE]: () => loadWidget.last().resolve(),
      [FAILED]: ({ error }) => loadWidget.last().reject(error),
      [PATIENCE]: () => clock.increment(15_000),
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(widgetMachine));
});
