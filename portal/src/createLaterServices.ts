import { paths } from "@gratweg/contracts/routes";
import {
  createCheckoutApi,
  createCheckoutPlanStore,
  createMemberApi,
  createPaymentCache,
  createUsersApi,
  startCheckout,
  startPaymentAccess,
  type ApiOptions,
  type CheckoutActor,
  type CheckoutApi,
  type MemberApi,
  type PaymentAccess,
  type TemporarySessionStore,
  type UsersApi,
} from "@gratweg/flows";
import type { CoreServices } from "./coreServices";
import { followAccess } from "./session/followAccess";

export interface LaterServices {
  /** Its hook: `usePaymentAccess(paymentAccess)`. */
  paymentAccess: PaymentAccess;
  /** One for the application. Its hook: `useCheckout(checkout)`. */
  checkout: CheckoutActor;
  checkoutApi: CheckoutApi;
  users: UsersApi;
  member: MemberApi;
}

export interface LaterTools extends Pick<CoreServices, "session" | "credentials" | "navigate" | "leave"> {
  api: ApiOptions;
  temporaryStore: TemporarySessionStore;
  page: Window;
}

/** What only members, buyers and managers need; payment access follows the session from here on. */
export function createLaterServices(tools: LaterTools): LaterServices {
  const { session, credentials, navigate, leave, api, temporaryStore, page } = tools;
  const checkoutApi = createCheckoutApi(api);
  const paymentAccess = startPaymentAccess({
    fetchSubscription: (signal) => checkoutApi.fetchSubscription(signal),
    cache: createPaymentCache(() => page.localStorage),
    hasToken: () => credentials.token() !== null,
    log: console,
    tabs: page,
  });
  followAccess({ session, paymentAccess });
  const checkout = startCheckout({
    createCheckout: checkoutApi.createCheckout,
    plans: createCheckoutPlanStore(() => page.sessionStorage),
    grantGrace: (until) => temporaryStore.grantGrace(until),
    goToSignIn: () => navigate(paths.portalUser("login-checkout")),
    goToPayment: leave,
    page,
  });
  return {
    paymentAccess,
    checkout,
    checkoutApi,
    users: createUsersApi(api),
    member: createMemberApi(api),
  };
}
