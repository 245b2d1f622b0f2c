import { FormActions, Heading, Stack, Text } from "@gratweg/design-system";
import type { Booking } from "@gratweg/flows/react";
import type { ReactNode, RefObject } from "react";

export interface StepProps {
  booking: Booking;
  /** Takes the focus when the step comes. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What is wrong with a field, in words. */
  errorOf: (field: string) => string | undefined;
}

interface StepFrameProps extends StepProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A step's heading, its fields and the ways on and back; Enter in a field goes on. */
export function StepFrame({ booking, heading, title, lead, children }: StepFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        booking.next();
      }}
    >
      <Stack gap="4">
        <StepHead heading={heading} title={title} lead={lead} />
        {children}
        <FormActions
          busy={booking.status === "loading"}
          onBack={booking.step === "departure" ? undefined : booking.back}
        />
      </Stack>
    </form>
  );
}

type StepHeadProps = Pick<StepFrameProps, "heading" | "title" | "lead">;

export function StepHead({ heading, title, lead }: StepHeadProps) {
  return (
    <Stack gap="1">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text tone="muted" width="measure">
        {lead}
      </Text>
    </Stack>
  );
}
