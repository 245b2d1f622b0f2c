import { SimulatedClock, createActor } from "xstate";
import { controlledPromise, flush } from "../testing/controlledPromise";
import { anna, proof, sessionRuns, stored } from "../testing/sessionRun";
import type { Credentials, SessionUser } from "./credentials";
import { SessionError } from "./SessionError";
import { sessionMachine } from "./sessionMachine";

const { setUp, running, stopAll } = sessionRuns();
afterEach(stopAll);

describe("when the application starts", () => {
  it("without a token nobody is asked", () => {
    const { account, fetchUser } = setUp();
    expect([account(), fetchUser.calls.length]).toEqual(["anonymous", 0]);
  });

  it("with a token the user is fetched and kept [4.4]", async () => {
    const { account, kept, fetchUser, actor } = setUp(stored);
    expect([account(), fetchUser.calls.map(({ input }) => input)]).toEqual(["restoring", ["t1"]]);
    fetchUser.calls[0]?.resolve(anna);
    await flush();
    expect([account(), kept.credentials]).toEqual(["authenticated", { token: "t1", user: anna }]);
    expect(actor.getSnapshot().context).toMatchObject({ token: "t1", user: anna });
  });

  it("when that fails the credentials are cleared, silently [4.5, 8.3]", async () => {
    const { account, kept, fetchUser, actor } = setUp(stored);
    fetchUser.calls[0]?.reject(new Error("401"));
    await flush();
    expect([account(), kept.credentials]).toEqual(["anonymous", null]);
    expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null, failure: null });
  });
});

describe("on a screen of signing in", () => {
  const open = async (isSuspended = false) => {
    const parts = setUp(stored);
    parts.fetchUser.calls[0]?.resolve(anna);
    await flush();
    parts.actor.send({ type: "auth.open", isSuspended });
    return parts;
  };

  it("a valid token clears the logged-out flag and leads on to the portal [4.1, 4.2]", async () => {
    const { checkToken, goToPortal, flags } = await open();
    expect(checkToken.calls.map(({ input }) => input)).toEqual(["t1"]);
    expect(goToPortal).not.toHaveBeenCalled();
    checkToken.calls[0]?.resolve({ id: 7 });
    await flush();
    expect([goToPortal.mock.calls.length, flags.entries()]).toEqual([1, {}]);
  });

  it("stays where the address has confirm or token [3.4, 4.2]", async () => {
    const { checkToken, goToPortal, flags, account } = await open(true);
    checkToken.calls[0]?.resolve({ id: 7 });
    await flush();
    expect([goToPortal.mock.calls.length, flags.entries(), account()]).toEqual([
      0,
      { gratweg_logged_out: "true" },
      "authenticated",
    ]);
  });

  it("a failed check removes everything that is stored [4.3]", async () => {
    const { checkToken, goToPortal, kept, account } = await open();
    checkToken.calls[0]?.reject(new Error("401"));
    await flush();
    expect([account(), kept, goToPortal.mock.calls.length]).toEqual([
      "anonymous",
      { credentials: null, provider: null },
      0,
    ]);
  });

  it("an answer that comes after two seconds counts as failed", async () => {
    const clock = new SimulatedClock();
    const removed = jest.fn();
    const checkToken = controlledPromise<unknown, { token: string }>();
    const fetchUser = controlledPromise<SessionUser, { token: string }>();
    const goToPortal = jest.fn();
    const actor = createActor(
      sessionMachine.provide({
        actors: { checkToken: checkToken.logic, fetchUser: fetchUser.logic },
        actions: { removeCredentials: removed, goToPortal },
      }),
      { input: { credentials: { token: "t1", user: anna } }, clock },
    ).start();
    running.add(actor);
    actor.send({ type: "auth.open", isSuspended: false });
    clock.increment(1_999);
    expect(removed).not.toHaveBeenCalled();
    clock.increment(1);
    expect([removed.mock.calls.length, checkToken.last().signal.aborted]).toEqual([1, true]);
    checkToken.last().resolve({ id: 7 });
    await flush();
    expect([actor.getSnapshot().value, goToPortal.mock.calls.length]).toEqual([
      { account: "anonymous", check: "resting" },
      0,
    ]);
  });

  it("without a token nothing is checked", () => {
    const { actor, checkToken } = setUp();
    actor.send({ type: "auth.open", isSuspended: false });
    expect(checkToken.calls).toEqual([]);
  });
});

describe("a call that was refused", () => {
  it("ends the session whose token it was sent with", async () => {
    const { actor, account, kept, fetchUser } = setUp(stored);
    fetchUser.calls[0]?.resolve(anna);
    await flush();
    actor.send({ type: "session.lose", token: "t1" });
    expect([account(), kept.credentials]).toEqual(["anonymous", null]);
  });

  it("comes too late to end the session that has begun since", async () => {
    const { actor, account, kept } = setUp(stored);
    const fresh: Credentials = { token: "t2", user: anna };
    actor.send({ type: "session.adopt", credentials: fresh });
    actor.send({ type: "session.lose", token: "t1" });
    await flush();
    expect([account(), kept.credentials]).toEqual(["authenticated", fresh]);
  });

  it("does not end a check of a newer token", async () => {
    const { actor, checkToken, goToPortal } = setUp(stored);
    actor.send({ type: "auth.open", isSuspended: false });
    actor.send({ type: "session.lose", token: "t0" });
    checkToken.calls[0]?.resolve({ id: 7 });
    await flush();
    expect(goToPortal).toHaveBeenCalledTimes(1);
  });
});

it("a check of the token that failed at the start says nothing about who has signed in since", async () => {
  const { actor, account, kept, fetchUser, checkToken, signIn, goToPortal } = setUp(stored);
  actor.send({ type: "auth.open", isSuspended: false });
  fetchUser.calls[0]?.reject(new Error("401"));
  await flush();
  actor.send({ type: "session.signIn", proof });
  signIn.calls[0]?.resolve({ token: "t2", user: anna });
  await flush();
  checkToken.calls[0]?.reject(new Error("401"));
  await flush();
  expect([account(), kept.credentials, goToPortal.mock.calls.length]).toEqual([
    "authenticated",
    { token: "t2", user: anna },
    0,
  ]);
});

describe("signing in", () => {
  it("keeps what comes back, clears the logged-out flag, and nothing of the password", async () => {
    const { actor, account, kept, flags, signIn } = setUp();
    actor.send({ type: "session.signIn", proof });
    expect([account(), signIn.calls[0]?.input]).toEqual(["signingIn", proof]);
    signIn.calls[0]?.resolve({ token: "t1", user: anna });
    await flush();
    expect([account(), kept.credentials, flags.entries()]).toEqual([
      "authenticated",
      { token: "t1", user: anna },
      {},
    ]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(
      proof.kind === "password" && proof.password,
    );
  });

  it("remembers by which provider", async () => {
    const { actor, kept, signIn } = setUp();
    actor.send({ type: "session.signIn", proof: { kind: "provider", provider: "demo", accessToken: "x" } });
    signIn.calls[0]?.resolve({ token: "t1", user: anna });
    await flush();
    expect(kept.provider).toBe("demo");
  });

  it("is given up when one signs out meanwhile, as on leaving a shared computer", async () => {
    const { actor, account, kept, flags, signIn } = setUp();
    actor.send({ type: "session.signIn", proof });
    actor.send({ type: "session.signOut" });
    expect(signIn.calls[0]?.signal.aborted).toBe(true);
    signIn.calls[0]?.resolve({ token: "t1", user: anna });
    await flush();
    expect([account(), kept.credentials, flags.entries()]).toEqual([
      "anonymous",
      null,
      { gratweg_logged_out: "true" },
    ]);
  });

  it("is sent once, however often a button is pressed", () => {
    const { actor, signIn } = setUp();
    actor.send({ type: "session.signIn", proof });
    actor.send({ type: "session.signIn", proof });
    expect(signIn.calls.length).toBe(1);
  });

  it.each([
    [new SessionError("credentials"), { reason: "credentials", retryAfterSeconds: null }],
    [new SessionError("limited", { retryAfterSeconds: 60 }), { reason: "limited", retryAfterSeconds: 60 }],
    [new TypeError("offline"), { reason: "unavailable", retryAfterSeconds: null }],
  ])("tells why it failed: %s; until the next try", async (error, failure) => {
    const { actor, account, signIn } = setUp();
    actor.send({ type: "session.signIn", proof });
    signIn.calls[0]?.reject(error);
    await flush();
    expect([account(), actor.getSnapshot().context.failure]).toEqual(["anonymous", failure]);
    actor.send({ type: "session.signIn", proof });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});

it("signing out tells the provider, removes what is stored, and raises the flag [4.25]", async () => {
  const { actor, account, kept, flags, fetchUser, signOut } = setUp(stored);
  flags.removeItem("gratweg_logged_out");
  fetchUser.calls[0]?.resolve(anna);
  await flush();
  actor.send({ type: "session.signOut" });
  expect([account(), kept.credentials, flags.entries()]).toEqual([
    "anonymous",
    null,
    { gratweg_logged_out: "true" },
  ]);
  expect(signOut.mock.calls).toEqual([["t1"]]);
});

describe("another tab", () => {
  it("signs in: the user is fetched here too", async () => {
    const { account, elsewhere, fetchUser } = setUp();
    elsewhere({ token: "t2", user: anna });
    expect([account(), fetchUser.calls.map(({ input }) => input)]).toEqual(["restoring", ["t2"]]);
    fetchUser.calls[0]?.resolve(anna);
    await flush();
    expect(account()).toBe("authenticated");
  });

  it.each([["gratweg_token"], [null]])("signs out (key %s): so does this one", async (key) => {
    const { account, actor, elsewhere, fetchUser } = setUp(stored);
    fetchUser.calls[0]?.resolve(anna);
    await flush();
    elsewhere(null, key);
    expect([account(), actor.getSnapshot().context.user]).toEqual(["anonymous", null]);
  });

  it("becomes somebody else: so does this one, and the old answer is not waited for", () => {
    const { elsewhere, fetchUser } = setUp(stored);
    elsewhere({ token: "t2", user: null });
    expect(fetchUser.calls.map(({ input, signal }) => [input, signal.aborted])).toEqual([
      ["t1", true],
      ["t2", false],
    ]);
  });

  it("is not listened to any more after the end", () => {
    const { actor, listeners } = setUp();
    actor.stop();
    expect(listeners.size).toBe(0);
  });
});
