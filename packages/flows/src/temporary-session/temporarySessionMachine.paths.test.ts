import { SimulatedClock, fromCallback, type AnyMachineSnapshot } from "xstate";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import { temporarySessionMachine, type TemporarySessionEvent } from "./temporarySessionMachine";

const paths = generatePaths(temporarySessionMachine, {
  inputs: [{ isOn: false }, { isOn: true }],
  events: (): GraphEvent[] => [
    { type: "mode.enable" },
    { type: "mode.disable" },
    { type: "page.leave", at: 2, graceUntil: null },
    { type: "page.leave", at: 2, graceUntil: 2 },
    { type: "page.leave", at: 2, graceUntil: 3 },
  ],
  project: ({ value }: AnyMachineSnapshot) => value as unknown,
});

it("walks every generated path as the pure machine predicts it, visits every transition, and watches only while it is on", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    let watching = 0;
    const machine = temporarySessionMachine.provide({
      actors: {
        watchLeaving: fromCallback<TemporarySessionEvent>(() => {
          watching += 1;
          return () => {
            watching -= 1;
          };
        }),
      },
    });
    const walked = await walk(machine, path, new SimulatedClock(), {});
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    // The walk stops its actor at the end.
    expect(watching).toBe(0);
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(temporarySessionMachine));
});
