import type { Booking } from "@gratweg/flows/react";
import type { RefObject } from "react";
import { ErrorSummary, Notice, Stack } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { issueText, listedIssueText } from "./issueTexts";
import { OfflineNotice } from "./OfflineNotice";
import { CheckStep } from "./steps/CheckStep";
import { ContactStep } from "./steps/ContactStep";
import { DepartureStep } from "./steps/DepartureStep";
import { OptionsStep } from "./steps/OptionsStep";
import { TravellersStep } from "./steps/TravellersStep";

export interface BookingStateProps {
  booking: Booking;
  heading: RefObject<HTMLHeadingElement | null>;
  tripHref: string;
  termsHref: string | null;
  phone: string;
}

/** What has to be told, what is wrong, and the present step. */
export function BookingForm(props: BookingStateProps) {
  const { t } = useTranslation();
  const { booking } = props;
  const { step, issuesByField, notice, status } = booking;
  const shared = {
    ...props,
    errorOf: (field: string) => {
      const issue = issuesByField[field];
      return issue && issueText(issue, t);
    },
  };
  const issueSummary = (
    <ErrorSummary
      attempt={booking.issueRounds}
      errors={booking.issues.map((issue) => ({ field: issue.field, message: listedIssueText(issue, t) }))}
    />
  );
  return (
    <Stack gap="4">
      {booking.isOffline && status !== "offline" && <OfflineNotice isPending={booking.isPending} />}
      {notice && (
        <Notice variant={notice === "departureSwitched" ? "info" : "warning"} live="polite">
          {t(`booking.notice.${notice}`)}
        </Notice>
      )}
      {step !== "check" && issueSummary}
      {step === "departure" && <DepartureStep {...shared} />}
      {step === "travellers" && <TravellersStep {...shared} />}
      {step === "options" && <OptionsStep {...shared} />}
      {step === "contact" && <ContactStep {...shared} />}
      {step === "check" && <CheckStep {...shared} issueSummary={issueSummary} />}
    </Stack>
  );
}
