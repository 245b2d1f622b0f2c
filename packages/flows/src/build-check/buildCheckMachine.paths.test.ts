import type { LatestBuild } from "@gratweg/contracts";
import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import { buildCheckMachine, type BuildCheckContext } from "./buildCheckMachine";

const answer = (id: string): GraphEvent => ({
  type: "xstate.done.actor.fetchLatestBuild",
  output: { id, builtAt: "2027-03-01T10:00:00.000Z" },
});
const place = { href: "/de/top", at: 0 };
const always: GraphEvent[] = [
  { type: "tab.show" },
  { type: "navigation.start", ...place },
  { type: "chunk.fail", ...place },
  { type: "reload.requested", ...place, reason: "resources" },
];
const POLL = "xstate.after.pollInterval.build-check.polling.waiting";
const DEADLINE = "xstate.after.answerDeadline.build-check.polling.asking";
const PATIENCE = "xstate.after.reloadPatience.build-check.reloading.leaving";

const paths = generatePaths(buildCheckMachine, {
  inputs: [{ buildId: "a" }],
  events: (snapshot) => [
    ...always,
    ...(snapshot.matches({ polling: "waiting" })
      ? [{ type: POLL }]
      : [answer("a"), answer("b"), { type: "xstate.error.actor.fetchLatestBuild", error: new Error() }]),
    // The clock moves for both regions: these two are only walked where nothing else is due before them.
    ...(snapshot.matches({ polling: "asking", reloading: "resting" }) ? [{ type: DEADLINE }] : []),
    ...(snapshot.matches({ polling: "waiting", reloading: "leaving" }) ? [{ type: PATIENCE }] : []),
  ],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const { latestId, reloadGuard, refusedPath } = context as BuildCheckContext;
    return [value as unknown, latestId, Object.keys(reloadGuard), refusedPath];
  },
}).filter(({ values, events }) =>
  // Five minutes end the ten seconds of `leaving` too.
  events.every(
    ({ type }, index) => type !== POLL || (values[index] as { reloading: string }).reloading === "resting",
  ),
);

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const latest = controlledPromise<LatestBuild>();
    const clock = new SimulatedClock();
    const walked = await walk(
      buildCheckMachine.provide({ actors: { fetchLatestBuild: latest.logic } }),
      path,
      clock,
      {
        "xstate.done.actor.fetchLatestBuild": ({ output }) => latest.last().resolve(output as LatestBuild),
        "xstate.error.actor.fetchLatestBuild": ({ error }) => latest.last().reject(error),
        [POLL]: () => clock.increment(5 * 60_000),
        [DEADLINE]: () => clock.increment(10_000),
        [PATIENCE]: () => clock.increment(10_000),
      },
    );
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(buildCheckMachine));
}, 60_000);
