import { useSession } from "@gratweg/flows/react";
import { useEffect, useState } from "react";
import { usePortalServices } from "../services";
import { authTexts } from "../texts/auth";
import type { SocialFailure } from "./socialSignIn";

export interface SocialReturnState {
  /** The provider whose answer is being exchanged for a session. */
  working: string | null;
  /** In words, why it did not come to that. */
  failure: string | null;
}

/** Somebody comes back from a social provider to this screen. */
export function useSocialReturn(): SocialReturnState {
  const { arrival, session, temporarySession, config } = usePortalServices();
  const { status, failure } = useSession(session);
  const [answer] = useState(() => arrival.social());

  useEffect(() => {
    const taken = arrival.takeSocial();
    if (taken?.kind !== "ticket") return;
    const { provider, ticket: accessToken, verifier } = taken;
    const isShared = temporarySession.getSnapshot().value === "on";
    const proof = { kind: "provider", provider, accessToken, verifier, isShared } as const;
    session.send({ type: "session.signIn", proof });
  }, [arrival, session, temporarySession]);

  if (answer === null) return { working: null, failure: null };
  const { provider } = answer;
  const label = config.providers.find(({ key }) => key === provider)?.label ?? provider;
  if (answer.kind === "failed")
    return { working: null, failure: authTexts.social.failures[answer.reason](label) };
  if (status === "signingIn") return { working: label, failure: null };
  if (!failure) return { working: null, failure: null };
  const reason: SocialFailure =
    failure.reason === "blocked" ? "blocked" : failure.reason === "unavailable" ? "unavailable" : "failed";
  return { working: null, failure: authTexts.social.failures[reason](label) };
}
