import { createContentClient } from "@gratweg/content-client";
import type { PortalConfig } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  createAccountApi,
  createCheckoutApi,
  createCheckoutPlanStore,
  createCredentialStore,
  createMemberApi,
  createPaymentCache,
  createPortalContentApi,
  createTemporarySessionStore,
  createUsersApi,
  revokeGraceOnReturn,
  startCheckout,
  startPaymentAccess,
  type ApiOptions,
} from "@gratweg/flows";
import { globalHistory, navigate as route } from "@reach/router";
import { countViews } from "./analytics/countViews";
import type { BuildCheck } from "./buildCheck";
import { readGuardedWanted } from "./app/wanted";
import { isOwnPath } from "./frame/PortalLink";
import type { PortalServices } from "./services";
import { logContentFailure } from "./report";
import { takeArrival } from "./session/arrival";
import { createAuthApi } from "./session/authApi";
import { followAccess } from "./session/followAccess";
import { createSocialSignIn } from "./session/socialSignIn";
import { startSessions } from "./session/startSessions";

/** Joins the machines to the real clients, stores and window; nothing else in the application knows these. */
export function createServices(
  config: PortalConfig,
  buildCheck: Pick<BuildCheck, "navigate">,
  page: Window,
): PortalServices {
  const perTab = () => page.sessionStorage;
  const leave = (href: string) => page.location.assign(href);
  const navigate: PortalServices["navigate"] = (href, { replace = false } = {}) => {
    if (!isOwnPath(href)) return replace ? page.location.replace(href) : leave(href);
    buildCheck.navigate(href);
    // The router listens from its own effect on, which runs after those of its screens: a first screen's redirect would be lost.
    const { pathname, search, hash } = page.location;
    const isSame = href === pathname + search + hash;
    queueMicrotask(() => void route(href, { replace: replace || isSame }));
  };

  const credentials = createCredentialStore({
    storage: () => page.localStorage,
    window: () => page,
    tab: perTab,
    tokenCookie: config.tokenCookie,
  });
  const social = createSocialSignIn({
    contentOrigin: config.contentOrigin,
    origin: page.location.origin,
    storage: perTab,
    forgetSession: () => credentials.clear(),
    rememberProvider: (provider) => credentials.rememberProvider(provider),
    leave,
    randomBytes: (length) => page.crypto.getRandomValues(new Uint8Array(length)),
  });
  const arrival = takeArrival(page, social);
  // The router has read the address before; it is to know no secret either.
  if (arrival.token !== null || arrival.isSocial)
    void route(page.location.pathname + page.location.search, { replace: true });

  const request: typeof fetch = (input, init) => page.fetch(input, init);
  const api: ApiOptions = {
    fetch: request,
    baseUrl: config.apiUrl,
    token: () => credentials.token(),
    onUnauthorized: (token) => session.send({ type: "session.lose", token }),
    isOnline: () => page.navigator.onLine,
  };
  const temporaryStore = createTemporarySessionStore(perTab);
  revokeGraceOnReturn(temporaryStore, page);
  const goToPortal = () => navigate(readGuardedWanted(page.location.search), { replace: true });
  const account = createAccountApi(api);
  const auth = createAuthApi({ ...api, ...config, origin: page.location.origin });
  const tools = { account, auth, credentials, temporaryStore, goToPortal, page };
  const { session, temporarySession } = startSessions(tools);
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
    plans: createCheckoutPlanStore(perTab),
    grantGrace: (until) => temporaryStore.grantGrace(until),
    goToSignIn: () => navigate(paths.portalUser("login-checkout")),
    goToPayment: leave,
    page,
  });

  return {
    config,
    session,
    credentials,
    temporarySession,
    social,
    arrival,
    api,
    content: createContentClient({
      baseUrl: config.contentOrigin,
      uploadsHost: config.uploadsOrigin,
      onError: logContentFailure,
    }),
    auth,
    account,
    paymentAccess,
    checkout,
    checkoutApi,
    users: createUsersApi(api),
    member: createMemberApi(api),
    portalContent: createPortalContentApi(api),
    navigate,
    leave,
    now: () => Date.now(),
    analytics: countViews(config, page),
  };
}
