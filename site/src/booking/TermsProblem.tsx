import { Button, ButtonLink, Cluster, Stack } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import type { RefObject } from "react";
import { OfflineNotice } from "./OfflineNotice";
import { StepHead } from "./steps/StepFrame";

interface TermsProblemProps {
  reason: "notFound" | "unavailable" | "offline";
  heading: RefObject<HTMLHeadingElement | null>;
  tripHref: string;
  phone: string;
  onRetry: () => void;
}

/** Nothing can be booked because nobody knows the terms. */
export function TermsProblem({ reason, heading, tripHref, phone, onRetry }: TermsProblemProps) {
  const { t } = useTranslation();
  const kind = reason === "notFound" ? "missing" : "unavailable";
  return (
    <Stack gap="4">
      <StepHead
        heading={heading}
        title={t(`booking.terms.${kind}.title`)}
        lead={t(`booking.terms.${kind}.text`, { phone })}
      />
      {reason === "offline" && <OfflineNotice isPending={false} />}
      <Cluster gap="2">
        {reason === "notFound" ? (
          <ButtonLink href={`${tripHref}#termine`}>{t("booking.terms.missing.toDates")}</ButtonLink>
        ) : (
          <>
            <Button onClick={onRetry}>{t("booking.failed.retry")}</Button>
            <ButtonLink href={tripHref} variant="quiet">
              {t("booking.backToTrip")}
            </ButtonLink>
          </>
        )}
      </Cluster>
    </Stack>
  );
}
