import { createActor, fromPromise } from "xstate";
import type { StorageEvents } from "../consent/consentStore";
import { tolerant, type StorageAccess } from "../storage";
import type { Credentials, CredentialStore, SessionUser } from "./credentials";
import { LOGGED_OUT_KEY } from "./loggedOutFlag";
import { sessionMachine, type Proof, type SessionActor } from "./sessionMachine";
import { TOKEN_KEY } from "./storedToken";

export interface SessionPorts {
  store: CredentialStore;
  fetchUser: (token: string, signal: AbortSignal) => Promise<SessionUser>;
  /** Rejects when the server does not know the token. */
  checkToken: (token: string, signal: AbortSignal) => Promise<unknown>;
  /** Rejects with a {@link SessionError} where a screen can say more than that it failed. */
  signIn: (proof: Proof, signal: AbortSignal) => Promise<Credentials>;
  /** The provider's own sign-out, where there is one; nobody waits for it, also not when the page is being left. */
  signOut?: (token: string) => void;
  /** On signing out, not when a session is lost: see `forgetDrafts`. */
  forgetDrafts?: () => void;
  goToPortal: () => void;
  /** Session storage. */
  flags: StorageAccess;
  /** What happens in other tabs; a window. */
  tabs: StorageEvents;
}

/** The running machine with its effects; ends with its actor. For the composition root. */
export function startSession({
  store,
  fetchUser,
  checkToken,
  signIn,
  signOut,
  forgetDrafts,
  goToPortal,
  flags,
  tabs,
}: SessionPorts): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      fetchUser: fromPromise(({ input, signal }) => fetchUser(input.token, signal)),
      checkToken: fromPromise(({ input, signal }) => checkToken(input.token, signal)),
      signIn: fromPromise(({ input, signal }) => signIn(input.proof, signal)),
    },
    actions: {
      storeCredentials: (_, { credentials }) => {
        if (credentials) store.write(credentials);
      },
      removeCredentials: () => store.clear(),
      rememberProvider: (_, { proof }) => {
        if (proof.kind === "provider") store.rememberProvider(proof.provider);
      },
      raiseLoggedOutFlag: () => tolerant(() => flags().setItem(LOGGED_OUT_KEY, "true"), undefined),
      clearLoggedOutFlag: () => tolerant(() => flags().removeItem(LOGGED_OUT_KEY), undefined),
      signOutRemotely: ({ context, event }) => {
        const isEnded = event.type === "session.signOut" && event.isEnded === true;
        if (context.token !== null && !isEnded) signOut?.(context.token);
      },
      forgetDrafts: () => forgetDrafts?.(),
      goToPortal: () => goToPortal(),
    },
  });
  const actor = createActor(machine, { input: { credentials: store.read() } });
  const onStorage = ({ key }: { key: string | null }) => {
    // Without a key everything was removed at once.
    if (key === TOKEN_KEY || key === null) actor.send({ type: "tab.change", credentials: store.read() });
  };
  tabs.addEventListener("storage", onStorage);
  actor.subscribe({ complete: () => tabs.removeEventListener("storage", onStorage) });
  return actor.start();
}
