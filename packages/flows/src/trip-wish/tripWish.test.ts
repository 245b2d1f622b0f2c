import { memoryStorage } from "../testing/memoryStorage";
import { createTripWish, TRIP_WISH_KEY } from "./tripWish";

it("is kept for its trip alone, for seven days", () => {
  const storage = memoryStorage();
  let time = 1_000;
  const wish = createTripWish(
    () => storage,
    () => time,
  );
  wish.keep(1005);
  expect([wish.isFor(1005), wish.isFor(1006)]).toEqual([true, false]);
  time += 7 * 24 * 60 * 60 * 1000;
  expect(wish.isFor(1005)).toBe(false);
  wish.keep(1005);
  wish.forget();
  expect(wish.isFor(1005)).toBe(false);
});

it.each(["", "null", "[]", '{"trip":1005}', '{"trip":1005,"at":"1"}', '{"trip":1005,"at":9e15}'])(
  "%j is none",
  (text) => {
    const storage = memoryStorage();
    storage.setItem(TRIP_WISH_KEY, text);
    expect(createTripWish(() => storage).isFor(1005)).toBe(false);
  },
);
