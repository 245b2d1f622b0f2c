import { act, waitFor } from "@testing-library/react";
import { anna, openPortal, portal, refusal, type Answers } from "./testing/openPortal";

const SUBSCRIPTION = "GET /api/user-subscription";
const KEY = `payment_status_cache:${anna.email}`;
const answers: Answers = {
  "GET /api/users/me": () => anna,
  [SUBSCRIPTION]: () => ({ success: true, data: { customer: { email: anna.email } } }),
};
const entry = (hasAccess: boolean) => JSON.stringify({ hasAccess, timestamp: Date.now() });

/** A screen that asks for nothing itself: what happens is the services' doing. */
async function open(more: Answers = answers) {
  window.localStorage.setItem("gratweg_token", "t");
  window.localStorage.setItem("gratweg_user", JSON.stringify(anna));
  await openPortal("/de/portal/user/login?confirm=1", more);
  const { paymentAccess } = portal.services;
  const state = () => {
    const { hasPaymentAccess, initialized, lastCheckedEmail } = paymentAccess.actor.getSnapshot().context;
    return { hasPaymentAccess, initialized, lastCheckedEmail };
  };
  await waitFor(() => {
    expect(portal.services.session.getSnapshot().value.account).toBe("authenticated");
    expect(state().initialized).toBe(true);
  });
  return state;
}
const asked = () => portal.asked.filter(({ call }) => call === SUBSCRIPTION);
const elsewhere = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));

const granted = { hasPaymentAccess: true, initialized: true, lastCheckedEmail: anna.email };
const unknown = { hasPaymentAccess: false, initialized: false, lastCheckedEmail: null };

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it("payment access is checked for whoever is signed in, and kept in local storage [4.10, 4.14]", async () => {
  const state = await open();
  expect(state()).toEqual(granted);
  expect(asked()).toEqual([{ call: SUBSCRIPTION, body: {}, token: "t" }]);
  expect(JSON.parse(window.localStorage.getItem(KEY) ?? "null")).toMatchObject({ hasAccess: true });
  expect(window.sessionStorage.getItem(KEY)).toBeNull();
});

it("payment access follows what another tab has learnt, and what it has removed [4.19]", async () => {
  const state = await open({ ...answers, [SUBSCRIPTION]: () => refusal(403, "no-access") });
  expect(state()).toEqual({ ...granted, hasPaymentAccess: false });
  expect(console.warn).toHaveBeenCalledWith("Payment check refused with status 403");
  window.localStorage.setItem(KEY, entry(true));
  elsewhere(KEY);
  expect(state()).toEqual(granted);
  window.localStorage.removeItem(KEY);
  elsewhere(KEY);
  expect(state()).toEqual(unknown);
});

it("an order of somebody who is not signed in keeps the plan in this tab and leads to signing in", async () => {
  await openPortal("/de/portal/user/pricing");
  const { checkout } = portal.services;
  act(() => checkout.send({ type: "plan.choose", plan: "plus", isSignedIn: false }));
  await waitFor(() => expect(window.location.pathname).toBe("/de/portal/user/login-checkout"));
  const stored: unknown = JSON.parse(window.sessionStorage.getItem("gratweg_checkout_plan") ?? "null");
  expect(stored).toMatchObject({ plan: "plus" });
  expect(Object.keys(window.localStorage)).toEqual([]);
});

it("an order of somebody who is signed in leaves for the payment page, in temporary mode with time to come back", async () => {
  window.sessionStorage.setItem("temporary_session", "true");
  await open({ ...answers, "POST /api/checkout": () => ({ url: "https://zahlung.example/1" }) });
  const { checkout } = portal.services;
  act(() => checkout.send({ type: "plan.choose", plan: "plus", isSignedIn: true }));
  await waitFor(() => expect(portal.left).toEqual(["https://zahlung.example/1"]));
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(portal.services.session.getSnapshot().value.account).toBe("authenticated");
});
