import type { PaymentAccess, SessionActor } from "@gratweg/flows";

/** Section 4: payment access is that of whoever is signed in, and nobody's otherwise. */
export function followAccess({
  session,
  paymentAccess,
}: {
  session: SessionActor;
  paymentAccess: PaymentAccess;
}): void {
  let checked: string | null | undefined;
  const follow = (snapshot: ReturnType<SessionActor["getSnapshot"]>) => {
    // Until it is known who is there, the restored state holds.
    if (snapshot.matches({ account: "restoring" }) || snapshot.matches({ account: "signingIn" })) return;
    const isSignedIn = snapshot.matches({ account: "authenticated" });
    const email = isSignedIn ? (snapshot.context.user?.email ?? null) : null;
    if (email === checked) return;
    checked = email;
    paymentAccess.check(email);
  };
  follow(session.getSnapshot());
  session.subscribe(follow);
}
