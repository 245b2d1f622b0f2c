import { ButtonLink, Cluster, Heading, Link, Stack, Text, dialled } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

interface UnknownBookingProps {
  fullName: string;
  tripHref: string;
  phone: string;
  email: string;
}

/** The address alone tells nothing about a booking, and everybody may have it: it only says where the details are. */
export function UnknownBooking({ fullName, tripHref, phone, email }: UnknownBookingProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="3" align="start">
      <Heading level={1}>
        {fullName === ""
          ? t("booking.confirmation.unknown.title")
          : t("booking.confirmation.unknown.greeting", { name: fullName })}
      </Heading>
      <Text size="lg" tone="muted" width="measure">
        {t("booking.confirmation.unknown.lead")}
      </Text>
      <Text width="measure">
        {t("booking.confirmation.unknown.text")} <Link href={`mailto:${email}`}>{email}</Link>,{" "}
        <Link href={`tel:${dialled(phone)}`}>{phone}</Link>
      </Text>
      <Cluster gap="2">
        <ButtonLink href={tripHref}>{t("booking.backToTrip")}</ButtonLink>
      </Cluster>
    </Stack>
  );
}
