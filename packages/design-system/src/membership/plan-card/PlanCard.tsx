import { useId, type ReactNode } from "react";
import { ContourLines } from "../../contour-lines/ContourLines";
import { formatPrice } from "../../format/formatMeasure";
import { Icon } from "../../icon/Icon";
import { checkIcon, minusIcon } from "../../icon/icons";
import { membershipMicrocopy } from "../../microcopy/membershipMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import {
  Action,
  Body,
  Feature,
  Features,
  Frame,
  Head,
  Mark,
  Ornament,
  Price,
  Terms,
} from "./PlanCard.styles";

const texts = membershipMicrocopy.plan;

export interface PlanFeature {
  text: string;
  /** False: named because others have it. */
  included?: boolean;
}

export interface PlanData {
  title: string;
  teaser?: string;
  /** What one pays for each interval, taxes included; 0 is „kostenlos“. */
  priceCents: number;
  interval: "month" | "year";
  features: readonly PlanFeature[];
  /** Term, renewal and notice, each a sentence: the law wants them before the order. */
  terms?: readonly string[];
}

export interface PlanCardProps {
  plan: PlanData;
  headingLevel?: HeadingLevel;
  /** `marked` is the one that we recommend. */
  variant?: "plain" | "marked";
  /** The visitor has this one. */
  current?: boolean;
  /** In the place of „Unsere Empfehlung“ and „Ihre Mitgliedschaft“. */
  markLabel?: string;
  /** Below the price, in the place of „Gesamtpreis inkl. MwSt.“. */
  priceNote?: string;
  /** The way on. Directly above it stand price and terms, so that it may be the order button itself. */
  children?: ReactNode;
}

/** What a membership costs, what is in it and what one binds oneself to. */
export function PlanCard(props: PlanCardProps) {
  const { plan, headingLevel = 3, variant = "plain", current = false, children } = props;
  const { title, teaser, priceCents, interval, features, terms = [] } = plan;
  const titleId = useId();
  const mark = props.markLabel ?? (current ? texts.current : variant === "marked" ? texts.recommended : null);
  return (
    <Frame variant={variant} aria-labelledby={titleId} data-state={current ? "current" : "open"}>
      <Head variant={variant}>
        <Ornament>
          <ContourLines motif="ridge" fade="start" />
        </Ornament>
        {mark && <Mark variant={variant}>{mark}</Mark>}
        <Heading level={headingLevel} size="h3" id={titleId}>
          {title}
        </Heading>
        {teaser && <Text tone="inherit">{teaser}</Text>}
      </Head>
      <Body>
        <Features role="list" aria-label={texts.benefits(title)}>
          {features.map(({ text, included = true }) => (
            <Feature key={text} data-state={included ? "included" : "missing"}>
              <Icon icon={included ? checkIcon : minusIcon} />
              <span>
                {!included && <VisuallyHidden>{texts.notIncluded}: </VisuallyHidden>}
                {text}
              </span>
            </Feature>
          ))}
        </Features>
        <Action>
          {terms.length > 0 && (
            <Terms role="list">
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </Terms>
          )}
          <Price>
            <strong>{priceCents === 0 ? texts.free : formatPrice(priceCents)}</strong>{" "}
            {priceCents > 0 && <span>{texts.interval[interval]}</span>}{" "}
            {priceCents > 0 && <small>{props.priceNote ?? texts.total}</small>}
          </Price>
          {children}
        </Action>
      </Body>
    </Frame>
  );
}
