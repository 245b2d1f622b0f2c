import { paths } from "@gratweg/contracts/routes";
import { Button, ButtonLink, Notice, Stack, WaitNotice } from "@gratweg/design-system";
import { useCheckout } from "@gratweg/flows/react";
import type { ScreenProps } from "../../app/screenProps";
import { usePortalServices } from "../../services";
import { planOf, searchWithPlan, withPlan } from "../../session/planOf";
import { authTexts } from "../../texts/auth";
import { toPaymentTexts } from "../../texts/toPayment";
import { TroubleNotice } from "../parts/TroubleNotice";
import { SignIn } from "./SignIn";

const texts = toPaymentTexts;

/** Signing in on the way to the payment page. */
export default function LoginCheckoutScreen({ search }: ScreenProps) {
  const { arrival, checkout, navigate } = usePortalServices();
  // Its commands are given only once somebody is signed in.
  const { plan: kept, choose, resume, retry, status, trouble } = useCheckout(checkout, true);
  const plan = planOf(search) ?? kept;

  function goOn() {
    if (plan === null) navigate(paths.portalUser("pricing"), { replace: true });
    else if (plan === kept) resume();
    else choose(plan);
  }

  return (
    <SignIn
      title={texts.loginTitle}
      lead={texts.loginLead}
      path={paths.portalUser("login-checkout")}
      search={searchWithPlan(search, plan)}
      registerPath={withPlan(paths.portalUser("register-checkout"), plan)}
      recoveryPath={withPlan(paths.portalUser("reset-password"), plan)}
      onSignedIn={goOn}
      onward={
        status === "failed" && trouble ? (
          <Stack gap="2" align="start">
            <TroubleNotice trouble={trouble} title={texts.failed} onRetry={retry} />
            <ButtonLink variant="secondary" href={paths.portalUser("pricing")}>
              {texts.otherPlan}
            </ButtonLink>
          </Stack>
        ) : arrival.isSuspended && (status === "choosing" || status === "identifying") ? (
          // By a mail's link, in a browser where somebody is signed in already.
          <Notice live="none" title={authTexts.login.alreadySignedIn}>
            <Button size="sm" onClick={goOn}>
              {texts.goOn}
            </Button>
          </Notice>
        ) : (
          <WaitNotice title={texts.opening} text={texts.openingText} />
        )
      }
    />
  );
}
