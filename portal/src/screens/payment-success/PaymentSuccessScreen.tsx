import { usePaymentAccess, useSession } from "@gratweg/flows/react";
import { useEffect, useState } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { checkoutTexts } from "../../texts/checkout";
import { PaymentSuccessView } from "./PaymentSuccessView";

/** `/de/portal/user/payment-success`: what comes next; forces a check, because what is known may be older than the payment. */
export default function PaymentSuccessScreen(_: ScreenProps) {
  const { paymentAccess, session } = usePortalServices();
  const { user } = useSession(session);
  const { hasPaymentAccess, isChecking, check } = usePaymentAccess(paymentAccess);
  const email = user?.email ?? null;
  useEffect(() => {
    if (email !== null) check(email, { force: true });
  }, [check, email]);
  const isMissing = useSettled(isChecking, !hasPaymentAccess);
  const { pageTitle, pending } = checkoutTexts.success;
  return (
    <>
      <PageTitle>{isMissing ? pending.title : pageTitle}</PageTitle>
      <PaymentSuccessView
        access={isMissing ? "missing" : isChecking ? "checking" : "granted"}
        isChecking={isChecking}
        onCheck={() => check(email, { force: true })}
      />
    </>
  );
}

/** What the last finished check said; the page does not change its headline while another is under way. */
function useSettled(isChecking: boolean, isMissing: boolean): boolean {
  const [hasBegun, setBegun] = useState(isChecking);
  const [settled, setSettled] = useState(false);
  if (isChecking && !hasBegun) setBegun(true);
  if (!isChecking && hasBegun && settled !== isMissing) setSettled(isMissing);
  return settled;
}
