import { setImmediate as nextTurn } from "node:timers/promises";
import { emptySearchQuery } from "@gratweg/contracts";
import { createTripSearchInSteps } from "@gratweg/trip-search";
import { trip } from "../testing/fakes";
import { createTripLibrary } from "./tripLibrary";

const TODAY = "2026-11-22";
const trips = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    trip(1001 + at, `tour-${at}`, { sites: at % 2 ? ["hiking"] : ["biking"] }),
  );

/** How often others had their turn until it was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const end = work.then(() => (isDone = true));
  let turns = 0;
  // Read behind an await, so that the promise above may have changed it.
  const running = () => !isDone;
  while (running()) {
    await nextTurn();
    turns += 1;
  }
  await end;
  return turns;
}

const setUp = () => createTripLibrary(createTripSearchInSteps, () => nextTurn());
const found = async (library: ReturnType<typeof setUp>, site: "portal" | "biking") =>
  (await library.search(site, emptySearchQuery(), TODAY))?.meta.pagination.total;

it("lets requests have their turn between two trips, of each index that it builds", async () => {
  const library = setUp();
  expect(await turnsDuring(library.replace(trips(56)))).toBeGreaterThan(3 * 56);
  expect(await turnsDuring(found(library, "biking"))).toBeGreaterThan(3 * 28);
  // Both are kept, and built anew with the next load.
  expect(await turnsDuring(found(library, "biking"))).toBeLessThan(5);
  expect(await turnsDuring(library.replace(trips(60)))).toBeGreaterThan(3 * (60 + 30));
  expect(await turnsDuring(found(library, "biking"))).toBeLessThan(5);
  expect([await found(library, "biking"), await found(library, "portal")]).toEqual([30, 60]);
});

it("finds the trips before until the new ones are there", async () => {
  const library = setUp();
  expect([library.loaded(), library.search("portal", emptySearchQuery(), TODAY)]).toEqual([false, undefined]);
  await library.replace(trips(3));
  const replacing = library.replace(trips(5));
  expect([library.size(), await found(library, "portal")]).toEqual([3, 3]);
  await replacing;
  expect([library.size(), await found(library, "portal")]).toEqual([5, 5]);
});

it("keeps the trips before when no index can be made of the new ones", async () => {
  let isBroken = false;
  const library = createTripLibrary((documents, site, breathe) => {
    if (isBroken) throw new Error("broken");
    return createTripSearchInSteps(documents, site, breathe);
  });
  await library.replace(trips(3));
  isBroken = true;
  await expect(library.replace(trips(5))).rejects.toThrow("broken");
  expect([library.size(), await found(library, "portal")]).toEqual([3, 3]);
});

describe("search words", () => {
  const teaser = "Baden in warmen Quellen.";
  const bathing = [trip(1001, "quellen", { title: "Thermalbad und Tal", teaser, sites: ["hiking"] })];
  const words = [{ kind: "same" as const, words: ["Jacuzzi", "Thermalbad"], finds: [], site: "hiking" }];
  const finds = async (library: ReturnType<typeof setUp>, site: "portal" | "hiking") =>
    (await library.search(site, { ...emptySearchQuery(), q: "Jacuzzi" }, TODAY))?.meta.pagination.total;

  it("count as soon as they are there, on the sites that they are meant for", async () => {
    const library = setUp();
    await library.replace(bathing);
    expect(await finds(library, "hiking")).toBe(0);
    await library.replaceWords(words);
    expect([await finds(library, "hiking"), await finds(library, "portal")]).toEqual([1, 0]);
    await library.replaceWords([]);
    expect(await finds(library, "hiking")).toBe(0);
  });

  it("hold for trips that come later, and for those that come meanwhile", async () => {
    const library = setUp();
    await library.replaceWords(words);
    await Promise.all([library.replace(bathing), library.replaceWords(words)]);
    await library.replace([...bathing, trip(1002, "anders")]);
    expect([await finds(library, "hiking"), library.size()]).toEqual([1, 2]);
  });

  it("stay as they were when no index can be made with the new ones", async () => {
    let isBroken = false;
    const library = createTripLibrary((...asked) => {
      if (isBroken) throw new Error("broken");
      return createTripSearchInSteps(...asked);
    });
    await library.replaceWords(words);
    await library.replace(bathing);
    isBroken = true;
    await expect(library.replaceWords([])).rejects.toThrow("broken");
    isBroken = false;
    await library.replace([...bathing]);
    expect(await finds(library, "hiking")).toBe(1);
  });
});
