import { memoryStorage } from "../testing/memoryStorage";
import { CONSENT_KEY, NO_PURPOSES, onlyPurposes, toConsentRecord } from "./consentRecord";
import { createConsentStore, type StorageEvents } from "./consentStore";

type Listener = Parameters<StorageEvents["addEventListener"]>[1];

function browser() {
  const storage = memoryStorage();
  const tabs = new Set<Listener>();
  const heard: string[] = [];
  const store = createConsentStore(
    () => storage,
    () => ({
      addEventListener(type, listener) {
        heard.push(type);
        tabs.add(listener);
      },
      removeEventListener(type, listener) {
        heard.push(`no ${type}`);
        tabs.delete(listener);
      },
    }),
  );
  const anotherTab = (key: string | null) => tabs.forEach((listener) => listener({ key }));
  return { storage, store, tabs, heard, anotherTab };
}

const yes = toConsentRecord(onlyPurposes(["analytics"]), 1_000);
const no = toConsentRecord(NO_PURPOSES, 2_000);

it("stores under the agreed name, tells this tab's listeners and answers the same object until it changes", () => {
  const { storage, store } = browser();
  const told: unknown[] = [];
  store.subscribe((record) => told.push(record));
  expect(store.read()).toBeNull();
  expect(store.write(yes)).toBe(true);
  expect(storage.entries()).toEqual({
    gratweg_consent:
      '{"version":2,"decidedAt":"1970-01-01T00:00:01.000Z","purposes":{"analytics":true,"videoConsultation":false,"reviews":false}}',
  });
  expect(store.read()).toBe(store.read());
  store.write(no);
  expect(told).toEqual([yes, no]);
});

it("hears another tab decide, withdraw and empty the storage, and nothing of other entries", () => {
  const { storage, store, anotherTab } = browser();
  const told: unknown[] = [];
  store.subscribe((record) => told.push(record));
  storage.setItem(CONSENT_KEY, JSON.stringify(yes));
  anotherTab(CONSENT_KEY);
  anotherTab("gratweg_theme");
  storage.setItem(CONSENT_KEY, "{");
  anotherTab(CONSENT_KEY);
  storage.setItem(CONSENT_KEY, JSON.stringify(no));
  anotherTab(CONSENT_KEY);
  storage.removeItem(CONSENT_KEY);
  anotherTab(null);
  expect(told).toEqual([yes, null, no, null]);
});

it("listens to other tabs only while somebody listens to it", () => {
  const { store, tabs, heard } = browser();
  const told: unknown[] = [];
  const stop = [store.subscribe(() => undefined), store.subscribe((record) => told.push(record))];
  expect(heard).toEqual(["storage"]);
  stop[0]?.();
  expect(tabs.size).toBe(1);
  store.write(yes);
  stop[1]?.();
  store.write(no);
  expect([heard, tabs.size, told]).toEqual([["storage", "no storage"], 0, [yes]]);
});

describe("where the browser stores nothing", () => {
  const blocked = (part: "all" | "writing") => {
    const storage = memoryStorage();
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    return createConsentStore(
      () => (part === "all" ? refuse() : { ...storage, setItem: refuse }),
      () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }),
    );
  };

  it.each(["all", "writing"] as const)("(%s) a decision holds for the page and says so", (part) => {
    const store = blocked(part);
    const told: unknown[] = [];
    store.subscribe((record) => told.push(record));
    expect([store.read(), store.isFleeting()]).toEqual([null, false]);
    expect([store.write(yes), store.read(), store.write(no), store.read()]).toEqual([false, yes, false, no]);
    expect(store.isFleeting()).toBe(true);
    expect(told).toEqual([yes, no]);
  });
});

it("is undecided where there is no browser", () => {
  const store = createConsentStore(
    () => window.localStorage,
    () => window,
  );
  expect(store.read()).toBeNull();
});
