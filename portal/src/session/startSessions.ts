import {
  createRecentSearches,
  forgetDrafts,
  startSession,
  startTemporarySession,
  type AccountApi,
  type CredentialStore,
  type TemporarySessionStore,
} from "@gratweg/flows";
import type { AuthApi } from "./authApi";

interface SessionTools {
  account: AccountApi;
  auth: AuthApi;
  credentials: CredentialStore;
  temporaryStore: TemporarySessionStore;
  goToPortal: () => void;
  page: Window;
}

/** Returns the machines of being signed in, running. */
export function startSessions(tools: SessionTools) {
  const { account, auth, credentials, temporaryStore, goToPortal, page } = tools;
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
