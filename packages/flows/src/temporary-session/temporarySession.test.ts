import { memoryStorage } from "../testing/memoryStorage";
import { startTemporarySession } from "./startTemporarySession";
import { createTemporarySessionStore } from "./temporarySessionStore";

const NOW = 1_800_000_000_000;

function visibleDocument() {
  const visibility: { visibilityState: DocumentVisibilityState } = { visibilityState: "visible" };
  return Object.assign(new EventTarget(), visibility);
}

function setUp({ entries = {} }: { entries?: Record<string, string> } = {}) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
  const document = visibleDocument();
  const window = Object.assign(new EventTarget(), { document });
  const attached = [window, document].map((target) => jest.spyOn(target, "addEventListener"));
  const detached = [window, document].map((target) => jest.spyOn(target, "removeEventListener"));
  const signOut = jest.fn();
  const store = createTemporarySessionStore(() => storage);
  const actor = startTemporarySession({ store, window, signOut, now: () => NOW });
  const tell = (type: string) => window.dispatchEvent(new Event(type));
  const show = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const leaving = ["pagehide", "visibilitychange"];
  const handlers = (spies: jest.SpyInstance[]) =>
    spies.flatMap((spy) => spy.mock.calls as unknown[][]).filter(([type]) => leaving.includes(String(type)))
      .length;
  return {
    ...{ storage, store, actor, signOut, tell, show },
    leaveHandlers: () => handlers(attached) - handlers(detached),
  };
}

const on = { temporary_session: "true" };

it("is off without the flag: leaving and hiding do nothing [4.21]", () => {
  const flags: Record<string, string>[] = [{}, { temporary_session: "false" }, { temporary_session: "1" }];
  for (const entries of flags) {
    const { actor, signOut, tell, show, leaveHandlers } = setUp({ entries });
    show("hidden");
    tell("pagehide");
    expect([actor.getSnapshot().value, signOut.mock.calls.length, leaveHandlers()]).toEqual(["off", 0, 0]);
  }
});

it("is on when the flag says so, also after a reload [4.21]", () => {
  const { actor, leaveHandlers } = setUp({ entries: on });
  expect([actor.getSnapshot().value, leaveHandlers()]).toEqual(["on", 2]);
});

it("signs out when the page is left, and when it is hidden, not when it is shown [4.22]", () => {
  const left = setUp({ entries: on });
  left.tell("pagehide");
  expect(left.signOut).toHaveBeenCalledTimes(1);
  const hidden = setUp({ entries: on });
  hidden.show("visible");
  expect(hidden.signOut).not.toHaveBeenCalled();
  hidden.show("hidden");
  expect(hidden.signOut).toHaveBeenCalledTimes(1);
});

it.each([
  ["in the future", String(NOW + 1), 0],
  ["now", String(NOW), 1],
  ["in the past", String(NOW - 1), 1],
  ["no number", "soon", 1],
  ["empty", "", 1],
  ["endless", "Infinity", 1],
])("with a grace time %s [4.22]", (_name, grace, times) => {
  const { signOut, tell } = setUp({ entries: { ...on, temporary_session_grace_until: grace } });
  tell("pagehide");
  expect(signOut).toHaveBeenCalledTimes(times);
});

it("grants a grace time only while it is on, takes it back, and begins without an older one [4.24]", () => {
  const { storage, store, tell, signOut } = setUp();
  store.grantGrace(NOW + 60_000);
  expect(storage.entries()).toEqual({});
  // As an older version may have left it.
  storage.setItem("temporary_session_grace_until", String(NOW + 60_000));
  tell("temporary-session:enable");
  expect(storage.entries()).toEqual(on);
  tell("pagehide");
  expect(signOut).toHaveBeenCalledTimes(1);
  store.grantGrace(NOW + 60_000);
  expect(storage.entries()).toEqual({ ...on, temporary_session_grace_until: String(NOW + 60_000) });
  store.revokeGrace();
  expect(storage.entries()).toEqual(on);
});

it("reads the grace time when it is needed: one that was granted later counts", () => {
  const { store, signOut, show } = setUp({ entries: on });
  store.grantGrace(NOW + 60_000);
  show("hidden");
  expect(signOut).not.toHaveBeenCalled();
});

it("enabling by the window's event sets the flag and attaches the handlers, once [4.23, 4.24]", () => {
  const { storage, actor, tell, leaveHandlers, signOut } = setUp();
  tell("temporary-session:enable");
  tell("temporary-session:enable");
  expect(storage.entries()).toEqual(on);
  expect([actor.getSnapshot().value, leaveHandlers()]).toEqual(["on", 2]);
  tell("pagehide");
  expect(signOut).toHaveBeenCalledTimes(1);
});

it("disabling removes flag, grace time and handlers [4.23, 4.24]", () => {
  const { storage, tell, show, leaveHandlers, signOut } = setUp({
    entries: { ...on, temporary_session_grace_until: String(NOW) },
  });
  tell("temporary-session:disable");
  expect([storage.entries(), leaveHandlers()]).toEqual([{}, 0]);
  tell("pagehide");
  show("hidden");
  expect(signOut).not.toHaveBeenCalled();
});

it("protects whoever signs in next: the mode outlives a sign-out", () => {
  const { actor, show, signOut, storage } = setUp({ entries: on });
  show("hidden");
  show("visible");
  show("hidden");
  expect([actor.getSnapshot().value, signOut.mock.calls.length, storage.entries()]).toEqual(["on", 2, on]);
});

it("works without a storage, as long as the page", () => {
  const store = createTemporarySessionStore(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  const document = visibleDocument();
  const window = Object.assign(new EventTarget(), { document });
  const signOut = jest.fn();
  const actor = startTemporarySession({ store, window, signOut });
  window.dispatchEvent(new Event("temporary-session:enable"));
  window.dispatchEvent(new Event("pagehide"));
  expect([actor.getSnapshot().value, signOut.mock.calls.length]).toEqual(["on", 1]);
});

it("hears nothing any more after its end", () => {
  const { actor, storage, tell, leaveHandlers } = setUp({ entries: on });
  actor.stop();
  expect(leaveHandlers()).toBe(0);
  tell("temporary-session:disable");
  expect(storage.entries()).toEqual(on);
});
