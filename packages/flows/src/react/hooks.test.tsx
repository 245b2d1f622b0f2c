import type { SearchQuery } from "@gratweg/contracts/search-query";
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createActor, SimulatedClock } from "xstate";
import { buildCheckMachine } from "../build-check/buildCheckMachine";
import { answerOf, cardOf, queryOf } from "../trip-search/fixtures";
import { connectTripSearch, type TripSearchPorts } from "../trip-search/connectTripSearch";
import { createTripSearchStore } from "../trip-search/tripSearchStore";
import { TripSearchError } from "../trip-search/TripSearchError";
import { memoryStorage } from "../testing/memoryStorage";
import { useBuildCheck } from "./useBuildCheck";
import { useTripSearch } from "./useTripSearch";

const input = { query: queryOf(), answer: answerOf([1, 2]) };
const place = { scrollY: 640, relativePositionOffset: 90, activeTourId: 2 };

/** Runs a command and lets its promises take effect. */
const run = (command: () => void) =>
  act(async () => {
    command();
    await Promise.resolve();
  });

function ports(searchTrips: TripSearchPorts["searchTrips"], storage = memoryStorage()) {
  const log: string[] = [];
  return {
    log,
    machine: connectTripSearch({
      searchTrips,
      store: createTripSearchStore(() => storage),
      address: {
        push: (parameters) => void log.push(`push ${parameters.toString()}`),
        replace: (parameters) => void log.push(`replace ${parameters.toString()}`),
      },
      scrollTo: (target) => void log.push(`scroll ${JSON.stringify(target)}`),
    }),
  };
}

describe("useTripSearch", () => {
  it("searches, pages and fails by its commands, and hands out selected values only", async () => {
    const asked: SearchQuery[] = [];
    const { machine, log } = ports((query) => {
      asked.push(query);
      return query.page === 3
        ? Promise.reject(new TripSearchError("unavailable"))
        : Promise.resolve(answerOf([5]));
    });
    const { result } = renderHook(() => useTripSearch(machine, input));
    expect(result.current).toMatchObject({ status: "showing", searchResults: [cardOf(1), cardOf(2)] });
    expect(Object.keys(result.current)).not.toContain("answeredQuery");
    const { toggle } = result.current;
    await run(() => toggle("country", "schweiz"));
    expect(result.current).toMatchObject({
      status: "showing",
      searchResults: [cardOf(5)],
      countries: [{ slug: "schweiz", name: "Schweiz" }],
    });
    expect(result.current.toggle).toBe(toggle);
    await run(() => result.current.goToPage(3));
    expect(result.current.status).toBe("failed");
    act(() => result.current.clear());
    expect(result.current).toMatchObject({ status: "idle", searchResults: [], totalResults: 0 });
    expect(asked.map(({ country, page }) => [country, page])).toEqual([
      [["schweiz"], 1],
      [["schweiz"], 3],
    ]);
    expect(log).toEqual([
      "push country=schweiz",
      "push country=schweiz&page=3",
      'scroll {"kind":"results"}',
      "push ",
    ]);
  });

  it("comes back from a trip to the same place in a new page", async () => {
    const storage = memoryStorage();
    const never = () => new Promise<never>(() => {});
    const before = renderHook(() => useTripSearch(ports(never, storage).machine, input));
    act(() => before.result.current.openTrip(place));
    before.unmount();
    const { machine, log } = ports(never, storage);
    const after = renderHook(() => useTripSearch(machine, {}));
    await run(() => after.result.current.returnFromTrip(queryOf()));
    expect(after.result.current).toMatchObject({
      status: "showing",
      searchResults: [cardOf(1), cardOf(2)],
      activeTourId: 2,
    });
    expect(log).toEqual([`scroll ${JSON.stringify({ kind: "place", ...place })}`]);
  });

  it("renders the first page on a server, without an effect", () => {
    const { machine, log } = ports(() => Promise.reject(new Error("no call on a server")));
    function Page() {
      const { status, searchResults } = useTripSearch(machine, input);
      return <p>{`${status}: ${searchResults.map(({ title }) => title).join(", ")}`}</p>;
    }
    expect(renderToString(<Page />)).toBe("<p>showing: Tour 1, Tour 2</p>");
    expect(log).toEqual([]);
  });
});

it("useBuildCheck follows the application's actor", () => {
  const actor = createActor(buildCheckMachine, {
    input: { buildId: "a", isGuardLasting: false },
    clock: new SimulatedClock(),
  }).start();
  const { result } = renderHook(() => useBuildCheck(actor));
  expect(result.current).toEqual({ isOutdated: false, isReloadRefused: false });
  act(() => actor.send({ type: "chunk.fail", href: "/de", at: 0 }));
  expect(result.current).toEqual({ isOutdated: false, isReloadRefused: true });
  actor.stop();
});
