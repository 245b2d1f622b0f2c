import { memoryStorage } from "../testing/memoryStorage";
import { createRecentSearches, RECENT_SEARCHES_DAYS, RECENT_SEARCHES_KEY } from "./recentSearches";

const DAY = 86_400_000;

function started() {
  const storage = memoryStorage();
  let now = 1_000 * DAY;
  const recent = createRecentSearches(
    () => storage,
    () => now,
  );
  return { storage, recent, wait: (days: number) => (now += days * DAY) };
}

it("keeps the latest five, each once, the latest first", () => {
  const { recent } = started();
  for (const words of ["eins", "zwei", "drei", " Zwei ", "vier", "fünf", "sechs", "  "])
    recent.remember(words);
  expect(recent.read()).toEqual(["sechs", "fünf", "vier", "Zwei", "drei"]);
});

it("forgets them after thirty days, and at once when asked", () => {
  const { recent, storage, wait } = started();
  recent.remember("alt");
  wait(RECENT_SEARCHES_DAYS);
  recent.remember("neu");
  expect(recent.read()).toEqual(["neu", "alt"]);
  wait(1);
  expect(recent.read()).toEqual(["neu"]);
  recent.forget();
  expect([recent.read(), storage.getItem(RECENT_SEARCHES_KEY)]).toEqual([[], null]);
});

it.each(["{", "{}", "null", '[{"words":7,"at":1}]', '["Tirol"]'])("takes nothing from %s", (stored) => {
  const { recent, storage } = started();
  storage.setItem(RECENT_SEARCHES_KEY, stored);
  expect(recent.read()).toEqual([]);
});

it("takes of a list what was searched, in no more than 200 signs and not after now", () => {
  const { recent, storage } = started();
  const at = 1_000 * DAY;
  const entries = [
    { words: "Tirol", at },
    { words: "", at },
    { words: 7, at },
    { words: "morgen", at: at + 1 },
    { words: "wann?", at: String(at) },
    { words: "x".repeat(200), at },
    { words: "x".repeat(201), at },
    null,
  ];
  storage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(entries));
  expect(recent.read()).toEqual(["Tirol", "x".repeat(200)]);
  recent.remember(` ${"y".repeat(201)}`);
  expect(recent.read()[0]).toBe("y".repeat(200));
});
