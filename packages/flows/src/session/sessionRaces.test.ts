import { flush } from "../testing/controlledPromise";
import { anna, proof, sessionRuns, stored } from "../testing/sessionRun";
import { SessionError } from "./SessionError";

const { setUp, stopAll } = sessionRuns();
afterEach(stopAll);

const fresh = { token: "t2", user: anna };

async function signedIn() {
  const parts = setUp(stored);
  parts.fetchUser.calls[0]?.resolve(anna);
  await flush();
  return parts;
}

async function checking(isSuspended = false) {
  const parts = await signedIn();
  parts.actor.send({ type: "auth.open", isSuspended });
  return { ...parts, check: parts.checkToken.calls[0] };
}

describe("while a token is checked", () => {
  it("on to another of these screens: its address decides, and nobody is asked twice", async () => {
    const leads = await checking(true);
    leads.actor.send({ type: "auth.open", isSuspended: false });
    leads.check?.resolve({ id: 7 });
    const stays = await checking(false);
    stays.actor.send({ type: "auth.open", isSuspended: true });
    stays.check?.resolve({ id: 7 });
    await flush();
    expect(
      [leads, stays].map(({ goToPortal, checkToken }) => [
        goToPortal.mock.calls.length,
        checkToken.calls.length,
      ]),
    ).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it("the user cannot be fetched: whoever is nobody any more is led nowhere", async () => {
    const { actor, fetchUser, checkToken, goToPortal, flags, account } = setUp(stored);
    actor.send({ type: "auth.open", isSuspended: false });
    fetchUser.calls[0]?.reject(new Error("401"));
    await flush();
    checkToken.calls[0]?.resolve({ id: 7 });
    await flush();
    expect([account(), goToPortal.mock.calls.length, flags.entries()]).toEqual([
      ...["anonymous", 0],
      { gratweg_logged_out: "true" },
    ]);
  });

  it.each([
    ["another session begins", { type: "session.adopt", credentials: fresh }],
    ["the token is refused elsewhere", { type: "session.lose", token: "t1" }],
    ["one signs out", { type: "session.signOut" }],
  ] as const)("%s: the question is given up, and the next screen asks anew", async (_, event) => {
    const { actor, check, checkToken } = await checking();
    actor.send(event);
    expect(check?.signal.aborted).toBe(true);
    actor.send({ type: "session.adopt", credentials: fresh });
    actor.send({ type: "auth.open", isSuspended: false });
    expect(checkToken.calls.map(({ input }) => input)).toEqual(["t1", "t2"]);
  });

  it("another tab signs out: given up; another tab writes the same token: not", async () => {
    const left = await checking();
    left.elsewhere(null);
    const same = await checking();
    same.elsewhere({ token: "t1", user: anna });
    expect([left, same].map(({ check }) => check?.signal.aborted)).toEqual([true, false]);
  });
});

it("a sign-out leaves nothing in memory, and no drafts; a session that is lost leaves these to its person", async () => {
  const lost = await signedIn();
  lost.actor.send({ type: "session.lose" });
  expect(lost.forgetDrafts).not.toHaveBeenCalled();
  const { actor, forgetDrafts } = await signedIn();
  actor.send({ type: "session.signOut" });
  expect(forgetDrafts).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context).toMatchObject({ token: null, user: null });
});

it("of a session that has ended with its account nobody is told", async () => {
  const { actor, account, kept, signOut } = await signedIn();
  actor.send({ type: "session.signOut", isEnded: true });
  expect([account(), kept.credentials, signOut.mock.calls.length]).toEqual(["anonymous", null, 0]);
});

it("a shared computer is left before the stored user has come: signed out all the same", async () => {
  const { actor, account, kept, fetchUser, signOut } = setUp(stored);
  actor.send({ type: "session.signOut" });
  fetchUser.calls[0]?.resolve(anna);
  await flush();
  expect([account(), kept.credentials, fetchUser.calls[0]?.signal.aborted]).toEqual([
    "anonymous",
    null,
    true,
  ]);
  expect(signOut.mock.calls).toEqual([["t1"]]);
});

it("a token that a registration or a new password brought is kept, and the logged-out flag cleared", () => {
  const { actor, account, kept, flags } = setUp();
  actor.send({ type: "session.adopt", credentials: fresh });
  expect([account(), kept.credentials, flags.entries()]).toEqual(["authenticated", fresh, {}]);
});

it("a change of one's own name is known at once and kept", async () => {
  const { actor, kept } = await signedIn();
  const user = { ...anna, firstName: "Anne" };
  actor.send({ type: "user.change", user });
  expect([actor.getSnapshot().context.user, kept.credentials]).toEqual([user, { token: "t1", user }]);
});

describe("another tab", () => {
  it("says what is known already: nothing is fetched again, and nobody sees a change", async () => {
    const here = await signedIn();
    here.elsewhere({ token: "t1", user: anna });
    const nobody = setUp();
    nobody.elsewhere(null);
    expect([here, nobody].map(({ account, fetchUser }) => [account(), fetchUser.calls.length])).toEqual([
      ["authenticated", 1],
      ["anonymous", 0],
    ]);
  });

  it("says nothing about the session by other keys", async () => {
    const { account, elsewhere } = await signedIn();
    elsewhere(null, "gratweg_theme");
    expect(account()).toBe("authenticated");
  });

  it("signs in while this one still tries: this one follows, and its own failure is nobody's", async () => {
    const { actor, account, kept, elsewhere, signIn, fetchUser } = setUp();
    actor.send({ type: "session.signIn", proof });
    elsewhere(fresh);
    expect([account(), signIn.calls[0]?.signal.aborted]).toEqual(["restoring", true]);
    signIn.calls[0]?.reject(new SessionError("credentials"));
    fetchUser.calls[0]?.resolve(anna);
    await flush();
    expect([account(), kept.credentials, actor.getSnapshot().context.failure]).toEqual([
      ...["authenticated", fresh],
      null,
    ]);
  });

  it("signs out while this one signs in: this one goes on", async () => {
    const { actor, account, kept, elsewhere, signIn } = setUp();
    actor.send({ type: "session.signIn", proof });
    elsewhere(null);
    signIn.calls[0]?.resolve(fresh);
    await flush();
    expect([account(), kept.credentials]).toEqual(["authenticated", fresh]);
  });
});
