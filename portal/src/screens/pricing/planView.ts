import type { ComparedPlan, PlanData } from "@gratweg/design-system";
import { pricingTexts } from "../../texts/pricing";
import type { Plan } from "./plans";

/** A plan as its card. What only others have is named as missing, so that cards can be compared line by line. */
export function planData(plan: Plan, all: readonly Plan[]): PlanData {
  const { name, teaser, priceCents, interval, benefits } = plan;
  const missing = benefitsOf(all).filter((benefit) => !benefits.includes(benefit));
  return {
    title: name,
    teaser: teaser === "" ? undefined : teaser,
    priceCents,
    interval,
    features: [...benefits.map((text) => ({ text })), ...missing.map((text) => ({ text, included: false }))],
    terms: pricingTexts.terms[interval],
  };
}

export function comparedPlans(plans: readonly Plan[]): ComparedPlan[] {
  return plans.map(({ slug, name, priceCents, interval }) => ({
    id: slug,
    title: name,
    price: pricingTexts.compare.price(priceCents, interval),
  }));
}

export function comparedRows(plans: readonly Plan[]) {
  return benefitsOf(plans).map((label) => ({
    label,
    values: Object.fromEntries(plans.map(({ slug, benefits }) => [slug, benefits.includes(label)])),
  }));
}

/** Plans with the same benefits differ in price and term, which their cards say: a table of ticks would say nothing. */
export function differ(plans: readonly Plan[]): boolean {
  return plans.some(({ benefits }) => benefitsOf(plans).some((benefit) => !benefits.includes(benefit)));
}

function benefitsOf(plans: readonly Plan[]): string[] {
  return [...new Set(plans.flatMap(({ benefits }) => benefits))];
}
