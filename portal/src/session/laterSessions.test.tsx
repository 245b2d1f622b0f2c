import {
  startSession,
  type Credentials,
  type SessionEvent,
  type TemporarySessionEvent,
} from "@gratweg/flows";
import { createLaterSessions, type SessionHandles } from "./laterSessions";

const signIn: SessionEvent = {
  type: "session.signIn",
  proof: { kind: "password", identifier: "anna@postfach.example", password: "Gipfelglück" },
};
const adopt: SessionEvent = { type: "session.adopt", credentials: { token: "t", user: null } };
const settle = async () => {
  for (let round = 0; round < 8; round += 1) await Promise.resolve();
};

/** The real machine, whose questions nobody answers. */
function realSession(credentials: Credentials | null = null) {
  const never = () => new Promise<never>(() => undefined);
  return startSession({
    store: {
      read: () => credentials,
      token: () => null,
      write: () => undefined,
      clear: () => undefined,
      provider: () => null,
      rememberProvider: () => undefined,
      confirm: () => undefined,
    },
    fetchUser: never,
    checkToken: never,
    signIn: never,
    goToPortal: () => undefined,
    flags: () => window.sessionStorage,
    tabs: window,
  });
}

const stops: (() => unknown)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
});

function setUp({ rescued = false, token = false } = {}) {
  const heard: string[] = [];
  const real: SessionHandles = {
    session: realSession(),
    temporarySession: {
      subscribe: () => ({ unsubscribe: () => undefined }),
      getSnapshot: () => ({ value: "on" as const }),
      send: ({ type }: TemporarySessionEvent) => void heard.push(type),
      stop: () => undefined,
    },
  };
  const { send } = real.session;
  real.session.send = (event) => {
    heard.push(event.type);
    send(event);
  };
  const load = jest.fn(() => Promise.resolve(() => real));
  const rescueChunk = jest.fn(() => Promise.resolve(rescued));
  // Listeners of one test are no other's.
  const page = Object.create(window, {
    navigator: { value: window.navigator },
    addEventListener: { value: on.bind(null) },
  }) as Window;
  const sessions = createLaterSessions({ load, rescueChunk, hasToken: () => token, page });
  stops.push(() => real.session.stop());
  const account = () => sessions.session.getSnapshot().value.account;
  const failure = () => sessions.session.getSnapshot().context.failure?.reason;
  return { ...sessions, load, rescueChunk, real, heard, account, failure };
}

function on(type: string, listener: EventListener, options: AddEventListenerOptions) {
  window.addEventListener(type, listener, options);
  stops.push(() => window.removeEventListener(type, listener));
}
const inOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));

it("shows what the machine itself would show, before a sign-in and during one", () => {
  const { session, temporarySession, real } = setUp();
  expect(temporarySession.getSnapshot()).toEqual({ value: "off" });
  const views = (ref: SessionHandles["session"]) => {
    const { value, context } = ref.getSnapshot();
    return { value, context };
  };
  expect(views(session)).toEqual(views(real.session));
  session.send(signIn);
  real.session.send(signIn);
  expect(views(session)).toEqual(views(real.session));
});

it("brings nothing for what would change nothing", async () => {
  const { session, temporarySession, load, account } = setUp();
  for (const event of [
    { type: "auth.open", isSuspended: false },
    { type: "session.signOut" },
    { type: "session.lose", token: "t" },
  ] as const)
    session.send(event);
  temporarySession.send({ type: "mode.disable" });
  inOtherTab("gratweg_theme");
  inOtherTab("gratweg_token");
  await settle();
  expect([load.mock.calls.length, account(), temporarySession.getSnapshot().value]).toEqual([
    0,
    "anonymous",
    "off",
  ]);
});

it("fetches beforehand when something has the focus, and starts nothing", async () => {
  const { load, heard, session, real } = setUp();
  window.dispatchEvent(new Event("focusin"));
  window.dispatchEvent(new Event("focusin"));
  await settle();
  expect([load.mock.calls.length, heard]).toEqual([1, []]);
  expect(session.getSnapshot()).not.toBe(real.session.getSnapshot());
});

it("is busy from the first click, and hands over everything in its order, the shared computer first", async () => {
  const { session, temporarySession, load, heard, account, real } = setUp();
  const seen = jest.fn();
  const subscription = session.subscribe(seen);
  session.send(signIn);
  expect([account(), seen.mock.calls.length]).toEqual(["signingIn", 1]);
  temporarySession.send({ type: "mode.enable" });
  session.send({ type: "session.signOut" });
  await settle();
  expect(heard).toEqual(["mode.enable", "session.signIn", "session.signOut"]);
  expect(load).toHaveBeenCalledTimes(1);
  expect([account(), temporarySession.getSnapshot().value]).toEqual(["anonymous", "on"]);

  session.send(adopt);
  expect(seen).toHaveBeenLastCalledWith(real.session.getSnapshot());
  expect(account()).toBe("authenticated");
  subscription.unsubscribe();
  const before = seen.mock.calls.length;
  session.send({ type: "session.signOut" });
  expect(seen).toHaveBeenCalledTimes(before);
});

it("a page that is left while the machines are coming is still a shared computer's, and they hear of it", async () => {
  const { temporarySession, heard } = setUp();
  temporarySession.send({ type: "mode.enable" });
  temporarySession.send({ type: "page.leave", at: 1, graceUntil: null });
  expect(temporarySession.getSnapshot().value).toBe("on");
  await settle();
  expect(heard).toEqual(["mode.enable", "page.leave"]);
});

it("whoever brings a token is not sent to the sign-in form meanwhile", async () => {
  const { session, account } = setUp();
  session.send(adopt);
  expect(account()).toBe("restoring");
  await settle();
  expect(account()).toBe("authenticated");
});

it.each(["gratweg_token", null])("a sign-in in another tab brings the machines (key %s)", async (key) => {
  const { session, real } = setUp({ token: true });
  inOtherTab(key);
  await settle();
  expect(session.getSnapshot()).toBe(real.session.getSnapshot());
});

it("the window's event turns the mode on", async () => {
  const { heard } = setUp();
  window.dispatchEvent(new Event("temporary-session:enable"));
  await settle();
  expect(heard).toEqual(["mode.enable"]);
});

it("the switch of the shared computer answers at once, and goes back when its machine cannot be had", async () => {
  const { temporarySession, load, heard, account, failure } = setUp();
  const mode = () => temporarySession.getSnapshot().value;
  jest.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  load.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
  temporarySession.send({ type: "mode.enable" });
  expect(mode()).toBe("on");
  await settle();
  expect(mode()).toBe("off");
  // Nobody has tried to sign in.
  expect([account(), failure()]).toEqual(["anonymous", undefined]);

  temporarySession.send({ type: "mode.enable" });
  temporarySession.send({ type: "mode.disable" });
  expect(mode()).toBe("off");
  await settle();
  expect(heard).toEqual(["mode.enable", "mode.disable"]);
});

it("without a connection it says so, forgets what has waited and can try again", async () => {
  const { session, load, rescueChunk, heard, account, failure } = setUp();
  const onLine = jest.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  load.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
  session.send(signIn);
  await settle();
  expect([account(), failure(), rescueChunk.mock.calls.length]).toEqual(["anonymous", "offline", 0]);
  onLine.mockReturnValue(true);
  session.send(signIn);
  expect([account(), failure()]).toEqual(["signingIn", undefined]);
  await settle();
  expect([account(), heard]).toEqual(["signingIn", ["session.signIn"]]);
});

it("a piece that is gone reloads the page; where that must not be, it counts as a service that does not answer", async () => {
  for (const [rescued, expected] of [
    [true, ["signingIn", undefined]],
    [false, ["anonymous", "unavailable"]],
  ] as const) {
    const { session, load, rescueChunk, account, failure } = setUp({ rescued });
    load.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
    session.send(signIn);
    await settle();
    expect(rescueChunk).toHaveBeenCalledTimes(1);
    expect([account(), failure()]).toEqual(expected);
  }
});
