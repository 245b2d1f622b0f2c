import { createTourOperatorStore } from "./tourOperatorStore";
import type { TourOperator } from "./tourOperators";

const operator = (id: number): TourOperator => ({
  id,
  name: `Veranstalter ${id}`,
  slug: `veranstalter-${id}`,
  rank: id,
  logo: null,
});
const all = [operator(1), operator(2)];

it("fetches once and is reused without a call [4.31]", async () => {
  const fetch = jest.fn(() => Promise.resolve(all));
  const store = createTourOperatorStore(fetch);
  expect(store.operators()).toEqual([]);
  expect(await store.load()).toEqual(all);
  expect(await store.load()).toEqual(all);
  expect(store.operators()).toEqual(all);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("has one call for all who ask at the same time", async () => {
  const fetch = jest.fn(() => Promise.resolve(all));
  const store = createTourOperatorStore(fetch);
  expect(await Promise.all([store.load(), store.load(), store.load()])).toEqual([all, all, all]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("stays empty after a failed call, which fails for all who waited; the next one asks again", async () => {
  const fetch = jest.fn(() => Promise.resolve(all)).mockRejectedValueOnce(new Error("503"));
  const store = createTourOperatorStore(fetch);
  const answers = await Promise.allSettled([store.load(), store.load()]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect([store.operators(), fetch.mock.calls.length]).toEqual([[], 1]);
  expect(await store.load()).toEqual(all);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("asks again while nobody is there", async () => {
  const fetch = jest.fn(() => Promise.resolve(all)).mockResolvedValueOnce([]);
  const store = createTourOperatorStore(fetch);
  expect(await store.load()).toEqual([]);
  expect(await store.load()).toEqual(all);
});
