import { paths } from "@gratweg/contracts/routes";
import {
  createAccountApi,
  createCheckoutApi,
  createCheckoutPlanStore,
  createMemberApi,
  createPaymentCache,
  createPortalContentApi,
  createUsersApi,
  startCheckout,
  startPaymentAccess,
  type AccountApi,
  type CheckoutActor,
  type CheckoutApi,
  type MemberApi,
  type PaymentAccess,
  type PortalContentApi,
  type UsersApi,
} from "@gratweg/flows";
import { globalHistory } from "@reach/router";
import type { CoreServices } from "./coreServices";
import { createAuthApi, type AuthApi } from "./session/authApi";
import { followAccess } from "./session/followAccess";
import type { SessionTools } from "./session/startSessions";

export interface LaterServices {
  /** The content system's calls around signing in. */
  auth: AuthApi;
  /** Calls of the own server, with the bearer token; a 401 ends the session. */
  account: AccountApi;
  /** Its hook: `usePaymentAccess(paymentAccess)`. */
  paymentAccess: PaymentAccess;
  /** One for the application. Its hook: `useCheckout(checkout)`. */
  checkout: CheckoutActor;
  checkoutApi: CheckoutApi;
  users: UsersApi;
  member: MemberApi;
  portalContent: PortalContentApi;
}

export interface LaterTools extends SessionTools, Pick<CoreServices, "session" | "navigate" | "leave"> {}

/** What only members, buyers and managers need; payment access follows the session from here on. */
export function createLaterServices(tools: LaterTools): LaterServices {
  const { config, session, credentials, navigate, leave, api, temporaryStore, page } = tools;
  const checkoutApi = createCheckoutApi(api);
  const paymentAccess = startPaymentAccess({
    fetchSubscription: (signal) => checkoutApi.fetchSubscription(signal),
    cache: createPaymentCache(() => page.localStorage),
    email: () => credentials.read()?.user?.email ?? null,
    hasToken: () => credentials.token() !== null,
    log: console,
    tabs: page,
  });
  followAccess({ session, paymentAccess, onNavigation: (listener) => globalHistory.listen(listener) });
  const checkout = startCheckout({
    createCheckout: checkoutApi.createCheckout,
    plans: createCheckoutPlanStore(() => page.sessionStorage),
    grantGrace: (until) => temporaryStore.grantGrace(until),
    goToSignIn: () => navigate(paths.portalUser("login-checkout")),
    goToPayment: leave,
    page,
  });
  return {
    auth: createAuthApi({ ...api, ...config, origin: page.location.origin }),
    account: createAccountApi(api),
    paymentAccess,
    checkout,
    checkoutApi,
    users: createUsersApi(api),
    member: createMemberApi(api),
    portalContent: createPortalContentApi(api),
  };
}
