import { paths } from "@gratweg/contracts/routes";
import { connectCheckoutReturn, type CheckoutOutcome } from "@gratweg/flows";
import { useCheckoutReturn } from "@gratweg/flows/react";
import { useEffect, useMemo } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { withWanted } from "../../app/wanted";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { checkoutTexts } from "../../texts/checkout";
import { CheckoutReturnView } from "./CheckoutReturnView";

/** `/de/portal/user/checkout-return`: waits until the provider's event has arrived, then goes on, and never orders again. */
export default function CheckoutReturnScreen({ search }: ScreenProps) {
  const { checkoutApi, paymentAccess, session, navigate } = usePortalServices();
  const machine = useMemo(
    () =>
      connectCheckoutReturn({
        fetchSubscription: (signal) => checkoutApi.fetchSubscription(signal),
        paid: () => {
          const { user } = session.getSnapshot().context;
          paymentAccess.check(user?.email ?? null, { force: true });
        },
      }),
    [checkoutApi, paymentAccess, session],
  );
  const { status, isAsking, retry } = useCheckoutReturn(machine, { outcome: outcomeOf(search) });
  useEffect(() => {
    // In the place of this address: the way back leads past the wait.
    if (status === "paid") navigate(paths.portalUser("payment-success"), { replace: true });
  }, [status, navigate]);
  const here = `${paths.portalUser("checkout-return")}${search}`;
  return (
    <>
      <PageTitle>{checkoutTexts.waiting.pageTitle}</PageTitle>
      <CheckoutReturnView
        status={status}
        isAsking={isAsking}
        onRetry={retry}
        signInHref={withWanted(paths.portalUser("login"), here)}
      />
    </>
  );
}

function outcomeOf(search: string): CheckoutOutcome {
  const parameters = new URLSearchParams(search);
  if (parameters.has("abgebrochen")) return "abandoned";
  return parameters.has("abgelehnt") ? "declined" : "completed";
}
