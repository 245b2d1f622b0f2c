import { forbiddenStorage, memoryStorage } from "../testing/memoryStorage";
import { answerOf, cardOf, queryOf } from "./fixtures";
import { startContext, type TripSearchContext } from "./tripSearchContext";
import {
  createTripSearchStore,
  TRIP_SEARCH_STATE_KEY,
  TRIP_SEARCH_STATE_LIFETIME_MS,
} from "./tripSearchStore";

const context: TripSearchContext = {
  ...startContext({
    query: queryOf({ q: "Grat", country: ["schweiz"], place: ["tirol"], page: 2 }),
    answer: answerOf([3, 4], {
      page: 2,
      understood: {
        parameters: "q=Grat&country=schweiz&place=tirol&page=2",
        places: [{ slug: "tirol", name: "Tirol" }],
        leftOut: ["Hütte"],
      },
      similar: [cardOf(5)],
    }),
  }),
  scrollY: 700,
  relativePositionOffset: -12.5,
  activeTourId: 4,
  fromDetail: true,
};

function storeAt(time: { now: number }) {
  const storage = memoryStorage();
  return {
    storage,
    store: createTripSearchStore(
      () => storage,
      () => time.now,
    ),
  };
}

it("gives back what was written [3.13]", () => {
  const { store, storage } = storeAt({ now: 0 });
  expect(store.read()).toBeNull();
  store.write(context);
  expect(Object.keys(storage.entries())).toEqual([TRIP_SEARCH_STATE_KEY]);
  expect(store.read()).toEqual(context);
  store.remove();
  expect(store.read()).toBeNull();
});

it("keeps a range that is upside down, as it was typed", () => {
  const { store } = storeAt({ now: 0 });
  const upsideDown = { ...context, query: queryOf({ minPrice: 2000, maxPrice: 500 }) };
  store.write(upsideDown);
  expect(store.read()).toEqual(upsideDown);
});

it("removes an entry after half an hour, and one from the future", () => {
  const time = { now: 1_000 };
  const { store, storage } = storeAt(time);
  store.write(context);
  time.now += TRIP_SEARCH_STATE_LIFETIME_MS;
  expect(store.read()).toEqual(context);
  time.now += 1;
  expect(store.read()).toBeNull();
  expect(storage.entries()).toEqual({});
  store.write(context);
  time.now = 0;
  expect(store.read()).toBeNull();
  expect(storage.entries()).toEqual({});
});

const { query: _query, ...rest } = context;
const entry = { ...rest, query: "q=Grat&country=schweiz&place=tirol&page=2", storedAt: 0 };
it.each([
  ["no JSON", "{"],
  ["no object", "[1]"],
  ["null", "null"],
  ["no time", JSON.stringify({ ...entry, storedAt: undefined })],
  ["a query that is none", JSON.stringify({ ...entry, query: "page=zwei" })],
  ["a query as an object", JSON.stringify({ ...entry, query: { q: "Grat" } })],
  ["results that are none", JSON.stringify({ ...entry, searchResults: [{ number: 1 }] })],
  ["similar trips that are none", JSON.stringify({ ...entry, similar: [{ number: 1 }] })],
  [
    "words that are none",
    JSON.stringify({ ...entry, understood: { parameters: "", places: [], leftOut: [1] } }),
  ],
  ["results without list", JSON.stringify({ ...entry, searchResults: {} })],
  ["a missing facet", JSON.stringify({ ...entry, facets: {} })],
  ["a filter without name", JSON.stringify({ ...entry, countries: [{ slug: "schweiz" }] })],
  ["a place that is none", JSON.stringify({ ...entry, scrollY: "700" })],
  ["a field of an earlier version", JSON.stringify({ ...entry, filters: [] })],
  ["a missing field", JSON.stringify({ ...entry, activeTourId: undefined })],
])("tolerates and removes an entry with %s", (_what, text) => {
  const { store, storage } = storeAt({ now: 0 });
  storage.setItem(TRIP_SEARCH_STATE_KEY, text);
  expect(store.read()).toBeNull();
  expect(storage.entries()).toEqual({});
});

it("a full storage leaves no entry of an earlier search behind", () => {
  const storage = memoryStorage();
  const store = createTripSearchStore(
    () => storage,
    () => 0,
  );
  store.write(context);
  storage.setItem = forbiddenStorage;
  store.write({ ...context, scrollY: 1 });
  expect(storage.entries()).toEqual({});
});
