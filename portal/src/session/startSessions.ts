import type { PortalConfig } from "@gratweg/contracts";
import {
  createAccountApi,
  createRecentSearches,
  forgetDrafts,
  startSession,
  startTemporarySession,
  type ApiOptions,
  type CredentialStore,
  type SessionActor,
  type TemporarySessionActor,
  type TemporarySessionStore,
} from "@gratweg/flows";
import { createAuthApi } from "./authApi";

export interface SessionTools {
  config: Pick<PortalConfig, "contentOrigin" | "userPopulate">;
  credentials: CredentialStore;
  temporaryStore: TemporarySessionStore;
  api: ApiOptions;
  goToPortal: () => void;
  page: Window;
}

export interface Sessions {
  session: SessionActor;
  temporarySession: TemporarySessionActor;
}

/** Returns the machines of being signed in, running, with their calls. */
export function startSessions(tools: SessionTools): Sessions {
  const { config, credentials, temporaryStore, api, goToPortal, page } = tools;
  const account = createAccountApi(api);
  const auth = createAuthApi({ ...api, ...config, origin: page.location.origin });
  const session = startSession({
    store: credentials,
    fetchUser: (token, signal) => unlessLeft(auth.fetchUser(token, signal), page),
    checkToken: (token, signal) => unlessLeft(account.checkToken(token, signal), page),
    signIn: (proof, signal) => auth.signIn(proof, signal),
    // Whatever it answers, also none: here it is over.
    signOut: (token) => void auth.signOut(token).catch(() => undefined),
    forgetDrafts: () => {
      forgetDrafts(() => page.sessionStorage);
      forgetDrafts(() => page.localStorage);
      createRecentSearches(() => page.localStorage).forget();
    },
    goToPortal,
    flags: () => page.sessionStorage,
    tabs: page,
  });
  const temporarySession = startTemporarySession({
    store: temporaryStore,
    window: page,
    signOut: () => session.send({ type: "session.signOut" }),
  });
  return { session, temporarySession };
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
