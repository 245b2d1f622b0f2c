import type { PaymentAccess, SessionActor } from "@gratweg/flows";

/**
 * Section 4: payment access is that of whoever is signed in, and nobody's otherwise. On the way to another screen it is checked again:
 * what is known lasts half an hour.
 */
export function followAccess({
  session,
  paymentAccess,
  onNavigation,
}: {
  session: SessionActor;
  paymentAccess: PaymentAccess;
  onNavigation: (listener: () => void) => void;
}): void {
  let checked: string | null | undefined;
  const follow = ({ value: { account }, context }: ReturnType<SessionActor["getSnapshot"]>) => {
    // Until it is known who is there, the restored state holds.
    if (account === "restoring" || account === "signingIn") return;
    const email = account === "authenticated" ? (context.user?.email ?? null) : null;
    if (email === checked) return;
    checked = email;
    paymentAccess.check(email);
  };
  follow(session.getSnapshot());
  session.subscribe(follow);
  onNavigation(() => checked && paymentAccess.check(checked));
}
