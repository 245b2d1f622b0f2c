import { useId, type ReactNode } from "react";
import { Badge } from "../../badge/Badge";
import { ContourLines } from "../../contour-lines/ContourLines";
import {
  checkCircleIcon,
  clockIcon,
  identificationCardIcon,
  pauseCircleIcon,
  warningIcon,
  xIcon,
} from "../../icon/icons";
import { membershipMicrocopy } from "../../microcopy/membershipMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { Actions, Body, Facts, Frame, Ornament, Pass, Withdrawal } from "./SubscriptionState.styles";
import { factsOf, sentenceOf, type Subscription } from "./subscription";

const texts = membershipMicrocopy.subscription;

const looks = {
  active: { tone: "success", icon: checkCircleIcon },
  cancelled: { tone: "warning", icon: clockIcon },
  pastDue: { tone: "danger", icon: warningIcon },
  paused: { tone: "info", icon: pauseCircleIcon },
  withdrawn: { tone: "neutral", icon: xIcon },
  none: { tone: "primary", icon: identificationCardIcon },
} as const;

export interface SubscriptionStateProps {
  subscription: Subscription;
  headingLevel?: HeadingLevel;
  /** The plan's name; by default „Ihre Mitgliedschaft“. */
  title?: string;
  /** In the place of the sentence that the state suggests. */
  children?: ReactNode;
  /** Manage, cancel, subscribe: buttons and links in the order of their use. */
  actions?: ReactNode;
  /** `YYYY-MM-DD`; last day of the right to withdraw, while it is open. */
  withdrawableUntil?: string;
  /** Beside that sentence: the link „Vertrag widerrufen“. */
  withdrawAction?: ReactNode;
}

/** The membership as a pass: what it is worth today, what comes next, and the way out of it. */
export function SubscriptionState(props: SubscriptionStateProps) {
  const {
    subscription,
    headingLevel = 2,
    title,
    children,
    actions,
    withdrawableUntil,
    withdrawAction,
  } = props;
  const { state } = subscription;
  const titleId = useId();
  const facts = factsOf(subscription);
  return (
    <Frame aria-labelledby={titleId} data-state={state}>
      <Pass>
        <Ornament>
          <ContourLines motif="peaks" fade="start" />
        </Ornament>
        <Badge {...looks[state]}>{texts.states[state]}</Badge>
        <Heading level={headingLevel} size="h3" id={titleId}>
          {title ?? (state === "none" ? texts.titles.none : texts.titles.other)}
        </Heading>
        <Text width="measure" as="div">
          {children ?? sentenceOf(subscription)}
        </Text>
      </Pass>
      {(facts.length > 0 || withdrawableUntil || actions) && (
        <Body>
          {facts.length > 0 && (
            <Facts>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
          )}
          {actions && (
            <Actions role="group" aria-label={texts.actions}>
              {actions}
            </Actions>
          )}
          {withdrawableUntil && (
            <Withdrawal>
              <span>{texts.withdrawable(withdrawableUntil)}</span> {withdrawAction}
            </Withdrawal>
          )}
        </Body>
      )}
    </Frame>
  );
}
