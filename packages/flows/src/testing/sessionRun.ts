import { startSession } from "../session/startSession";
import type { Credentials, CredentialStore, SessionUser } from "../session/credentials";
import type { Proof, SessionActor } from "../session/sessionMachine";
import { memoryStorage } from "./memoryStorage";

export const anna: SessionUser = { id: 7, email: "anna@example.org" };
export const proof: Extract<Proof, { kind: "password" }> = {
  kind: "password",
  identifier: "anna@example.org",
  password: "Gipfelglück",
};
/** What an earlier visit has left. */
export const stored: Credentials = { token: "t1", user: null };

interface Call<Input, Output> {
  input: Input;
  signal: AbortSignal;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

function port<Input, Output>() {
  const calls: Call<Input, Output>[] = [];
  const ask = (input: Input, signal: AbortSignal) =>
    new Promise<Output>((resolve, reject) => calls.push({ input, signal, resolve, reject }));
  return { calls, ask };
}

/** The session with its effects on fakes, whose questions the test answers. */
export function sessionRuns() {
  const running = new Set<SessionActor>();
  const stopAll = () => {
    for (const actor of running) actor.stop();
    running.clear();
  };
  return { running, stopAll, setUp: (credentials: Credentials | null = null) => start(credentials, running) };
}

function start(credentials: Credentials | null, running: Set<SessionActor>) {
  const kept = { credentials, provider: null as string | null };
  const store: CredentialStore = {
    read: () => kept.credentials,
    token: () => kept.credentials?.token ?? null,
    write: (next) => {
      kept.credentials = next;
    },
    provider: () => kept.provider,
    rememberProvider: (provider) => {
      kept.provider = provider;
    },
    confirm: () => undefined,
    clear: () => {
      kept.credentials = null;
      kept.provider = null;
    },
  };
  const flags = memoryStorage();
  flags.setItem("gratweg_logged_out", "true");
  const fetchUser = port<string, SessionUser>();
  const checkToken = port<string, unknown>();
  const signIn = port<Proof, Credentials>();
  const signOut = jest.fn<void, [string]>();
  const forgetDrafts = jest.fn();
  const goToPortal = jest.fn();
  const listeners = new Set<(event: { key: string | null }) => void>();
  const actor = startSession({
    ...{ store, signOut, forgetDrafts, goToPortal, flags: () => flags },
    fetchUser: fetchUser.ask,
    checkToken: checkToken.ask,
    signIn: signIn.ask,
    tabs: {
      addEventListener: (type: string, listener) => type === "storage" && listeners.add(listener),
      removeEventListener: (type: string, listener) => type === "storage" && listeners.delete(listener),
    },
  });
  running.add(actor);
  const account = () => (actor.getSnapshot().value as { account: string }).account;
  const elsewhere = (next: Credentials | null, key: string | null = "gratweg_token") => {
    kept.credentials = next;
    listeners.forEach((listener) => listener({ key }));
  };
  return {
    actor,
    account,
    kept,
    flags,
    fetchUser,
    checkToken,
    signIn,
    signOut,
    forgetDrafts,
    goToPortal,
    elsewhere,
    listeners,
  };
}
