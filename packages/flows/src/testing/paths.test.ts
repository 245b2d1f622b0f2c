import { createMachine, SimulatedClock } from "xstate";
import { allTransitions, generatePaths, walk } from "./paths";

it("shows a transition that no path visits", async () => {
  const machine = createMachine({
    id: "door",
    initial: "closed",
    states: {
      closed: { on: { open: [{ target: "opened" }, { target: "broken" }] } },
      opened: { on: { close: "closed" } },
      broken: { on: { repair: "closed" } },
    },
  });
  const paths = generatePaths(machine, {
    inputs: [undefined],
    events: () => [{ type: "open" }, { type: "close" }, { type: "repair" }],
    project: ({ value }) => value as unknown,
  });
  const visited = new Set<string>();
  for (const path of paths)
    for (const name of (await walk(machine, path, new SimulatedClock(), {})).visited) visited.add(name);
  expect(allTransitions(machine).filter((name) => !visited.has(name))).toEqual([
    "door.broken · repair · 0",
    "door.closed · open · 1",
  ]);
});
