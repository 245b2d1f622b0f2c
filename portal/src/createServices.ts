import type { PortalConfig } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  createAccountApi,
  createAuthApi,
  createCredentialStore,
  createTemporarySessionStore,
  startSession,
  startTemporarySession,
  type ApiOptions,
} from "@gratweg/flows";
import { navigate as route } from "@reach/router";
import { countViews } from "./analytics/countViews";
import type { BuildCheck } from "./buildCheck";
import { readWanted } from "./app/wanted";
import { isOwnPath } from "./frame/PortalLink";
import type { CoreServices } from "./coreServices";
import type { LaterServices } from "./createLaterServices";
import { takeArrival } from "./session/arrival";
import { createSocialSignIn } from "./session/socialSignIn";

/** Joins the machines to the real clients, stores and window; nothing else in the application knows these. */
export function createServices(config: PortalConfig, buildCheck: BuildCheck, page: Window): CoreServices {
  const perTab = () => page.sessionStorage;
  const leave = (href: string) => page.location.assign(href);
  const navigate: CoreServices["navigate"] = (href, { replace = false } = {}) => {
    if (!isOwnPath(href)) return replace ? page.location.replace(href) : leave(href);
    buildCheck.navigate(href);
    // The router listens from its own effect on, which runs after those of its screens: a first screen's redirect would be lost.
    queueMicrotask(() => void route(href, { replace }));
  };

  const credentials = createCredentialStore({
    storage: () => page.localStorage,
    window: () => page,
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

  const request: typeof fetch = (input, init) => page.fetch(input, init);
  const options: ApiOptions = {
    fetch: request,
    baseUrl: config.apiUrl,
    token: () => credentials.token(),
    onUnauthorized: (token) => session.send({ type: "session.lose", token }),
    isOnline: () => page.navigator.onLine,
  };
  const account = createAccountApi(options);
  const auth = createAuthApi({ ...options, baseUrl: config.contentOrigin, origin: page.location.origin });

  const session = startSession({
    store: credentials,
    fetchUser: (token, signal) => unlessLeft(auth.fetchUser(token, signal), page),
    checkToken: (token, signal) => unlessLeft(account.checkToken(token, signal), page),
    signIn: (proof, signal) => auth.signIn(proof, signal),
    goToPortal: () => navigate(readWanted(page.location.search) ?? paths.portal(), { replace: true }),
    flags: perTab,
    tabs: page,
  });
  const temporaryStore = createTemporarySessionStore(perTab);
  let later: LaterServices | undefined;

  return {
    config,
    session,
    credentials,
    temporarySession: startTemporarySession({
      store: temporaryStore,
      window: page,
      signOut: () => session.send({ type: "session.signOut" }),
    }),
    social,
    arrival,
    auth,
    account,
    content: () =>
      import("@gratweg/content-client").then(({ createContentClient }) =>
        createContentClient({ baseUrl: config.contentOrigin, uploadsHost: config.uploadsOrigin }),
      ),
    navigate,
    leave,
    now: () => Date.now(),
    analytics: countViews(config, page),
    later: (create) =>
      (later ??= create({ session, credentials, navigate, leave, api: options, temporaryStore, page })),
  };
}

/** A page that is left breaks off its questions; that is no reason to take the session away. */
function unlessLeft<Answer>(answer: Promise<Answer>, page: Window): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isLeft = false;
    const leave = () => {
      isLeft = true;
    };
    const stay = () => page.removeEventListener("pagehide", leave);
    page.addEventListener("pagehide", leave);
    answer.finally(stay).then(resolve, (error: Error) => {
      if (!isLeft) reject(error);
    });
  });
}
