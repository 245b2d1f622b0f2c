import { act, waitFor } from "@testing-library/react";
import { createLaterServices } from "./createLaterServices";
import { anna, openPortal, refusal, type Answers } from "./testing/openPortal";

jest.mock("./screens/settings/SettingsScreen", () => ({
  __esModule: true,
  default: () => <h1>Einstellungen</h1>,
}));

const SUBSCRIPTION = "GET /api/user-subscription";
const CACHE = `payment_status_cache:${anna.email}`;
let portal: Awaited<ReturnType<typeof openPortal>>;

/** The whole application with somebody who is signed in, on a screen that asks for nothing itself. */
async function open(answers: Answers) {
  window.localStorage.setItem("gratweg_token", "t");
  window.localStorage.setItem("gratweg_user", JSON.stringify(anna));
  portal = await openPortal("/de/portal/settings", { "GET /api/users/me": () => anna, ...answers });
  return portal.services.later(createLaterServices).paymentAccess.actor;
}
const asked = () => portal.asked.filter(({ call }) => call === SUBSCRIPTION).map(({ token }) => token);
const member = () => ({ success: true, data: { customer: { email: anna.email } } });
const entry = (hasAccess: boolean) => JSON.stringify({ hasAccess, timestamp: Date.now() });

/** As another tab does it. */
function elsewhere(value: string | null) {
  if (value === null) window.localStorage.removeItem(CACHE);
  else window.localStorage.setItem(CACHE, value);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: CACHE, newValue: value })));
}

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.scrollTo = () => undefined;
});
beforeEach(() => jest.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => {
  portal.stop();
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.restoreAllMocks();
});

it("access is asked for whoever signs in, kept for all tabs, and forgotten with the sign-out [4.10–4.12, 4.14]", async () => {
  const actor = await open({ [SUBSCRIPTION]: member });
  const access = () => {
    const { hasPaymentAccess, initialized, lastCheckedEmail } = actor.getSnapshot().context;
    return [hasPaymentAccess, initialized, lastCheckedEmail];
  };
  await waitFor(() => expect(access()).toEqual([true, true, anna.email]));
  expect(asked()).toEqual(["t"]);
  expect(JSON.parse(window.localStorage.getItem(CACHE) ?? "null")).toMatchObject({ hasAccess: true });
  act(() => portal.services.session.send({ type: "session.lose", token: "t" }));
  expect(access()).toEqual([false, false, null]);
});

it("what is stored of whoever is here holds without a question [4.12, 4.17]", async () => {
  window.localStorage.setItem(CACHE, entry(true));
  const actor = await open({ [SUBSCRIPTION]: () => refusal(403, "kein-zugriff") });
  await waitFor(() => expect(portal.services.session.getSnapshot().value.account).toBe("authenticated"));
  expect([actor.getSnapshot().context.hasPaymentAccess, asked()]).toEqual([true, []]);
});

it("what another tab learns of the membership holds here too, and what it removes [4.19]", async () => {
  const actor = await open({ [SUBSCRIPTION]: () => refusal(403, "kein-zugriff") });
  await waitFor(() => expect(actor.getSnapshot().context.initialized).toBe(true));
  elsewhere(entry(true));
  expect(actor.getSnapshot().context.hasPaymentAccess).toBe(true);
  elsewhere(null);
  expect(actor.getSnapshot().context.hasPaymentAccess).toBe(false);
  expect(asked()).toEqual(["t"]);
});
