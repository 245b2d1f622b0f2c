import type { Membership } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  Breadcrumbs,
  Button,
  EmptyState,
  Grid,
  Link,
  Notice,
  PageHeader,
  PlanCard,
  PlanCompareTable,
  Section,
  Skeleton,
  Stack,
  Text,
} from "@gratweg/design-system";
import { useEffect, useRef } from "react";
import { pricingTexts } from "../../texts/pricing";
import type { ResourceView } from "../parts/resourceView";
import { TroubleNotice } from "../parts/TroubleNotice";
import { ORDER_ID, PlanOrder, type PlanOrderProps } from "./PlanOrder";
import type { Plan } from "./plans";
import { comparedPlans, comparedRows, differ, planData } from "./planView";

const texts = pricingTexts;

export interface PricingViewProps {
  plans: ResourceView<readonly Plan[]>;
  /** Slug of the plan in the address. */
  chosen: string | null;
  onChoose: (slug: string) => void;
  isSignedIn: boolean;
  /** Of a member, who orders nothing twice. */
  membership: Membership | null;
  /** They came back from the payment page without paying. */
  isAbandoned: boolean;
  onDismissAbandoned: () => void;
  order: Omit<PlanOrderProps, "plan" | "isSignedIn" | "onOrder">;
  onOrder: (plan: string) => void;
}

export function PricingView(props: PricingViewProps) {
  const { plans, membership, isAbandoned, onDismissAbandoned } = props;
  const { data, trouble, reload } = plans;
  const chosen = membership ? undefined : chosenPlan(data, props.chosen);
  // Who is a member does not become one.
  const title = membership ? texts.pageTitle : texts.title;
  const choose = useWayToOrder(chosen?.slug, props.onChoose);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs items={[{ label: texts.crumbs, href: paths.portal() }, { label: title }]} />
        }
        lead={texts.lead}
      />
      <Section title={data?.length === 0 ? undefined : texts.plansTitle} space="end">
        <Stack gap="3">
          {isAbandoned && (
            <Notice title={texts.abandoned.title} onDismiss={onDismissAbandoned}>
              {texts.abandoned.text}
            </Notice>
          )}
          {membership && (
            <Notice variant="success" live="none" title={texts.member.title}>
              {texts.member.text(membership.plan.name)}{" "}
              <Link href={`${paths.portalSettings()}#mitgliedschaft`}>{texts.member.action}</Link>
            </Notice>
          )}
          {trouble && <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />}
          {data ? (
            <Plans {...props} all={data} chosen={chosen} onChoose={choose} />
          ) : (
            !trouble && <Placeholders />
          )}
        </Stack>
      </Section>
      {chosen && (
        <PlanOrder
          plan={chosen}
          isSignedIn={props.isSignedIn}
          {...props.order}
          onOrder={() => props.onOrder(chosen.slug)}
        />
      )}
      {data && differ(data) && (
        <Section title={texts.compare.title}>
          <PlanCompareTable
            plans={comparedPlans(data)}
            groups={[{ rows: comparedRows(data) }]}
            marked={chosen?.slug ?? data[0]?.slug}
            caption={texts.compare.caption}
            captionDisplay="hidden"
          />
        </Section>
      )}
      <Section space="end">
        <Text tone="muted" size="sm" width="measure">
          {texts.leaving} <Link href={paths.contractCancel()}>{texts.cancelLink}</Link>.
        </Text>
      </Section>
    </>
  );
}

/** On a phone the order lies far below the plan: whoever chooses is led there, keyboards and screen readers too. */
function useWayToOrder(chosen: string | undefined, onChoose: (slug: string) => void) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null || wanted.current !== chosen) return;
    wanted.current = null;
    const order = document.getElementById(ORDER_ID);
    const heading = order?.querySelector("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    order?.scrollIntoView?.({ block: "start" });
  }, [chosen]);
  return (slug: string) => {
    wanted.current = slug;
    onChoose(slug);
  };
}

/** The only one needs no choosing. */
function chosenPlan(plans: readonly Plan[] | null, slug: string | null): Plan | undefined {
  return plans?.find((plan) => plan.slug === slug) ?? (plans?.length === 1 ? plans[0] : undefined);
}

interface PlansProps extends Omit<PricingViewProps, "chosen"> {
  all: readonly Plan[];
  chosen: Plan | undefined;
}

function Plans({ all, chosen, membership, onChoose }: PlansProps) {
  if (all.length === 0) return <EmptyState {...texts.empty} />;
  return (
    <Grid columns={all.length === 2 ? "2" : "3"} gap="3">
      {all.map((plan, index) => {
        const isChosen = plan.slug === chosen?.slug;
        const isCurrent = plan.slug === membership?.plan.slug;
        return (
          <PlanCard
            key={plan.slug}
            plan={planData(plan, all)}
            headingLevel={3}
            variant={isChosen || (!chosen && index === 0 && all.length > 1) ? "marked" : "plain"}
            current={isCurrent}
            markLabel={isChosen ? texts.chosenMark : undefined}
          >
            {!membership && all.length > 1 && (
              <Button
                width="full"
                variant={isChosen ? "secondary" : "primary"}
                aria-pressed={isChosen}
                onClick={() => onChoose(plan.slug)}
              >
                {isChosen ? texts.chosen : texts.choose(plan.name)}
              </Button>
            )}
          </PlanCard>
        );
      })}
    </Grid>
  );
}

function Placeholders() {
  return (
    <Grid columns="2" gap="3">
      {[texts.loading, ""].map((label, place) => (
        <Skeleton key={place} shapes={["heading", "line", "line", "line", "button"]} label={label} />
      ))}
    </Grid>
  );
}
