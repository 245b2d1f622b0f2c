import type { ReactNode } from "react";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { Icon } from "../../icon/Icon";
import { calendarCheckIcon, checkCircleIcon, printerIcon } from "../../icon/icons";
import { Cluster } from "../../layout/Cluster";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { Done, Frame, Head, Next, NumberBox, Numeral, Steps } from "./BookingConfirmed.styles";

const texts = bookingMicrocopy.confirmed;

export interface BookingConfirmedProps {
  /** Left out where it is known from the mail alone. */
  number?: number;
  fullName?: string;
  title?: string;
  /** Below the title; by default where the mail goes, when `email` is known. */
  lead?: ReactNode;
  email?: string;
  /** What happens next, in the order of time. */
  steps: readonly { title: string; text?: string }[];
  /** A calendar file to load. */
  calendarHref?: string;
  onPrint?: () => void;
  headingLevel?: HeadingLevel;
  /** Between the number and what happens next: what was booked. */
  children?: ReactNode;
}

/** The good news with its number, what was booked and what happens next. */
export function BookingConfirmed(props: BookingConfirmedProps) {
  const { number, fullName, email, steps, calendarHref, onPrint, headingLevel = 1, children } = props;
  const title = props.title ?? (fullName ? texts.forPerson(fullName) : texts.title);
  const lead = props.lead ?? (email ? texts.mail(email) : undefined);
  return (
    <Frame>
      <Head>
        <Done>
          <Icon icon={checkCircleIcon} size="xl" />
        </Done>
        <Heading level={headingLevel} size="h1">
          {title}
        </Heading>
        {lead && (
          <Text size="lg" width="measure">
            {lead}
          </Text>
        )}
        {number !== undefined && (
          <NumberBox>
            <span>{texts.number}</span> <strong>{number}</strong>
          </NumberBox>
        )}
        {(calendarHref ?? onPrint) && (
          <Cluster gap="1">
            {calendarHref && (
              <ButtonLink
                variant="secondary"
                icon={calendarCheckIcon}
                href={calendarHref}
                download={`buchung-${number}.ics`}
              >
                {texts.calendar}
              </ButtonLink>
            )}
            {onPrint && (
              <Button variant="secondary" icon={printerIcon} onClick={onPrint}>
                {texts.print}
              </Button>
            )}
          </Cluster>
        )}
      </Head>
      {children}
      {steps.length > 0 && (
        <Next>
          <Heading level={headingLevel === 1 ? 2 : 3} size="h3">
            {texts.next}
          </Heading>
          <Steps role="list">
            {steps.map((step, index) => (
              <li key={step.title}>
                <Numeral aria-hidden="true">{index + 1}</Numeral>
                <div>
                  <strong>{step.title}</strong>
                  {step.text && <p>{step.text}</p>}
                </div>
              </li>
            ))}
          </Steps>
        </Next>
      )}
    </Frame>
  );
}
