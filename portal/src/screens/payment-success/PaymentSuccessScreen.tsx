import { usePaymentAccess, useSession } from "@gratweg/flows/react";
import { useEffect } from "react";
import type { ScreenProps } from "../../app/screens";
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
  return (
    <>
      <PageTitle>{checkoutTexts.success.pageTitle}</PageTitle>
      <PaymentSuccessView
        access={isChecking ? "checking" : hasPaymentAccess ? "granted" : "missing"}
        onCheck={() => check(email, { force: true })}
      />
    </>
  );
}
