import { act, renderHook } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { connectAccountDeletion } from "../account-deletion/connectAccountDeletion";
import { ApiFailure } from "../api/ApiFailure";
import { checkoutMachine } from "../checkout/checkoutMachine";
import { checkoutReturnMachine } from "../checkout-return/checkoutReturnMachine";
import { connectCheckoutReturn } from "../checkout-return/connectCheckoutReturn";
import { connectEmailConfirmation, connectPasswordRecovery } from "../mail-request/connectMailRequest";
import { connectMembershipChange } from "../membership-change/connectMembershipChange";
import { membership } from "../membership-change/fixtures";
import { connectNewPassword } from "../new-password/connectNewPassword";
import { connectPasswordChange } from "../password-change/connectPasswordChange";
import { startPaymentAccess } from "../payment-access/connectPaymentAccess";
import type { SubscriptionAnswer } from "../payment-access/paymentAccessMachine";
import { createPaymentCache } from "../payment-access/paymentCache";
import { connectRegistration } from "../registration/connectRegistration";
import { filledRegistration } from "../registration/fixtures";
import { createResource } from "../resource/createResource";
import { sessionMachine } from "../session/sessionMachine";
import { createSubmission } from "../submission/createSubmission";
import { temporarySessionMachine } from "../temporary-session/temporarySessionMachine";
import { connectUserManagement } from "../user-management/connectUserManagement";
import { filledInvitation, managedUser } from "../user-management/fixtures";
import { useAccountDeletion } from "./useAccountDeletion";
import { useCheckout } from "./useCheckout";
import { useCheckoutReturn, useCheckoutReturnActor } from "./useCheckoutReturn";
import { useEmailConfirmation, useMailRequestActor, usePasswordRecovery } from "./useMailRequest";
import { useMembershipChange } from "./useMembershipChange";
import { useNewPassword } from "./useNewPassword";
import { usePasswordChange } from "./usePasswordChange";
import { usePaymentAccess } from "./usePaymentAccess";
import { useRegistration } from "./useRegistration";
import { useResource } from "./useResource";
import { useSession } from "./useSession";
import { useSubmission } from "./useSubmission";
import { useTemporarySession } from "./useTemporarySession";
import { useUserManagement } from "./useUserManagement";

const email = "annegret@postfach.example";
const never = () => new Promise<never>(() => {});
const done = () => Promise.resolve();
const credentials = { token: "t1", user: { id: 7, email } };

/** Runs a command and lets its promises take effect. */
const run = (command: () => void = () => {}) =>
  act(async () => {
    command();
    await Promise.resolve();
  });

it("useSession tells who one is, and nothing of the token", async () => {
  const machine = sessionMachine.provide({
    actors: { checkToken: fromPromise<unknown, { token: string }>(never) },
  });
  const actor = createActor(machine, { input: { credentials: null } }).start();
  const { result } = renderHook(() => useSession(actor));
  const { signOut } = result.current;
  expect(result.current).toMatchObject({ status: "anonymous", user: null, isSignedIn: false, failure: null });
  await run(() => result.current.signIn({ kind: "password", identifier: email, password: "x" }));
  expect(result.current).toMatchObject({ status: "anonymous", failure: { reason: "unavailable" } });
  act(() => actor.send({ type: "session.adopt", credentials }));
  expect(result.current).toMatchObject({ status: "authenticated", user: credentials.user, isSignedIn: true });
  expect(JSON.stringify(result.current)).not.toContain("t1");
  act(() => result.current.openAuthScreen(true));
  expect(result.current.isChecking).toBe(true);
  act(() => signOut());
  expect([result.current.status, result.current.user, result.current.signOut]).toEqual([
    "anonymous",
    null,
    signOut,
  ]);
});

it("usePaymentAccess exposes section 3's four values, and the check", async () => {
  localStorage.clear();
  const access = startPaymentAccess({
    fetchSubscription: () => Promise.resolve({ outcome: "customer", email }),
    cache: createPaymentCache(() => localStorage),
    email: () => "anna@example.org",
    hasToken: () => true,
    log: console,
    tabs: window,
    now: () => 1_800_000_000_000,
  });
  const { result } = renderHook(() => usePaymentAccess(access));
  expect(result.current).toEqual({
    ...{ hasPaymentAccess: false, lastCheckedEmail: null, initialized: false, lastCheckedAt: null },
    ...{ isChecking: false, check: access.check },
  });
  act(() => result.current.check(email));
  expect(result.current.isChecking).toBe(true);
  await run();
  expect(result.current).toEqual({
    ...{
      hasPaymentAccess: true,
      lastCheckedEmail: email,
      initialized: true,
      lastCheckedAt: 1_800_000_000_000,
    },
    ...{ isChecking: false, check: access.check },
  });
  access.actor.stop();
});

it("useTemporarySession turns the mode on and off", () => {
  const actor = createActor(temporarySessionMachine, { input: { isOn: false } }).start();
  const { result } = renderHook(() => useTemporarySession(actor));
  act(() => result.current.enable());
  expect(result.current.isOn).toBe(true);
  act(() => result.current.disable());
  expect(result.current.isOn).toBe(false);
});

it("useRegistration fills in, submits, and waits for the mail", async () => {
  const machine = connectRegistration({ register: done, requestConfirmation: never });
  const { result } = renderHook(() => useRegistration(machine, { entries: { email } }));
  expect(result.current).toMatchObject({ status: "filling", entries: { email }, issues: [], trouble: null });
  act(() => result.current.submit());
  expect(result.current).toMatchObject({ status: "filling", attempts: 1 });
  act(() => result.current.change(filledRegistration));
  await run(() => result.current.submit());
  expect(result.current).toMatchObject({
    status: "registered",
    mail: { status: "pausing", count: 1, trouble: null },
  });
  act(() => result.current.restart());
  expect(result.current).toMatchObject({ status: "filling", entries: { email } });
});

it("useEmailConfirmation and usePasswordRecovery ask for their mails", async () => {
  const asked: string[] = [];
  const ports = (name: string) => ({
    requestMail: (to: string) => done().then(() => void asked.push(`${name} ${to}`)),
  });
  const confirmation = connectEmailConfirmation(ports("confirm"));
  const recovery = connectPasswordRecovery(ports("recover"));
  const { result } = renderHook(() => ({
    confirmation: useEmailConfirmation(confirmation, { email }),
    recovery: usePasswordRecovery(recovery),
  }));
  await run(() => result.current.confirmation.request());
  act(() => result.current.recovery.change(email));
  await run(() => result.current.recovery.request());
  await run();
  expect(asked).toEqual([`confirm ${email}`, `recover ${email}`]);
  expect(result.current).toMatchObject({
    confirmation: { status: "sent", count: 1, mayRepeat: false },
    recovery: { status: "sent", count: 1, mayRepeat: false, email },
  });
});

it("a mail may be asked for again when the pause is over", async () => {
  const clock = new SimulatedClock();
  const actor = createActor(connectPasswordRecovery({ requestMail: done }), {
    input: { email },
    clock,
  }).start();
  const { result } = renderHook(() => useMailRequestActor(actor));
  await run(() => result.current.request());
  await run();
  act(() => clock.increment(60_000));
  expect(result.current).toMatchObject({ status: "sent", mayRepeat: true });
  act(() => result.current.edit());
  expect(result.current).toMatchObject({ status: "entering", mayRepeat: false });
});

it("useNewPassword and usePasswordChange adopt the session that comes back", async () => {
  const adopt = jest.fn();
  const first = connectNewPassword({ setPassword: () => Promise.resolve(credentials), adopt });
  const change = connectPasswordChange({ changePassword: () => Promise.resolve(credentials), adopt });
  const { result } = renderHook(() => ({
    first: useNewPassword(first, { token: "t" }),
    change: usePasswordChange(change),
  }));
  expect(result.current.first).not.toHaveProperty("token");
  act(() => result.current.first.change("gipfelglück im nebel"));
  await run(() => result.current.first.submit());
  act(() => result.current.change.change({ currentPassword: "alt", password: "gipfelglück im nebel" }));
  await run(() => result.current.change.submit());
  expect(result.current).toMatchObject({ first: { status: "done" }, change: { status: "changed" } });
  expect(adopt.mock.calls).toEqual([[credentials], [credentials]]);
});

it("useAccountDeletion asks for what proves it", async () => {
  const signOut = jest.fn();
  const machine = connectAccountDeletion({ remove: done, signOut, loseSession: jest.fn() });
  const { result } = renderHook(() => useAccountDeletion(machine, { hasPassword: false, email }));
  act(() => result.current.begin());
  expect(result.current).toMatchObject({ status: "confirming", asksFor: "email", proof: "" });
  act(() => result.current.cancel());
  act(() => result.current.begin());
  act(() => result.current.change(email));
  await run(() => result.current.confirm());
  expect([result.current.status, signOut.mock.calls.length]).toEqual(["deleted", 1]);
});

it("useCheckout leads one who is signed in to paying, and others to signing in", () => {
  const machine = checkoutMachine.provide({
    actors: { createCheckout: fromPromise<{ url: string }, { plan: string }>(never) },
  });
  const actor = createActor(machine, { input: { plan: null } }).start();
  const { result, rerender } = renderHook(({ isSignedIn }) => useCheckout(actor, isSignedIn), {
    initialProps: { isSignedIn: false },
  });
  act(() => result.current.choose("jahr"));
  expect(result.current).toMatchObject({ status: "identifying", plan: "jahr", trouble: null });
  act(() => result.current.abandon());
  expect(result.current).toMatchObject({ status: "choosing", plan: null });
  act(() => result.current.choose("jahr"));
  act(() => result.current.resume());
  expect(result.current.status).toBe("creating");
  rerender({ isSignedIn: true });
  expect(result.current.plan).toBe("jahr");
});

it("useCheckoutReturn polls, is late, and is paid", async () => {
  const paid = jest.fn();
  const machine = connectCheckoutReturn({
    fetchSubscription: () => Promise.resolve({ outcome: "customer", email }),
    paid,
  });
  const { result } = renderHook(() => useCheckoutReturn(machine, { outcome: "completed" }));
  expect(result.current).toMatchObject({ status: "polling", isAsking: true });
  await run();
  expect([result.current.status, paid.mock.calls.length]).toEqual(["paid", 1]);
});

it("useCheckoutReturn says that it takes longer, and asks by hand", () => {
  const clock = new SimulatedClock();
  const actor = createActor(
    checkoutReturnMachine.provide({ actors: { fetchSubscription: fromPromise<SubscriptionAnswer>(never) } }),
    {
      input: { outcome: "completed" },
      clock,
    },
  ).start();
  const { result } = renderHook(() => useCheckoutReturnActor(actor));
  act(() => clock.increment(60_000));
  expect(result.current).toMatchObject({ status: "late", isAsking: false });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ status: "late", isAsking: true });
});

it("useMembershipChange cancels by one confirmation", async () => {
  const ending = { ...membership, state: "ending" as const };
  const changed = jest.fn();
  const machine = connectMembershipChange({ changeMembership: () => Promise.resolve(ending), changed });
  const { result } = renderHook(() => useMembershipChange(machine, { membership }));
  act(() => result.current.choose("cancel"));
  expect(result.current).toMatchObject({ status: "confirming", kind: "cancel", membership });
  await run(() => result.current.confirm());
  expect(result.current).toMatchObject({ status: "changed", membership: ending });
  expect(changed.mock.calls).toEqual([[ending]]);
  act(() => result.current.dismiss());
  act(() => result.current.update(null));
  expect(result.current).toMatchObject({ status: "resting", kind: null, membership: null });
});

it("useUserManagement invites, asks, acts and says what was refused", async () => {
  const conflict = new ApiFailure("refused", { status: 409, type: "/probleme/letzte-verwaltung" });
  const machine = connectUserManagement({
    ...{ invite: done, change: () => Promise.reject(conflict), remove: done, inviteAgain: done },
    changed: () => {},
  });
  const { result } = renderHook(() => useUserManagement(machine));
  act(() => result.current.openInvitation());
  act(() => result.current.changeInvitation(filledInvitation));
  await run(() => result.current.invite());
  expect(result.current).toMatchObject({
    status: "resting",
    done: { kind: "invite", invitation: filledInvitation },
  });
  act(() => result.current.ask({ kind: "block", user: managedUser }));
  expect(result.current.status).toBe("confirming");
  await run(() => result.current.confirm());
  expect(result.current).toMatchObject({ status: "refused", trouble: { reason: "last-manager" } });
  act(() => result.current.dismiss());
  await run(() => result.current.run({ kind: "inviteAgain", user: managedUser }));
  expect(result.current).toMatchObject({ status: "resting", done: { kind: "inviteAgain" } });
});

describe("useResource", () => {
  function setUp() {
    const calls: { params: { page: number }; signal: AbortSignal; resolve: (data: string) => void }[] = [];
    const resource = createResource(
      (params: { page: number }, signal) =>
        new Promise<string>((resolve) => calls.push({ params, signal, resolve })),
    );
    return { calls, resource };
  }

  it("reads, reads anew for other parameters while the old answer stays, and aborts on leaving", async () => {
    const { calls, resource } = setUp();
    const { result, rerender, unmount } = renderHook(({ page }) => useResource(resource, { page }), {
      initialProps: { page: 1 },
    });
    expect(result.current).toMatchObject({ status: "loading", data: null, params: null });
    await run(() => calls[0]?.resolve("one"));
    expect(result.current).toMatchObject({ status: "ready", data: "one", params: { page: 1 } });
    rerender({ page: 1 });
    expect(calls.length).toBe(1);
    rerender({ page: 2 });
    expect(result.current).toMatchObject({ status: "refreshing", data: "one", params: { page: 1 } });
    act(() => result.current.replace("newer"));
    expect(result.current).toMatchObject({ status: "ready", data: "newer" });
    act(() => result.current.reload());
    unmount();
    expect(calls.map(({ params, signal }) => [params.page, signal.aborted])).toEqual([
      [1, false],
      [2, true],
      [2, true],
    ]);
  });

  it("waits until it is enabled", () => {
    const { calls, resource } = setUp();
    const { result, rerender } = renderHook(
      ({ isEnabled }) => useResource(resource, { page: 1 }, { isEnabled }),
      { initialProps: { isEnabled: false } },
    );
    expect([result.current.status, calls.length]).toEqual(["idle", 0]);
    rerender({ isEnabled: true });
    expect([result.current.status, calls.length]).toEqual(["loading", 1]);
  });

  it("needs no parameters, works under React's strict mode, and asks nothing on a server", async () => {
    let asked = 0;
    const resource = createResource(() => {
      asked += 1;
      return Promise.resolve("all");
    });
    function Page() {
      return <p>{useResource(resource).status}</p>;
    }
    expect(renderToString(<Page />)).toBe("<p>idle</p>");
    expect(asked).toBe(0);
    const wrapper = ({ children }: { children: ReactNode }) => <StrictMode>{children}</StrictMode>;
    const { result } = renderHook(() => useResource(resource), { wrapper });
    await run();
    await run();
    expect(result.current).toMatchObject({ status: "ready", data: "all" });
  });
});

it("useSubmission sends once and hands the answer out", async () => {
  const sent: number[] = [];
  const submission = createSubmission((payload: number) => {
    sent.push(payload);
    return Promise.resolve(payload * 2);
  });
  const { result } = renderHook(() => useSubmission(submission));
  await run(() => {
    result.current.send(1);
    result.current.send(2);
  });
  expect([result.current.status, result.current.answer, sent]).toEqual(["succeeded", 2, [1]]);
  act(() => result.current.reset());
  expect(result.current).toMatchObject({ status: "resting", answer: null, payload: null });
});
