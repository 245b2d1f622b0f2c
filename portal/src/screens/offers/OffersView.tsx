import type { OffersAnswer } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  Link,
  Notice,
  PageHeader,
  sealPercentIcon,
  Section,
  Skeleton,
  Stack,
  SubscriptionState,
} from "@gratweg/design-system";
import { offerTexts } from "../../texts/offers";
import type { ResourceView } from "../parts/resourceView";
import { TroubleNotice } from "../parts/TroubleNotice";
import { OfferEntry } from "./OfferEntry";

const texts = offerTexts;

export interface OffersViewProps {
  offers: ResourceView<OffersAnswer>;
  /** The browser's opinion: opens the screen, never an offer. */
  hasPaymentAccess: boolean;
  /** That opinion is being asked for. */
  isChecking: boolean;
  isSignedIn: boolean;
  signInHref: string;
}

export function OffersView({
  offers,
  hasPaymentAccess,
  isChecking,
  isSignedIn,
  signInHref,
}: OffersViewProps) {
  const { data, trouble, reload } = offers;
  const hasAccess = data?.meta.hasAccess ?? hasPaymentAccess;
  return (
    <>
      <PageHeader
        title={texts.title}
        breadcrumbs={
          <Breadcrumbs items={[{ label: texts.crumbs, href: paths.portal() }, { label: texts.title }]} />
        }
        lead={hasAccess ? texts.leadMember : data ? texts.leadOthers : texts.leadUnknown}
      />
      <Section space="end">
        <Stack gap="4">
          {trouble && <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />}
          {data && !data.meta.hasAccess && hasPaymentAccess && !isChecking && <SlowCheck onRetry={reload} />}
          {data && !data.meta.hasAccess && !hasPaymentAccess && (
            <Invitation isSignedIn={isSignedIn} signInHref={signInHref} />
          )}
          {data ? <OfferList {...data} /> : !trouble && <Placeholders />}
        </Stack>
      </Section>
    </>
  );
}

function OfferList({ data, meta: { hasAccess } }: OffersAnswer) {
  if (data.length === 0) {
    return (
      <EmptyState
        title={texts.empty.title}
        text={hasAccess ? texts.empty.textMember : texts.empty.textOthers}
        icon={sealPercentIcon}
        actions={<ButtonLink href={paths.search()}>{texts.empty.search}</ButtonLink>}
      />
    );
  }
  return (
    <Grid columns="3" gap="3">
      {data.map((offer) => (
        <OfferEntry key={offer.slug} offer={offer} hasAccess={hasAccess} headingLevel={2} variant="full" />
      ))}
    </Grid>
  );
}

/** The browser holds somebody for a member and the server, at present, does not. */
function SlowCheck({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice variant="warning" title={texts.slow.title}>
      <Stack gap="1" align="start">
        <span>{texts.slow.text}</span>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {texts.slow.retry}
        </Button>
      </Stack>
    </Notice>
  );
}

function Invitation({ isSignedIn, signInHref }: Pick<OffersViewProps, "isSignedIn" | "signInHref">) {
  return (
    <SubscriptionState
      subscription={{ state: "none" }}
      title={texts.pass.title}
      actions={
        <>
          <ButtonLink href={paths.portalUser("pricing")}>{texts.pass.action}</ButtonLink>
          {!isSignedIn && (
            <Link href={signInHref} variant="standalone">
              {texts.pass.signIn}
            </Link>
          )}
        </>
      }
    >
      {texts.pass.text}
    </SubscriptionState>
  );
}

function Placeholders() {
  return (
    <Grid columns="3" gap="3">
      {[texts.loading, "", ""].map((label, place) => (
        <Skeleton key={place} shapes={["picture", "heading", "line", "line", "button"]} label={label} />
      ))}
    </Grid>
  );
}
