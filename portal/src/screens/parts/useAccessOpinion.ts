import { usePaymentAccess, useSession } from "@gratweg/flows/react";
import { useEffect } from "react";
import { usePortalServices } from "../../services";

/**
 * What this browser believes about paid access, beside what an answer of the server says. A belief may be half an hour old: where the
 * server says no, it is checked anew, once for each answer, so that a membership that has ended is not taken for one that cannot be
 * checked.
 * @param answer what the server gave last, null before
 */
export function useAccessOpinion(answer: object | null, serverSaysNo: boolean) {
  const { paymentAccess, session } = usePortalServices();
  const { user } = useSession(session);
  const { hasPaymentAccess, isChecking, check } = usePaymentAccess(paymentAccess);
  const email = user?.email ?? null;
  const isDoubtful = serverSaysNo && hasPaymentAccess;
  useEffect(() => {
    if (answer !== null && isDoubtful && email !== null) check(email, { force: true });
  }, [answer, isDoubtful, email, check]);
  return { hasPaymentAccess, isChecking };
}
