import { paths } from "@gratweg/contracts/routes";
import { createResource } from "@gratweg/flows";
import { useCheckout, useResource, useSession } from "@gratweg/flows/react";
import { useEffect, useMemo } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { planOf, withPlan } from "../../session/planOf";
import { pricingTexts } from "../../texts/pricing";
import { isRunning } from "../parts/membershipState";
import { useReloadOnline } from "../parts/useReloadOnline";
import { fetchPlans } from "./plans";
import { PricingView } from "./PricingView";

/** `/de/portal/user/pricing`: the plans, and the order. The chosen plan stands in the address, so that a reload keeps it. */
export default function PricingScreen({ search }: ScreenProps) {
  const {
    account: accountApi,
    portalContent,
    checkout: checkoutActor,
    config,
    session,
    navigate,
  } = usePortalServices();
  const { isSignedIn } = useSession(session);
  const sources = useMemo(
    () => ({
      plans: createResource((_: void, signal) => fetchPlans(portalContent, signal)),
      account: createResource((_: void, signal) => accountApi.read(signal)),
    }),
    [accountApi, portalContent],
  );
  const plans = useResource(sources.plans);
  const account = useResource(sources.account, undefined, { isEnabled: isSignedIn });
  const checkout = useCheckout(checkoutActor, isSignedIn);
  const membership = account.data?.membership ?? null;
  const chosen = planOf(search);
  const pricing = paths.portalUser("pricing");
  useReloadOnline(plans, account);

  const { reload } = account;
  useEffect(() => {
    // Back from the payment page by the browser's button: whoever has paid meanwhile is a member now.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reload();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [reload]);

  const { status, trouble } = checkout;
  return (
    <>
      <PageTitle>{pricingTexts.pageTitle}</PageTitle>
      <PricingView
        plans={plans}
        chosen={chosen}
        onChoose={(plan) => navigate(`${withPlan(pricing, plan)}`)}
        isSignedIn={isSignedIn}
        membership={isRunning(membership) ? membership : null}
        isAbandoned={new URLSearchParams(search).has("abgebrochen")}
        onDismissAbandoned={() => navigate(withPlan(pricing, chosen), { replace: true })}
        order={{
          provider: `${config.company.name}, ${config.company.address}`,
          status: status === "creating" || status === "leaving" ? status : "ready",
          trouble: status === "failed" ? trouble : null,
        }}
        onOrder={checkout.choose}
      />
    </>
  );
}
