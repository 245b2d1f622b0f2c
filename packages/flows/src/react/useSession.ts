import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { SessionUser } from "../session/credentials";
import type { SessionFailure } from "../session/SessionError";
import type { Proof, SessionActor } from "../session/sessionMachine";

export type SessionStatus = "restoring" | "anonymous" | "signingIn" | "authenticated";

export interface Session {
  status: SessionStatus;
  user: SessionUser | null;
  isSignedIn: boolean;
  /** A screen of signing in asks whether the stored token still holds; at most two seconds. */
  isChecking: boolean;
  /** Why the last sign-in failed. */
  failure: SessionFailure | null;
  signIn: (proof: Proof) => void;
  signOut: () => void;
  /** Said by each of the six screens of signing in, see `isSuspendedAddress`. */
  openAuthScreen: (isSuspended: boolean) => void;
}

/** Who one is; the actor lives outside of React, as long as the application. */
export function useSession(actor: SessionActor): Session {
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const isSignedIn = value.account === "authenticated";
  const commands = useMemo(
    () => ({
      signIn: (proof: Proof) => actor.send({ type: "session.signIn", proof }),
      signOut: () => actor.send({ type: "session.signOut" }),
      openAuthScreen: (isSuspended: boolean) => actor.send({ type: "auth.open", isSuspended }),
    }),
    [actor],
  );
  return {
    status: statusOf(value.account),
    user: isSignedIn ? context.user : null,
    isSignedIn,
    isChecking: value.check === "checking",
    failure: context.failure,
    ...commands,
  };
}

function statusOf(account: "starting" | SessionStatus): SessionStatus {
  return account === "starting" ? "anonymous" : account;
}
