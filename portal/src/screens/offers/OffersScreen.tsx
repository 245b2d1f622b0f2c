import { paths } from "@gratweg/contracts/routes";
import { createResource } from "@gratweg/flows";
import { useResource, useSession } from "@gratweg/flows/react";
import { useMemo } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { withWanted } from "../../app/wanted";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { offerTexts } from "../../texts/offers";
import { useAccessOpinion } from "../parts/useAccessOpinion";
import { useReloadOnline } from "../parts/useReloadOnline";
import { OffersView } from "./OffersView";

/** `/de/portal/angebot`. Who sees prices and codes is decided by the answer. */
export default function OffersScreen(_: ScreenProps) {
  const { member, session } = usePortalServices();
  const { isSignedIn, status } = useSession(session);
  const source = useMemo(
    // Somebody else's offers, when somebody else has signed in: a parameter of its own.
    () => createResource((_: { isSignedIn: boolean }, signal) => member.offers(signal)),
    [member],
  );
  const offers = useResource(source, { isSignedIn }, { isEnabled: status !== "restoring" });
  const opinion = useAccessOpinion(offers.data, offers.data?.meta.hasAccess === false);
  useReloadOnline(offers);
  return (
    <>
      <PageTitle>{offerTexts.pageTitle}</PageTitle>
      <OffersView
        offers={offers}
        {...opinion}
        isSignedIn={isSignedIn}
        signInHref={withWanted(paths.portalUser("login"), paths.portalOffers())}
      />
    </>
  );
}
