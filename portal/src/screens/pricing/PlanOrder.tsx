import { paths } from "@gratweg/contracts/routes";
import { Grid, GridItem, Link, OrderArea, Section, Stack, Text } from "@gratweg/design-system";
import type { Trouble } from "@gratweg/flows";
import { pricingTexts } from "../../texts/pricing";
import { TroubleNotice } from "../parts/TroubleNotice";
import type { Plan } from "./plans";

const texts = pricingTexts.order;

export const ORDER_ID = "bestellen";

export interface PlanOrderProps {
  plan: Plan;
  /** Others sign in or register on the way to the payment page. */
  isSignedIn: boolean;
  /** Who the contract is with. */
  provider: string;
  status: "ready" | "creating" | "leaving";
  trouble: Trouble | null;
  onOrder: () => void;
}

/** Essentials, total and the button whose words § 312j BGB lays down, with nothing between them. */
export function PlanOrder({ plan, isSignedIn, provider, status, trouble, onOrder }: PlanOrderProps) {
  const { name, interval, priceCents } = plan;
  const { essentials } = texts;
  return (
    <Section
      id={ORDER_ID}
      title={texts.title}
      intro={isSignedIn ? texts.intro : texts.introSignedOut}
      tone="surface"
    >
      <Grid columns="12" gap="3">
        <GridItem span="8">
          <Stack gap="3">
            {trouble && (
              <Stack gap="1">
                <TroubleNotice trouble={trouble} title={texts.failed} />
                <Text weight="semibold">{texts.notOrdered}</Text>
              </Stack>
            )}
            <OrderArea
              label={texts.label}
              buttonLabel={texts.button}
              busyText={status === "leaving" ? texts.leaving : texts.busy}
              totalNote={texts.total[interval]}
              totalCents={priceCents}
              busy={status !== "ready"}
              onOrder={onOrder}
              essentials={[
                { label: essentials.contract, value: name },
                { label: essentials.interval, value: texts.payment[interval] },
                { label: essentials.term, value: texts.term[interval] },
                { label: essentials.renewal, value: texts.renewal },
                { label: essentials.cancellation, value: texts.cancellation[interval] },
                { label: essentials.provider, value: provider },
              ]}
            >
              <Text size="sm" tone="muted">
                {texts.withdrawal} <Link href={paths.terms()}>{texts.terms}</Link>,{" "}
                <Link href={paths.contractWithdraw()}>{texts.withdraw}</Link>
              </Text>
            </OrderArea>
          </Stack>
        </GridItem>
      </Grid>
    </Section>
  );
}
