import type { Account, Membership, OffersAnswer } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { berlinDay } from "@gratweg/contracts/kernel";
import { ButtonLink, Link, Skeleton, Stack, SubscriptionState } from "@gratweg/design-system";
import { myTripsTexts } from "../../texts/myTrips";
import { offerTexts } from "../../texts/offers";
import { membershipState } from "../parts/membershipState";
import type { ResourceView } from "../parts/resourceView";
import { TroubleNotice } from "../parts/TroubleNotice";
import { OfferEntry } from "../offers/OfferEntry";

const texts = myTripsTexts;

export interface AsideProps {
  account: ResourceView<Account>;
  offers: ResourceView<OffersAnswer>;
}

/** Beside the trips: the membership, and one offer that makes curious. */
export function Aside({ account, offers }: AsideProps) {
  return (
    <Stack gap="3">
      {account.data ? (
        // Who manages accounts is here to work: nothing is sold to them.
        !(account.data.role === "manager" && account.data.membership === null) && (
          <MembershipPass membership={account.data.membership} />
        )
      ) : account.trouble ? (
        <TroubleNotice trouble={account.trouble} title={texts.membership.failed} onRetry={account.reload} />
      ) : (
        <Skeleton shapes={["heading", "line", "line", "button"]} label={texts.membership.loading} />
      )}
      <OfferTeaser offers={offers} />
    </Stack>
  );
}

function MembershipPass({ membership }: { membership: Membership | null }) {
  const { manage, view, ended, again } = texts.membership;
  const isOver = membership?.state === "ended" || membership?.state === "withdrawn";
  if (membership === null || isOver) {
    return (
      <SubscriptionState
        subscription={membershipState(membership)}
        title={membership?.state === "ended" ? ended.title : undefined}
        actions={
          <ButtonLink href={paths.portalUser("pricing")}>{membership === null ? view : again}</ButtonLink>
        }
      >
        {membership?.state === "ended" ? ended.text(berlinDay(membership.currentPeriodEnd)) : undefined}
      </SubscriptionState>
    );
  }
  return (
    <SubscriptionState
      title={membership.plan.name}
      subscription={membershipState(membership)}
      actions={
        <Link href={`${paths.portalSettings()}#mitgliedschaft`} variant="standalone">
          {manage}
        </Link>
      }
    />
  );
}

/** Without an offer, or when they cannot be had, there is no teaser: nobody came for it. */
function OfferTeaser({ offers: { data } }: { offers: ResourceView<OffersAnswer> }) {
  const [first] = data?.data ?? [];
  if (!data || !first) return null;
  return (
    <Stack gap="1" align="start">
      <OfferEntry offer={first} hasAccess={data.meta.hasAccess} headingLevel={2} />
      <Link href={paths.portalOffers()} variant="standalone">
        {offerTexts.all(data.data.length)}
      </Link>
    </Stack>
  );
}
