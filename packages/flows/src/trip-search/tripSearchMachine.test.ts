import type { SearchAnswer } from "@gratweg/contracts";
import { writeSearchQuery, type SearchQuery } from "@gratweg/contracts/search-query";
import { createActor, SimulatedClock } from "xstate";
import { controlledPromise, flush } from "../testing/controlledPromise";
import { answerOf, cardOf, queryOf } from "./fixtures";
import { clearedContext, type TripSearchContext, type TripSearchInput } from "./tripSearchContext";
import { TripSearchError } from "./TripSearchError";
import { tripSearchMachine } from "./tripSearchMachine";

const prerendered = { query: queryOf(), answer: answerOf([1, 2]) };
const place = { scrollY: 1200, relativePositionOffset: 80, activeTourId: 2 };

function start(input: TripSearchInput = prerendered) {
  const searchTrips = controlledPromise<SearchAnswer, { query: SearchQuery }>();
  const restoreState = controlledPromise<TripSearchContext | null>();
  const effects: unknown[][] = [];
  const clock = new SimulatedClock();
  const log =
    (name: string) =>
    (_: unknown, params: unknown): void => {
      effects.push(params === undefined ? [name] : [name, params]);
    };
  const address =
    (name: string) =>
    (_: unknown, { query }: { query: SearchQuery }): void => {
      effects.push([name, writeSearchQuery(query).toString()]);
    };
  const actor = createActor(
    tripSearchMachine.provide({
      actors: { searchTrips: searchTrips.logic, restoreState: restoreState.logic },
      actions: {
        persistState: log("persistState"),
        forgetState: log("forgetState"),
        pushAddress: address("push"),
        replaceAddress: address("replace"),
        scrollTo: log("scrollTo"),
      },
    }),
    { input, clock },
  ).start();
  return {
    actor,
    clock,
    searchTrips,
    restoreState,
    effects,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    asked: () => searchTrips.calls.map(({ input: { query } }) => writeSearchQuery(query).toString()),
  };
}

describe("the start", () => {
  it("shows the first page that was rendered when the site was built, without a call", () => {
    const search = start();
    expect(search.value()).toBe("showing");
    expect(search.asked()).toEqual([]);
    expect(search.context()).toEqual({
      ...clearedContext(),
      answeredQuery: "",
      searchResults: [cardOf(1), cardOf(2)],
      page: 1,
      pageCount: 3,
      totalResults: 67,
      facets: prerendered.answer.meta.facets,
    });
  });

  it("waits without data, also on a server, until an address is given", () => {
    const search = start({});
    expect(search.value()).toBe("idle");
    search.actor.send({ type: "address.change", query: queryOf() });
    expect(search.value()).toBe("searching");
    expect(search.asked()).toEqual([""]);
  });

  it("searches when the address asks for something else than what was rendered", () => {
    const search = start();
    search.actor.send({ type: "address.change", query: queryOf() });
    expect(search.asked()).toEqual([]);
    search.actor.send({ type: "address.change", query: queryOf({ q: "Huette" }) });
    expect(search.asked()).toEqual(["q=Huette"]);
    expect(search.effects).toEqual([]);
  });
});

describe("typing", () => {
  it("searches once, 150 ms after the last key, and replaces the address", () => {
    const search = start();
    search.actor.send({ type: "query.change", patch: { q: "Hü" } });
    search.clock.increment(149);
    search.actor.send({ type: "query.change", patch: { q: "Hütte" } });
    search.clock.increment(149);
    expect(search.value()).toBe("debouncing");
    search.clock.increment(1);
    expect(search.value()).toBe("searching");
    expect(search.asked()).toEqual(["q=H%C3%BCtte"]);
    expect(search.effects).toEqual([["replace", "q=H%C3%BCtte"]]);
  });

  it("keeps what is typed and asks for nothing when it means the same", () => {
    const search = start();
    search.actor.send({ type: "query.change", patch: { q: "  " } });
    search.clock.increment(150);
    expect(search.value()).toBe("showing");
    expect(search.context().query.q).toBe("  ");
    expect(search.asked()).toEqual([]);
  });

  it("asks a range that is upside down without its end, and keeps both in the form", () => {
    const search = start();
    search.actor.send({ type: "query.change", patch: { minDays: 9, maxDays: 4 } });
    search.clock.increment(150);
    expect(search.asked()).toEqual(["minDays=9"]);
    expect(search.context().query).toMatchObject({ minDays: 9, maxDays: 4 });
    // A reload shows both again.
    expect(search.effects).toEqual([["replace", "minDays=9&maxDays=4"]]);
  });

  it("follows an address that differs in the end of such a range alone, without asking again", async () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { minDays: 9 } });
    search.searchTrips.last().resolve(answerOf([7]));
    await flush();
    const upsideDown = queryOf({ minDays: 9, maxDays: 4 });
    search.actor.send({ type: "address.change", query: upsideDown });
    expect(search.context().query).toEqual(upsideDown);
    expect(search.value()).toBe("showing");
    expect(search.asked()).toEqual(["minDays=9"]);
  });

  it("starts at once on submit", () => {
    const search = start();
    search.actor.send({ type: "query.change", patch: { q: "Grat" } });
    search.actor.send({ type: "query.submit" });
    search.clock.increment(1000);
    expect(search.asked()).toEqual(["q=Grat"]);
    expect(search.effects).toEqual([["push", "q=Grat"]]);
  });
});

describe("answers", () => {
  it("a late answer of an older query never wins, and its request is aborted", async () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { q: "alt" } });
    search.actor.send({ type: "query.submit", patch: { q: "neu" } });
    const [older, newer] = search.searchTrips.calls;
    expect([older?.signal.aborted, newer?.signal.aborted]).toEqual([true, false]);
    newer?.resolve(answerOf([7]));
    await flush();
    older?.resolve(answerOf([6]));
    await flush();
    expect(search.value()).toBe("showing");
    expect(search.context().searchResults).toEqual([cardOf(7)]);
  });

  it("an older answer that arrives while something newer is typed does not show up", async () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { q: "alt" } });
    search.actor.send({ type: "query.change", patch: { q: "neu" } });
    search.searchTrips.last().resolve(answerOf([6]));
    await flush();
    expect(search.value()).toBe("debouncing");
    expect(search.context().searchResults).toEqual(prerendered.answer.data);
  });

  it("an empty answer offers its suggestion", async () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { q: "Hüte" } });
    search.searchTrips.last().resolve(answerOf([], { suggestion: "Hütte" }));
    await flush();
    expect(search.value()).toBe("empty");
    expect(search.context()).toMatchObject({ searchResults: [], totalResults: 0, suggestion: "Hütte" });
  });

  it("a page beyond the last one leads to the last one", async () => {
    const search = start({});
    search.actor.send({ type: "address.change", query: queryOf({ q: "Grat", page: 99 }) });
    search.searchTrips.last().resolve(answerOf([], { page: 99, pageCount: 3 }));
    await flush();
    expect(search.asked()).toEqual(["q=Grat&page=99", "q=Grat&page=3"]);
    expect(search.effects).toEqual([["replace", "q=Grat&page=3"]]);
  });

  it.each([
    [new TripSearchError("offline"), "offline"],
    [new TripSearchError("unavailable"), "failed"],
    [new TypeError("defect"), "failed"],
  ])("%s leads to %s, keeps the results, and can be tried again", async (error, state) => {
    const search = start();
    search.actor.send({ type: "page.go", page: 2 });
    search.searchTrips.last().reject(error);
    await flush();
    expect(search.value()).toBe(state);
    expect(search.context().searchResults).toEqual(prerendered.answer.data);
    search.actor.send({ type: "search.retry" });
    expect(search.asked()).toEqual(["page=2", "page=2"]);
  });

  it("goes on by itself when the connection is back", async () => {
    const search = start();
    search.actor.send({ type: "page.go", page: 2 });
    search.searchTrips.last().reject(new TripSearchError("offline"));
    await flush();
    search.actor.send({ type: "connection.restore" });
    expect(search.value()).toBe("searching");
  });

  it("gives up after ten seconds", () => {
    const search = start();
    search.actor.send({ type: "page.go", page: 2 });
    search.clock.increment(9_999);
    expect(search.value()).toBe("searching");
    search.clock.increment(1);
    expect(search.value()).toBe("failed");
    expect(search.searchTrips.last().signal.aborted).toBe(true);
  });
});

describe("what the words say", () => {
  const tirol = { slug: "tirol", name: "Tirol" };
  const sentence = "Hüttentour in Tirol im Juli";
  const asWords = "q=H%C3%BCttentour+in+Tirol+im+Juli";
  const asFacts = "q=H%C3%BCttentour&place=tirol&month=2027-07";
  const understood = { parameters: asFacts, places: [tirol], leftOut: [] };
  const answer = answerOf([7], { understood });

  it("becomes the query of a submitted search: facts are filters, the address says so, nothing is asked twice", async () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { q: sentence } });
    search.searchTrips.last().resolve(answer);
    await flush();
    expect(search.value()).toBe("showing");
    expect(search.context()).toMatchObject({
      query: queryOf({ q: "Hüttentour", place: ["tirol"], month: ["2027-07"] }),
      searchResults: [cardOf(7)],
      places: [tirol],
      understood,
    });
    expect(search.effects).toEqual([
      ["push", asWords],
      ["replace", asFacts],
    ]);
    search.actor.send({ type: "query.submit" });
    expect(search.asked()).toEqual([asWords]);
  });

  it("becomes the query of an address, which keeps its page", async () => {
    const search = start();
    search.actor.send({ type: "address.change", query: queryOf({ q: sentence, page: 2 }) });
    const parameters = `${asFacts}&page=2`;
    search.searchTrips.last().resolve(answerOf([7], { page: 2, understood: { ...understood, parameters } }));
    await flush();
    expect(search.effects).toEqual([["replace", parameters]]);
    expect(search.context().query.page).toBe(2);
  });

  it("leaves the field alone while somebody types, until the search is submitted", async () => {
    const search = start();
    search.actor.send({ type: "query.change", patch: { q: sentence } });
    search.clock.increment(150);
    search.searchTrips.last().resolve(answer);
    await flush();
    expect(search.context()).toMatchObject({ query: queryOf({ q: sentence }), understood });
    expect(search.effects).toEqual([["replace", asWords]]);

    search.actor.send({ type: "query.submit", patch: { q: sentence } });
    expect(search.value()).toBe("showing");
    expect(search.context().query.q).toBe("Hüttentour");
    expect(search.asked()).toEqual([asWords]);
    expect(search.effects.at(-1)).toEqual(["replace", asFacts]);
  });

  it("does not touch what is typed while a submitted search is still under way", async () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { q: sentence } });
    search.actor.send({ type: "query.change", patch: { q: `${sentence} mit Hund` } });
    search.searchTrips.last().resolve(answer);
    await flush();
    expect(search.context().query.q).toBe(`${sentence} mit Hund`);
    expect(search.context().understood).toBeNull();
  });

  it("keeps the end of a range that is upside down", async () => {
    const search = start();
    const query = queryOf({ q: sentence, minPrice: 2000, maxPrice: 500 });
    search.actor.send({ type: "address.change", query });
    const parameters = `${asFacts}&minPrice=2000`;
    search.searchTrips.last().resolve(answerOf([7], { understood: { ...understood, parameters } }));
    await flush();
    expect(search.context().query).toMatchObject({ minPrice: 2000, maxPrice: 500 });
    expect(search.effects).toEqual([["replace", `${asFacts}&minPrice=2000&maxPrice=500`]]);
  });

  it("an activity that is left out keeps the name that facets gave it before", async () => {
    const search = start();
    const before = answerOf([1]);
    before.meta.facets.activity = [{ value: "klettersteig", label: "Klettersteig", count: 3 }];
    search.actor.send({ type: "query.submit", patch: { q: "Grat" } });
    search.searchTrips.last().resolve(before);
    await flush();
    search.actor.send({ type: "query.submit", patch: { q: "ohne Klettersteig" } });
    const parameters = "excludeActivity=klettersteig";
    search.searchTrips.last().resolve(answerOf([1], { understood: { parameters, places: [], leftOut: [] } }));
    await flush();
    expect(search.context().excludedActivities).toEqual([{ slug: "klettersteig", name: "Klettersteig" }]);
  });

  it("a place keeps its name while the next answer is sought", async () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { q: sentence } });
    search.searchTrips.last().resolve(answer);
    await flush();
    search.actor.send({ type: "query.submit", patch: { month: [] } });
    expect(search.value()).toBe("searching");
    expect(search.context().places).toEqual([tirol]);
  });

  it("similar trips are no finds, and the next answer forgets them", async () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { q: "Grat", place: ["tirol"] } });
    search.searchTrips.last().resolve(answerOf([], { similar: [cardOf(8)] }));
    await flush();
    expect(search.value()).toBe("empty");
    expect(search.context()).toMatchObject({ searchResults: [], totalResults: 0, similar: [cardOf(8)] });
    search.actor.send({ type: "query.submit", patch: { place: [] } });
    search.searchTrips.last().resolve(answerOf([9]));
    await flush();
    expect(search.context().similar).toEqual([]);
  });

  it("is adopted when the visitor comes back to words that were being typed", async () => {
    const search = start();
    search.actor.send({ type: "query.change", patch: { q: sentence } });
    search.clock.increment(150);
    search.searchTrips.last().resolve(answer);
    await flush();
    search.actor.send({ type: "trip.open", ...place });
    const stored = search.context();
    const back = start({});
    back.actor.send({ type: "trip.return", query: queryOf({ q: sentence }) });
    back.restoreState.last().resolve(stored);
    await flush();
    expect(back.effects).toEqual([
      ["replace", asFacts],
      ["scrollTo", { kind: "place", ...place }],
    ]);
    expect(back.asked()).toEqual([]);
  });
});

describe("filters and pages", () => {
  it("toggles a value on page 1, names it from the facets and pushes the address", () => {
    const search = start({ ...prerendered, query: queryOf({ page: 2 }) });
    search.actor.send({ type: "filter.toggle", facet: "country", value: "schweiz" });
    expect(search.context().countries).toEqual([{ slug: "schweiz", name: "Schweiz" }]);
    search.actor.send({ type: "filter.toggle", facet: "difficulty", value: "3" });
    search.actor.send({ type: "filter.toggle", facet: "difficulty", value: "2" });
    expect(search.effects).toEqual([
      ["push", "country=schweiz"],
      ["push", "country=schweiz&difficulty=3"],
      ["push", "country=schweiz&difficulty=2&difficulty=3"],
    ]);
    expect(search.asked().at(-1)).toBe("country=schweiz&difficulty=2&difficulty=3");
  });

  it("keeps a chosen value's name when an answer no longer counts it", async () => {
    const search = start();
    search.actor.send({ type: "filter.toggle", facet: "country", value: "schweiz" });
    const answer = answerOf([]);
    answer.meta.facets.country = [];
    search.searchTrips.last().resolve(answer);
    await flush();
    expect(search.context().countries).toEqual([{ slug: "schweiz", name: "Schweiz" }]);
  });

  it("switching a value off again shows what is already there, without a call", () => {
    const search = start();
    search.actor.send({ type: "filter.toggle", facet: "country", value: "schweiz" });
    search.actor.send({ type: "filter.toggle", facet: "country", value: "schweiz" });
    expect(search.value()).toBe("showing");
    expect(search.asked()).toEqual(["country=schweiz"]);
    expect(search.searchTrips.last().signal.aborted).toBe(true);
  });

  it("resets text and filters, and keeps the order", () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { q: "Grat", country: ["schweiz"], sort: "price" } });
    search.actor.send({ type: "filter.reset" });
    expect(search.asked().at(-1)).toBe("sort=price");
    expect(search.context().countries).toEqual([]);
  });

  it("goes to another page and to the top of the results, but not to the same page again", () => {
    const search = start();
    search.actor.send({ type: "page.go", page: 1 });
    expect(search.effects).toEqual([]);
    search.actor.send({ type: "page.go", page: 2 });
    expect(search.effects).toEqual([
      ["push", "page=2"],
      ["scrollTo", { kind: "results" }],
    ]);
  });

  it("clears results and total, forgets the stored state and stops a running search (section 4) [4.20]", () => {
    const search = start();
    search.actor.send({ type: "query.submit", patch: { q: "Grat" } });
    search.actor.send({ type: "search.clear" });
    expect(search.value()).toBe("idle");
    expect(search.context()).toMatchObject({
      ...{ query: queryOf({}), answeredQuery: null, suggestion: null, activeTourId: null },
      ...{ searchResults: [], totalResults: 0, page: 1, pageCount: 0, fromDetail: false, scrollY: 0 },
      ...{ countries: [], operators: [], regions: [], continents: [], activities: [] },
      ...{ travelTypes: [], travelFocusTypes: [] },
    });
    expect(search.searchTrips.last().signal.aborted).toBe(true);
    expect(search.effects.slice(-2)).toEqual([["forgetState"], ["push", ""]]);
  });
});

describe("a trip and back", () => {
  const opened = (): TripSearchContext => {
    const search = start();
    search.actor.send({ type: "trip.open", ...place });
    expect(search.effects).toEqual([["persistState"]]);
    return search.context();
  };

  it("stores where the visitor stood", () => {
    expect(opened()).toMatchObject({ ...place, fromDetail: true });
  });

  it("restores results, page, place and active tour in a new page without a call [3.13]", async () => {
    const stored = {
      ...opened(),
      query: queryOf({ q: "Grat", page: 2 }),
      answeredQuery: "page=2&q=Grat",
      page: 2,
    };
    const search = start({});
    search.actor.send({ type: "trip.return", query: queryOf({ q: "Grat", page: 2 }) });
    expect(search.value()).toBe("restoring");
    search.restoreState.last().resolve(stored);
    await flush();
    expect(search.value()).toBe("showing");
    expect(search.context()).toEqual({ ...stored, fromDetail: false });
    expect(search.effects).toEqual([["scrollTo", { kind: "place", ...place }]]);
    expect(search.asked()).toEqual([]);
  });

  it("searches first when the answer was still under way, then takes up the place", async () => {
    const stored = { ...opened(), query: queryOf({ q: "Grat" }) };
    const search = start();
    search.actor.send({ type: "trip.return", query: queryOf({ q: "Grat" }) });
    search.restoreState.last().resolve(stored);
    await flush();
    expect(search.effects).toEqual([]);
    search.searchTrips.last().resolve(answerOf([1, 2, 3]));
    await flush();
    expect(search.effects).toEqual([["scrollTo", { kind: "place", ...place }]]);
  });

  it("does not restore the state of another address", async () => {
    const stored = opened();
    const search = start();
    search.actor.send({ type: "trip.return", query: queryOf({ q: "Grat" }) });
    search.restoreState.last().resolve(stored);
    await flush();
    expect(search.asked()).toEqual(["q=Grat"]);
    search.searchTrips.last().resolve(answerOf([9]));
    await flush();
    expect(search.effects).toEqual([]);
    expect(search.context()).toMatchObject({ activeTourId: null, fromDetail: false });
  });

  it.each(["nothing stored", "an unreadable storage"])(
    "keeps the place of the same page's memory with %s",
    async (what) => {
      const search = start();
      search.actor.send({ type: "trip.open", ...place });
      search.actor.send({ type: "trip.return", query: queryOf() });
      if (what === "nothing stored") search.restoreState.last().resolve(null);
      else search.restoreState.last().reject(new Error("blocked"));
      await flush();
      expect(search.effects.at(-1)).toEqual(["scrollTo", { kind: "place", ...place }]);
      expect(search.value()).toBe("showing");
    },
  );

  it("a new search after the trip does not jump back to the place", async () => {
    const search = start();
    search.actor.send({ type: "trip.open", ...place });
    search.actor.send({ type: "query.submit", patch: { q: "Grat" } });
    search.searchTrips.last().resolve(answerOf([9]));
    await flush();
    expect(search.effects.filter(([name]) => name === "scrollTo")).toEqual([]);
  });
});
