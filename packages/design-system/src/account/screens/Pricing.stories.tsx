import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrderArea } from "../../booking/order-area/OrderArea";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { PageHeader } from "../../editorial/page-header/PageHeader";
import { Grid, GridItem } from "../../layout/Grid";
import { Link } from "../../link/Link";
import {
  comparedGroups,
  comparedPlans,
  freePlan,
  monthlyPlan,
  plusPlan,
} from "../../membership/fixtures/membership";
import { PlanCard } from "../../membership/plan-card/PlanCard";
import { PlanCompareTable } from "../../membership/plan-compare-table/PlanCompareTable";
import { Section } from "../../section/Section";
import { Text } from "../../text/Text";
import { PortalFrame } from "../fixtures/PortalFrame";

function Pricing({ member = false }: { member?: boolean }) {
  return (
    <PortalFrame>
      <PageHeader
        title="Mitglied werden"
        kicker="Gratweg Plus"
        lead="Die Orte jeder Tour als Wegpunkte, die Packliste zum Abhaken und Preise, die Veranstalter nur Mitgliedern einräumen."
      />
      <Section title="Drei Möglichkeiten" space="end">
        <Grid columns="3" gap="3">
          <PlanCard plan={plusPlan} variant="marked" current={member}>
            {member ? (
              <ButtonLink href="/de/portal/settings" variant="secondary" width="full">
                Mitgliedschaft verwalten
              </ButtonLink>
            ) : (
              <Button width="full">Für ein Jahr wählen</Button>
            )}
          </PlanCard>
          <PlanCard plan={monthlyPlan}>
            <Button variant="secondary" width="full">
              Monatlich wählen
            </Button>
          </PlanCard>
          <PlanCard plan={freePlan} current={!member} markLabel={member ? undefined : "Ihr Konto"} />
        </Grid>
      </Section>
      <Section title="Im Vergleich" tone="surface">
        <PlanCompareTable
          plans={comparedPlans}
          groups={comparedGroups}
          marked="jahr"
          captionDisplay="hidden"
        />
        <Text tone="muted" size="sm" width="measure">
          Kündigen ist so einfach wie bestellen: in den Einstellungen oder ohne Anmeldung über{" "}
          <Link href="/de/vertrag-kuendigen">Verträge hier kündigen</Link>.
        </Text>
      </Section>
    </PortalFrame>
  );
}

function Checkout({ busy = false }: { busy?: boolean }) {
  return (
    <PortalFrame>
      <Section title="Prüfen und bestellen" headingLevel={1} intro="Danach geht es zur Zahlungsseite.">
        <Grid columns="12" gap="4">
          <GridItem span="5">
            <PlanCard plan={plusPlan} variant="marked" markLabel="Ihre Auswahl" headingLevel={2} />
          </GridItem>
          <GridItem span="7">
            <OrderArea
              label="Mitgliedschaft bestellen"
              buttonLabel="zahlungspflichtig bestellen"
              busyText="Ihre Bestellung wird übermittelt. Bitte lassen Sie diese Seite offen."
              totalNote="im ersten Jahr, inkl. MwSt."
              totalCents={3900}
              busy={busy}
              onOrder={() => undefined}
              essentials={[
                { label: "Vertrag", value: "Gratweg Plus" },
                { label: "Laufzeit", value: "Ein Jahr ab heute, danach auf unbestimmte Zeit" },
                { label: "Kündigung", value: "Nach dem ersten Jahr jederzeit mit einem Monat Frist" },
                {
                  label: "Anbieter",
                  value: "Gratweg Reisevermittlungsgesellschaft für begleitete Wanderungen mbH",
                },
              ]}
            >
              <Text size="sm" tone="muted">
                Sie können den Vertrag 14 Tage lang ohne Angabe von Gründen widerrufen:{" "}
                <Link href="/de/agb">Geschäftsbedingungen und Widerrufsbelehrung</Link>.
              </Text>
            </OrderArea>
          </GridItem>
        </Grid>
      </Section>
    </PortalFrame>
  );
}

const meta = {
  title: "Account and membership/Screens/Pricing",
  component: Pricing,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Pricing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAnAccount: Story = {};
export const ForAMember: Story = { args: { member: true } };
/** Essentials, total and the words of the law, with nothing between them. */
export const Order: Story = { render: () => <Checkout /> };
export const OrderUnderWay: Story = { render: () => <Checkout busy /> };
export const OnASmallPhone: Story = { globals: { viewport: { value: "least", isRotated: false } } };
export const InTheDark: Story = { globals: { theme: "dark" } };
