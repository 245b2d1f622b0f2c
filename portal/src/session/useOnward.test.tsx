import { act, renderHook } from "@testing-library/react";
import type { SessionView } from "@gratweg/flows";
import { useOnward } from "./useOnward";

type Account = SessionView["value"]["account"];

const mockSession = {
  account: "anonymous" as Account,
  listeners: new Set<() => void>(),
  views: new Map<Account, SessionView>(),
  getSnapshot() {
    const { account, views } = this;
    const view = { value: { account, check: "resting" }, context: { user: null, failure: null } };
    if (!views.has(account)) views.set(account, view as SessionView);
    return views.get(account);
  },
  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return { unsubscribe: () => this.listeners.delete(listener) };
  },
  send: () => undefined,
};
jest.mock("../coreServices", () => ({ useCoreServices: () => ({ session: mockSession }) }));

const become = (account: Account) =>
  act(() => {
    mockSession.account = account;
    for (const listener of mockSession.listeners) listener();
  });

function opened(account: Account) {
  mockSession.account = account;
  const went: string[] = [];
  const { rerender } = renderHook(({ name }) => useOnward(() => went.push(name)), {
    initialProps: { name: "first" },
  });
  return { went, rerender };
}

it.each(["anonymous", "signingIn", "starting"] as const)(
  "whoever was %s when the screen was opened is led on once they are signed in, once for each time",
  (account) => {
    const { went, rerender } = opened(account);
    become("signingIn");
    expect(went).toEqual([]);
    become("authenticated");
    expect(went).toEqual(["first"]);
    // Another way does not lead on once more.
    rerender({ name: "second" });
    expect(went).toEqual(["first"]);
    become("anonymous");
    become("authenticated");
    expect(went).toEqual(["first", "second"]);
  },
);

it.each(["authenticated", "restoring"] as const)(
  "whoever was %s is led on by the session check, not from here",
  (account) => {
    const { went } = opened(account);
    become("authenticated");
    expect(went).toEqual([]);
  },
);
