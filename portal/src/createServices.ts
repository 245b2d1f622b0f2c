import { createContentClient } from "@gratweg/content-client";
import type { PortalConfig } from "@gratweg/contracts";
import {
  createCredentialStore,
  createPaymentCache,
  createTemporarySessionStore,
  revokeGraceOnReturn,
  type ApiOptions,
} from "@gratweg/flows";
import { navigate as route } from "@reach/router";
import { countViews } from "./analytics/countViews";
import type { BuildCheck } from "./buildCheck";
import { readGuardedWanted } from "./app/wanted";
import { isOwnPath } from "./frame/PortalLink";
import type { CoreServices } from "./coreServices";
import type { LaterServices } from "./createLaterServices";
import { logContentFailure } from "./report";
import { takeArrival } from "./session/arrival";
import { createSocialSignIn } from "./session/socialSignIn";
import { startSessions, type SessionTools } from "./session/startSessions";

/** Joins the machines to the real clients, stores and window; nothing else in the application knows these. */
export function createServices(
  config: PortalConfig,
  buildCheck: Pick<BuildCheck, "navigate">,
  page: Window,
): CoreServices {
  const perTab = () => page.sessionStorage;
  const leave = (href: string) => page.location.assign(href);
  const navigate: CoreServices["navigate"] = (href, { replace = false } = {}) => {
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
  // Section 4: what is expired or malformed goes at the start, whichever screen comes first.
  createPaymentCache(() => page.localStorage).restore(credentials.read()?.user?.email ?? null, Date.now());
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
  const options: ApiOptions = {
    fetch: request,
    baseUrl: config.apiUrl,
    token: () => credentials.token(),
    onUnauthorized: (token) => session.send({ type: "session.lose", token }),
    isOnline: () => page.navigator.onLine,
  };
  const temporaryStore = createTemporarySessionStore(perTab);
  revokeGraceOnReturn(temporaryStore, page);
  const goToPortal = () => navigate(readGuardedWanted(page.location.search), { replace: true });
  const tools: SessionTools = { config, credentials, temporaryStore, api: options, goToPortal, page };
  const { session, temporarySession } = startSessions(tools);
  let later: LaterServices | undefined;

  return {
    config,
    session,
    credentials,
    temporarySession,
    social,
    arrival,
    api: options,
    content: createContentClient({
      baseUrl: config.contentOrigin,
      uploadsHost: config.uploadsOrigin,
      onError: logContentFailure,
    }),
    navigate,
    leave,
    now: () => Date.now(),
    analytics: countViews(config, page),
    later: (create) => (later ??= create({ ...tools, session, navigate, leave })),
  };
}
