import {
  ApiFailure,
  createCheckoutPlanStore,
  createPaymentCache,
  createTemporarySessionStore,
  paymentCacheKey,
  startCheckout,
  startPaymentAccess,
  startSession,
  startTemporarySession,
  type Credentials,
  type SubscriptionAnswer,
} from "@gratweg/flows";
import { act, render } from "@testing-library/react";
import { useState } from "react";
import type { Screen } from "../../app/screenProps";
import { ServicesProvider, type PortalServices } from "../../services";
import "../../testing/browser";
import { config } from "../../testing/config";
import { account, NOW } from "./fixtures";

export const never = <Answer,>() => new Promise<Answer>(() => undefined);
export const refused = (status: number, type: string | null = null, more: object = {}) =>
  Promise.reject(new ApiFailure("refused", { status, type, ...more }));
export const offline = () => Promise.reject(new ApiFailure("offline"));

/** A call whose answer the test gives later. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  const give = async (value: Value) => {
    resolve(value);
    await promise;
  };
  return { promise, give };
}

const user = { id: 1, email: account.email, firstName: account.firstName };
type Fakes = Partial<{
  [Name in "account" | "auth" | "member" | "users" | "checkoutApi" | "portalContent"]: Partial<
    PortalServices[Name]
  >;
}>;

export interface RenderOptions {
  params?: Record<string, string>;
  search?: string;
  /** False: nobody is signed in. */
  signedIn?: boolean;
  /** What a check of the subscription answers; with it one is made. */
  subscription?: SubscriptionAnswer;
  /** What an earlier check has left in the browser. */
  remembered?: { hasAccess: boolean; timestamp: number };
  fakes?: Fakes;
}

/** A screen with real machines and fake servers. What no test has prepared never answers. */
export async function renderScreen(Screen: Screen, options: RenderOptions = {}) {
  const { params = {}, signedIn = true, fakes = {} } = options;
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (options.remembered)
    window.localStorage.setItem(paymentCacheKey(account.email), JSON.stringify(options.remembered));
  const navigate = jest.fn<void, [string, { replace?: boolean }?]>();
  const leave = jest.fn<void, [string]>();
  let stored: Credentials | null = signedIn ? { token: "t", user } : null;
  const session = startSession({
    store: {
      read: () => stored,
      token: () => stored?.token ?? null,
      write: (credentials) => (stored = credentials),
      clear: () => (stored = null),
      provider: () => null,
      rememberProvider: () => undefined,
      confirm: () => undefined,
    },
    fetchUser: () => Promise.resolve(user),
    checkToken: () => Promise.resolve(),
    signIn: never,
    goToPortal: () => undefined,
    flags: () => window.sessionStorage,
    tabs: window,
  });
  const checkoutApi = { createCheckout: never, fetchSubscription: never, ...fakes.checkoutApi };
  const temporaryStore = createTemporarySessionStore(() => window.sessionStorage);
  const fetchSubscription = jest.fn(() =>
    Promise.resolve<SubscriptionAnswer>(options.subscription ?? { outcome: "refused", status: 403 }),
  );
  const paymentAccess = startPaymentAccess({
    fetchSubscription,
    cache: createPaymentCache(() => window.localStorage),
    email: () => user.email,
    hasToken: () => stored !== null,
    log: { warn: () => undefined },
    tabs: window,
  });
  const unused = () => {
    throw new Error("The screen used something that the test has not prepared.");
  };
  const services: PortalServices = {
    config,
    session,
    paymentAccess,
    credentials: { token: () => stored?.token ?? null } as PortalServices["credentials"],
    temporarySession: startTemporarySession({ store: temporaryStore, window, signOut: unused }),
    checkout: startCheckout({
      createCheckout: checkoutApi.createCheckout,
      plans: createCheckoutPlanStore(() => window.sessionStorage),
      grantGrace: (until: number) => temporaryStore.grantGrace(until),
      goToSignIn: () => navigate("/de/portal/user/login-checkout"),
      goToPayment: leave,
      page: window,
    }),
    social: {} as PortalServices["social"],
    arrival: {} as PortalServices["arrival"],
    auth: { requestConfirmation: never, changePassword: never, ...fakes.auth } as PortalServices["auth"],
    account: {
      read: never,
      change: never,
      remove: never,
      exportData: never,
      changeMembership: never,
      openPayments: never,
      sessions: never,
      endSession: never,
      endOtherSessions: never,
      savedTrips: never,
      saveTrip: never,
      forgetTrip: never,
      ...fakes.account,
    } as PortalServices["account"],
    checkoutApi: checkoutApi,
    users: {
      list: never,
      audit: never,
      invite: never,
      change: never,
      remove: never,
      inviteAgain: never,
      bookings: never,
      ...fakes.users,
    },
    member: {
      bookings: never,
      document: never,
      memberTrip: never,
      track: never,
      offers: never,
      ...fakes.member,
    } as PortalServices["member"],
    portalContent: { frame: never, plans: never, ...fakes.portalContent },
    api: { fetch: never },
    content: {} as PortalServices["content"],
    navigate,
    leave,
    now: () => NOW,
    analytics: { view: () => undefined, fail: () => undefined },
  };
  if (options.subscription) paymentAccess.check(user.email);

  let comeAgain: () => void = () => undefined;
  /** The address: what the screen replaces or pushes becomes what it reads. */
  function Page() {
    const [visit, setVisit] = useState(0);
    // oxlint-disable-next-line react/globals -- the test's handle into the page
    comeAgain = () => setVisit((before) => before + 1);
    const [search, setSearch] = useState(options.search ?? "");
    navigate.mockImplementation((href) => {
      const at = href.indexOf("?");
      setSearch(at < 0 ? "" : href.slice(at));
    });
    return <Screen key={visit} params={params} search={search} />;
  }
  const view = render(
    <ServicesProvider value={services}>
      <Page />
    </ServicesProvider>,
  );
  // The session's own question.
  await act(async () => {
    await Promise.resolve();
  });
  /** As by a way to another screen and back, in the same application. */
  const leaveAndReturn = () => act(() => comeAgain());
  return { ...view, leaveAndReturn, services, navigate, leave, fetchSubscription };
}
