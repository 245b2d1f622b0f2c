import { paths } from "@gratweg/contracts/routes";
import {
  Breadcrumbs,
  Button,
  Link,
  mountainsIcon,
  Notice,
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
  onCheck: () => void;
}

/** After payment: what one has now, and where it is. */
export function PaymentSuccessView({ access, onCheck }: PaymentSuccessViewProps) {
  const places = [
    { href: paths.portalOffers(), icon: sealPercentIcon },
    { href: paths.portal(), icon: pathIcon },
    { href: paths.search(), icon: mountainsIcon },
  ] as const;
  return (
    <>
      <PageHeader
        title={texts.title}
        breadcrumbs={
          <Breadcrumbs items={[{ label: texts.crumbs, href: paths.portal() }, { label: texts.title }]} />
        }
        lead={access === "missing" ? undefined : texts.lead}
      />
      <Section title={texts.nextTitle} space="end">
        <Stack gap="3">
          <Text as="span" role="status" size="sm" tone="muted">
            {access === "checking" && texts.checking}
          </Text>
          {access === "missing" && (
            <Notice variant="warning" title={texts.pending.title}>
              <Stack gap="1" align="start">
                <span>{texts.pending.text}</span>
                <Button variant="secondary" size="sm" onClick={onCheck}>
                  {texts.pending.action}
                </Button>
              </Stack>
            </Notice>
          )}
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
                  meta={action}
                  headingLevel={3}
                />
              );
            })}
          </TeaserGrid>
          <Text size="sm" tone="muted" width="measure">
            {texts.withdrawal} <Link href={`${paths.portalSettings()}#mitgliedschaft`}>{texts.settings}</Link>
            .
          </Text>
        </Stack>
      </Section>
    </>
  );
}
