import { forbiddenStorage, memoryStorage } from "../testing/memoryStorage";
import { startTemporarySession, type TemporarySessionPorts } from "./startTemporarySession";
import { createTemporarySessionStore } from "./temporarySessionStore";
import { watchTemporarySession } from "./watchTemporarySession";

const NOW = 1_800_000_000_000;
const on = { temporary_session: "true" };
const inGrace = { ...on, temporary_session_grace_until: String(NOW + 1) };

type Run = (ports: TemporarySessionPorts) => unknown;

function setUp(run: Run, entries: Record<string, string> = {}, access?: () => never) {
  const storage = memoryStorage(entries);
  const visibility: { visibilityState: DocumentVisibilityState } = { visibilityState: "visible" };
  const document = Object.assign(new EventTarget(), visibility);
  const window = Object.assign(new EventTarget(), { document });
  const signOut = jest.fn();
  const store = createTemporarySessionStore(access ?? (() => storage));
  const running = run({ store, window, signOut, now: () => NOW });
  const tell = (type: string, more: object = {}) =>
    window.dispatchEvent(Object.assign(new Event(type), more));
  const show = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { storage, store, tell, show, running, times: () => signOut.mock.calls.length };
}

describe.each<[string, Run]>([
  ["with the machine", startTemporarySession],
  ["without it, on pages that show nothing of it", watchTemporarySession],
])("%s", (_, run) => {
  it("is off without the flag: leaving and hiding do nothing [4.21]", () => {
    const flags: Record<string, string>[] = [{}, { temporary_session: "false" }, { temporary_session: "1" }];
    for (const entries of flags) {
      const { tell, show, times } = setUp(run, entries);
      show("hidden");
      tell("pagehide");
      expect(times()).toBe(0);
    }
  });

  it("signs out each time when the page is left or hidden, not when it is shown [4.21, 4.22]", () => {
    const { storage, tell, show, times } = setUp(run, on);
    show("visible");
    expect(times()).toBe(0);
    show("hidden");
    expect(times()).toBe(1);
    tell("pagehide");
    expect([times(), storage.entries()]).toEqual([2, on]);
  });

  it.each([
    ["in the future", String(NOW + 1), 0],
    ["now", String(NOW), 1],
    ["in the past", String(NOW - 1), 1],
    ["no number", "soon", 1],
    ["empty", "", 1],
    ["endless", "Infinity", 1],
  ])("with a grace time %s, granted since [4.22]", (_name, grace, times) => {
    const session = setUp(run, on);
    session.storage.setItem("temporary_session_grace_until", grace);
    session.tell("pagehide");
    expect(session.times()).toBe(times);
  });

  it("the window's events turn it on and off, flag, grace time and handlers, each once [4.23, 4.24]", () => {
    const { storage, store, tell, show, times } = setUp(run);
    tell("temporary-session:enable");
    tell("temporary-session:enable");
    expect(storage.entries()).toEqual(on);
    tell("pagehide");
    expect(times()).toBe(1);
    store.grantGrace(NOW + 1);
    tell("temporary-session:disable");
    expect(storage.entries()).toEqual({});
    tell("pagehide");
    show("hidden");
    expect(times()).toBe(1);
  });

  it("works without a storage, as long as the page", () => {
    const { tell, times } = setUp(run, {}, forbiddenStorage);
    tell("temporary-session:enable");
    tell("pagehide");
    expect(times()).toBe(1);
  });
});

it("grants a grace time only while it is on, takes it back, and begins without an older one [4.24]", () => {
  const { storage, store, tell } = setUp(startTemporarySession);
  store.grantGrace(NOW + 1);
  expect(storage.entries()).toEqual({});
  // As an older version may have left it.
  storage.setItem("temporary_session_grace_until", String(NOW + 1));
  tell("temporary-session:enable");
  expect(storage.entries()).toEqual(on);
  store.grantGrace(NOW + 1);
  expect(storage.entries()).toEqual(inGrace);
  store.revokeGrace();
  expect(storage.entries()).toEqual(on);
});

it("takes the grace time back: whoever sees the page has come back [4.22]", () => {
  const { storage, tell, times } = setUp(watchTemporarySession, inGrace);
  expect(storage.entries()).toEqual(on);
  tell("pagehide");
  expect(times()).toBe(1);
});

it("leaves a grace time alone that was granted since, until the page comes back as it was left", () => {
  const { storage, store, tell, times } = setUp(watchTemporarySession, on);
  store.grantGrace(NOW + 1);
  // Of the page's own loading.
  tell("pageshow", { persisted: false });
  tell("pagehide");
  expect([times(), storage.entries()]).toEqual([0, inGrace]);
  tell("pageshow", { persisted: true });
  tell("pagehide");
  expect([times(), storage.entries()]).toEqual([1, on]);
});

it("the machine hears nothing any more after its end", () => {
  const { running, storage, tell, times } = setUp(startTemporarySession, on);
  (running as ReturnType<typeof startTemporarySession>).stop();
  tell("pagehide");
  tell("temporary-session:disable");
  expect([times(), storage.entries()]).toEqual([0, on]);
});
