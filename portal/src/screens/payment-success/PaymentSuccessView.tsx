import { paths } from "@gratweg/contracts/routes";
import {
  Breadcrumbs,
  Button,
  Cluster,
  Link,
  mountainsIcon,
  PageHeader,
  pathIcon,
  sealPercentIcon,
  Section,
  Stack,
  TeaserCard,
  TeaserGrid,
  Text,
} from "@gratweg/design-system";
import { checkoutTexts } from "../../texts/checkout";

const texts = checkoutTexts.success;

export interface PaymentSuccessViewProps {
  /** What the forced check says: still under way, access, none (yet). */
  access: "checking" | "granted" | "missing";
  isChecking: boolean;
  onCheck: () => void;
}

/** After payment: what one has now, and where it is. */
export function PaymentSuccessView({ access, isChecking, onCheck }: PaymentSuccessViewProps) {
  const { title, lead, crumb } = access === "missing" ? texts.pending : { ...texts, crumb: texts.title };
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs items={[{ label: texts.crumbs, href: paths.portal() }, { label: crumb }]} />
        }
        lead={lead}
      />
      <Section
        title={access === "missing" ? undefined : texts.nextTitle}
        space={access === "missing" ? "both" : "end"}
      >
        <Stack gap="3">
          {access === "missing" ? (
            <Cluster gap="2">
              <Button busy={isChecking} onClick={onCheck}>
                {texts.pending.action}
              </Button>
              <Link href={paths.support()} variant="standalone">
                {texts.pending.help}
              </Link>
            </Cluster>
          ) : (
            <NextPlaces />
          )}
          <Text as="span" role="status" size="sm" tone="muted">
            {isChecking && texts.checking}
          </Text>
        </Stack>
      </Section>
    </>
  );
}

function NextPlaces() {
  const places = [
    { href: paths.portalOffers(), icon: sealPercentIcon },
    { href: paths.portal(), icon: pathIcon },
    { href: paths.search(), icon: mountainsIcon },
  ] as const;
  return (
    <>
      <TeaserGrid label={texts.nextTitle}>
        {texts.next.map(({ title, text, action }, index) => {
          const place = places[index] ?? places[0];
          return (
            <TeaserCard
              key={title}
              href={place.href}
              icon={place.icon}
              title={title}
              teaser={text}
              meta={
                <Text as="span" size="sm" tone="primary" weight="semibold">
                  {action}
                </Text>
              }
              headingLevel={3}
            />
          );
        })}
      </TeaserGrid>
      <Text size="sm" tone="muted" width="measure">
        {texts.withdrawal} <Link href={`${paths.portalSettings()}#mitgliedschaft`}>{texts.settings}</Link>.
      </Text>
    </>
  );
}
