import type { Suggestions } from "@gratweg/contracts";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { controlledPromise, flush } from "../testing/controlledPromise";
import { memoryStorage } from "../testing/memoryStorage";
import { connectTripSuggestions } from "./connectTripSuggestions";
import { suggestionsOf } from "./fixtures";
import { createRecentSearches } from "./recentSearches";
import { tripSuggestionsMachine } from "./tripSuggestionsMachine";

function start() {
  const fetchSuggestions = controlledPromise<Suggestions, { typed: string }>();
  const clock = new SimulatedClock();
  const machine = tripSuggestionsMachine.provide({ actors: { fetchSuggestions: fetchSuggestions.logic } });
  const actor = createActor(machine, { clock }).start();
  return {
    actor,
    clock,
    fetchSuggestions,
    type: (typed: string) => actor.send({ type: "text.type", typed }),
    places: () => actor.getSnapshot().context.suggestions?.places.map(({ name }) => name),
    value: () => actor.getSnapshot().value,
    asked: () => fetchSuggestions.calls.map(({ input }) => input.typed),
  };
}

it("asks for what is typed after the shortest of pauses, once for keys in one go", async () => {
  const { type, clock, asked, fetchSuggestions, places, value } = start();
  type("T");
  clock.increment(10);
  type(" Ti ");
  clock.increment(24);
  expect(asked()).toEqual([]);
  clock.increment(1);
  expect(asked()).toEqual(["Ti"]);
  fetchSuggestions.last().resolve(suggestionsOf("Tirol"));
  await flush();
  expect([value(), places()]).toEqual(["showing", ["Tirol"]]);
});

it("an answer that comes late never shows: its request is aborted", async () => {
  const { type, clock, asked, fetchSuggestions, places } = start();
  type("Ti");
  clock.increment(25);
  const late = fetchSuggestions.last();
  type("Schw");
  expect(late.signal.aborted).toBe(true);
  clock.increment(25);
  fetchSuggestions.last().resolve(suggestionsOf("Schweden"));
  late.resolve(suggestionsOf("Tirol"));
  await flush();
  expect([asked(), places()]).toEqual([["Ti", "Schw"], ["Schweden"]]);
});

it("what was answered last is not asked again, and stays in sight until the next answer", async () => {
  const { actor, type, clock, asked, fetchSuggestions, places, value } = start();
  type("Ti");
  clock.increment(25);
  fetchSuggestions.last().resolve(suggestionsOf("Tirol"));
  await flush();
  actor.send({ type: "list.close" });
  expect(value()).toBe("closed");
  actor.send({ type: "list.open", typed: "Ti" });
  await flush();
  expect([value(), asked()]).toEqual(["showing", ["Ti"]]);
  type("Tir");
  expect(places()).toEqual(["Tirol"]);
});

it("without an answer there is no list of something else, and an empty field has none", async () => {
  const { type, clock, fetchSuggestions, places, value } = start();
  type("Ti");
  clock.increment(25);
  fetchSuggestions.last().resolve(suggestionsOf("Tirol"));
  await flush();
  type("Tix");
  clock.increment(25);
  fetchSuggestions.last().reject(new Error("503"));
  await flush();
  expect([value(), places()]).toEqual(["showing", undefined]);
  type("");
  expect([value(), places()]).toEqual(["showing", undefined]);
});

it("shows what was searched on this device, until it is to be forgotten", async () => {
  const storage = memoryStorage();
  const recent = createRecentSearches(() => storage);
  recent.remember("mit Hund");
  const asked: string[] = [];
  const fetchSuggestions = (typed: string) => {
    asked.push(typed);
    return Promise.resolve(suggestionsOf("Tirol"));
  };
  const actor = createActor(connectTripSuggestions({ fetchSuggestions, recent })).start();
  actor.send({ type: "list.open", typed: "" });
  await waitFor(actor, ({ value }) => value === "showing");
  expect(actor.getSnapshot().context.recent).toEqual(["mit Hund"]);
  actor.send({ type: "recent.forget" });
  expect([actor.getSnapshot().context.recent, recent.read(), asked]).toEqual([[], [], []]);
  actor.send({ type: "text.type", typed: "Ti" });
  await waitFor(actor, ({ context }) => context.answered === "Ti");
  expect(asked).toEqual(["Ti"]);
});
