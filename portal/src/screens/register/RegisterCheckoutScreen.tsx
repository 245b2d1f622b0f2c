import { paths } from "@gratweg/contracts/routes";
import { useCheckout } from "@gratweg/flows/react";
import type { ScreenProps } from "../../app/screenProps";
import { usePortalServices } from "../../services";
import { planOf, searchWithPlan, withPlan } from "../../session/planOf";
import { toPaymentTexts } from "../../texts/toPayment";
import { Register } from "./Register";

const texts = toPaymentTexts;

/** Registering on the way to the payment page; the plan waits until somebody is signed in. */
export default function RegisterCheckoutScreen({ search }: ScreenProps) {
  const { checkout, navigate } = usePortalServices();
  const { plan: kept } = useCheckout(checkout, false);
  const plan = planOf(search) ?? kept;
  const loginPath = withPlan(paths.portalUser("login-checkout"), plan);
  return (
    <Register
      title={texts.registerTitle}
      lead={texts.registerLead}
      path={paths.portalUser("register-checkout")}
      search={searchWithPlan(search, plan)}
      loginPath={loginPath}
      plan={plan}
      // Whoever is signed in by now orders on the screen of plans, where price and button stand.
      onSignedIn={() => navigate(withPlan(paths.portalUser("pricing"), plan), { replace: true })}
    />
  );
}
