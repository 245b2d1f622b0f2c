import { memoryStorage } from "../testing/memoryStorage";
import { createReloadGuardStore, guardedPath, mayReload, RELOAD_GUARD_KEY, withReload } from "./reloadGuard";

it("counts by path, whatever query and fragment say", () => {
  expect(["/de/top", "/de/top?a=1", "/de/top#b", "/de/top?a=1#b"].map(guardedPath)).toEqual(
    Array(4).fill("/de/top"),
  );
});

it("holds for exactly ten seconds and forgets what has passed [4.8, 9.2]", () => {
  const guard = withReload({ "/alt": 900, "/neu": 1_001 }, "/de/top", 1_000);
  expect(guard).toEqual({ "/neu": 1_001, "/de/top": 11_000 });
  expect([999, 1_000, 10_999, 11_000].map((at) => mayReload(guard, "/de/top", at))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(mayReload(guard, "/de", 1_000)).toBe(true);
});

const storeWith = (text: string) => {
  const storage = memoryStorage();
  storage.setItem(RELOAD_GUARD_KEY, text);
  const store = createReloadGuardStore(
    () => storage,
    () => 5_000,
  );
  return { storage, store };
};

it("reads what was written", () => {
  const { store } = storeWith('{"/de":15000}');
  expect(store.read()).toEqual({ "/de": 15_000 });
  store.write({ "/de/top": 7_000 });
  expect(store.read()).toEqual({ "/de/top": 7_000 });
});

it.each(["{", "[]", "null", '{"/de":"bald"}', '{"/de":15001}'])("removes the malformed entry %s", (text) => {
  const { store, storage } = storeWith(text);
  expect(store.read()).toEqual({});
  expect(storage.entries()).toEqual({});
});

it("a storage that takes everything and keeps nothing does not last", () => {
  const storage = { ...memoryStorage(), setItem: () => undefined };
  expect(createReloadGuardStore(() => storage).isLasting()).toBe(false);
});

it("knows whether it lasts, and leaves nothing behind", () => {
  const { store, storage } = storeWith("{}");
  expect(store.isLasting()).toBe(true);
  expect(storage.entries()).toEqual({ [RELOAD_GUARD_KEY]: "{}" });
});
