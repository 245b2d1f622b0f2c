import { memoryStorage } from "../testing/memoryStorage";
import { createTemporarySessionStore } from "./temporarySessionStore";
import { watchTemporarySession } from "./watchTemporarySession";

const NOW = 1_800_000_000_000;
const on = { temporary_session: "true" };
const inGrace = { ...on, temporary_session_grace_until: String(NOW + 1) };

function setUp(entries: Record<string, string> = {}) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  const visibility: { visibilityState: DocumentVisibilityState } = { visibilityState: "visible" };
  const document = Object.assign(new EventTarget(), visibility);
  const window = Object.assign(new EventTarget(), { document });
  const signOut = jest.fn();
  const store = createTemporarySessionStore(() => storage);
  watchTemporarySession({ store, window, signOut, now: () => NOW });
  const tell = (type: string, more: object = {}) =>
    window.dispatchEvent(Object.assign(new Event(type), more));
  const show = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { storage, store, tell, show, times: () => signOut.mock.calls.length };
}

it("does nothing without the flag", () => {
  const flags: Record<string, string>[] = [{}, { temporary_session: "1" }];
  for (const entries of flags) {
    const { tell, show, times } = setUp(entries);
    show("hidden");
    tell("pagehide");
    expect(times()).toBe(0);
  }
});

it("signs out when the page is left, and when it is hidden, not when it is shown", () => {
  const { tell, show, times } = setUp(on);
  show("visible");
  expect(times()).toBe(0);
  show("hidden");
  expect(times()).toBe(1);
  tell("pagehide");
  expect(times()).toBe(2);
});

it("takes the grace time back: whoever sees the page has come back [4.22]", () => {
  const { storage, tell, times } = setUp(inGrace);
  expect(storage.entries()).toEqual(on);
  tell("pagehide");
  expect(times()).toBe(1);
});

it("leaves a grace time alone that was granted since, until the page comes back as it was left", () => {
  const { storage, store, tell, times } = setUp(on);
  store.grantGrace(NOW + 1);
  // Of the page's own loading.
  tell("pageshow", { persisted: false });
  tell("pagehide");
  expect([times(), storage.entries()]).toEqual([0, inGrace]);
  tell("pageshow", { persisted: true });
  tell("pagehide");
  expect([times(), storage.entries()]).toEqual([1, on]);
});

it("a grace time that is over protects nobody", () => {
  const { store, tell, times } = setUp(on);
  store.grantGrace(NOW);
  tell("pagehide");
  expect(times()).toBe(1);
});

it("the window's events turn it on and off, flag and handlers", () => {
  const { storage, tell, show, times } = setUp();
  tell("temporary-session:enable");
  tell("temporary-session:enable");
  expect(storage.entries()).toEqual(on);
  tell("pagehide");
  expect(times()).toBe(1);
  tell("temporary-session:disable");
  expect(storage.entries()).toEqual({});
  tell("pagehide");
  show("hidden");
  expect(times()).toBe(1);
});
