import type { Suggestions } from "@gratweg/contracts";
import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import { suggestionsOf } from "./fixtures";
import { tripSuggestionsMachine, type TripSuggestionsContext } from "./tripSuggestionsMachine";

const visitor: GraphEvent[] = [
  { type: "text.type", typed: "Ti" },
  { type: "text.type", typed: " " },
  { type: "list.open", typed: "Ti" },
  { type: "list.close" },
  { type: "recent.forget" },
];
const outcomes: Record<string, GraphEvent[]> = {
  opening: [
    { type: "xstate.done.actor.readRecent", output: ["Tirol"] },
    { type: "xstate.error.actor.readRecent", error: new Error("forbidden") },
  ],
  pausing: [{ type: "xstate.after.typingPause.trip-suggestions.pausing" }],
  asking: [
    { type: "xstate.done.actor.fetchSuggestions", output: suggestionsOf("Tirol") },
    { type: "xstate.error.actor.fetchSuggestions", error: new Error("503") },
  ],
};

const paths = generatePaths(tripSuggestionsMachine, {
  inputs: [undefined],
  events: (snapshot) => [...visitor, ...(outcomes[String(snapshot.value)] ?? [])],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const { typed, answered, recent } = context as TripSuggestionsContext;
    return [value as unknown, typed.trim() === "", answered === typed.trim(), recent.length];
  },
});

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const fetchSuggestions = controlledPromise<Suggestions, { typed: string }>();
    const readRecent = controlledPromise<readonly string[]>();
    const clock = new SimulatedClock();
    const machine = tripSuggestionsMachine.provide({
      actors: { fetchSuggestions: fetchSuggestions.logic, readRecent: readRecent.logic },
    });
    const walked = await walk(machine, path, clock, {
      "xstate.done.actor.fetchSuggestions": ({ output }) =>
        fetchSuggestions.last().resolve(output as Suggestions),
      "xstate.error.actor.fetchSuggestions": ({ error }) => fetchSuggestions.last().reject(error),
      "xstate.done.actor.readRecent": ({ output }) => readRecent.last().resolve(output as string[]),
      "xstate.error.actor.readRecent": ({ error }) => readRecent.last().reject(error),
      "xstate.after.typingPause.trip-suggestions.pausing": () => clock.increment(25),
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(tripSuggestionsMachine));
}, 60_000);
