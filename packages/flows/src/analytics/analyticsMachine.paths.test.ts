import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import { analyticsMachine, type AnalyticsContext, type StartClient } from "./analyticsMachine";

const start: StartClient = () => ({ view: () => {}, stop: () => {} });
const DONE = "xstate.done.actor.loadClient";
const FAILED = "xstate.error.actor.loadClient";

const paths = generatePaths(analyticsMachine, {
  inputs: [undefined],
  events: (snapshot): GraphEvent[] => [
    { type: "consent.grant" },
    { type: "consent.withdraw" },
    { type: "route.change", view: { path: "/de", at: 1 } },
    { type: "route.change", view: { path: "/de/magazin", at: 2 } },
    { type: "page.fail", failure: { error: new Error("kaputt"), path: "/de", at: 3 } },
    ...(snapshot.matches("loading")
      ? [
          { type: DONE, output: start },
          { type: FAILED, error: new Error("Loading chunk 7 failed.") },
        ]
      : []),
  ],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const { lastPath } = context as AnalyticsContext;
    return [value as unknown, lastPath];
  },
});

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const library = controlledPromise<StartClient>();
    const machine = analyticsMachine.provide({ actors: { loadClient: library.logic } });
    const walked = await walk(machine, path, new SimulatedClock(), {
      [DONE]: ({ output }) => library.last().resolve(output as StartClient),
      [FAILED]: ({ error }) => library.last().reject(error),
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(analyticsMachine));
});
