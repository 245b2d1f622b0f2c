import { usePaymentAccess, useSession } from "@gratweg/flows/react";
import { useEffect, useRef } from "react";
import { usePortalServices } from "../../services";

/**
 * What this browser believes about paid access, beside what an answer of the server says. A belief may be half an hour old: where the
 * server says no it is checked anew, so that a membership that has ended is not taken for one that cannot be checked. Once for each
 * answer, and not if a check is under way by then.
 * @param answer what the server gave last, null before
 */
export function useAccessOpinion(answer: object | null, serverSaysNo: boolean) {
  const { paymentAccess, session } = usePortalServices();
  const { user } = useSession(session);
  const { hasPaymentAccess, isChecking, check } = usePaymentAccess(paymentAccess);
  const email = user?.email ?? null;
  const isDoubtful = serverSaysNo && hasPaymentAccess;
  const checkedFor = useRef<object | null>(null);
  useEffect(() => {
    if (isChecking) checkedFor.current = answer;
    else if (isDoubtful && checkedFor.current !== answer && email !== null) check(email, { force: true });
  }, [answer, isChecking, isDoubtful, email, check]);
  return { hasPaymentAccess, isChecking };
}
