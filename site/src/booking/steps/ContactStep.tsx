import type { BookingContact } from "@gratweg/contracts/booking-rules";
import { ContactFields, Text } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { contactCountries } from "../countries";
import { StepFrame, type StepProps } from "./StepFrame";

const FIELDS = [
  "email",
  "phone",
  "street",
  "postalCode",
  "city",
  "country",
] as const satisfies readonly (keyof BookingContact)[];

export function ContactStep(props: StepProps) {
  const { t } = useTranslation();
  const { booking, errorOf } = props;
  return (
    <StepFrame {...props} title={t("booking.contact.title")} lead={t("booking.contact.lead")}>
      {booking.isFromAccount.contact && <Text size="sm">{t("booking.contact.fromAccount")}</Text>}
      <ContactFields
        value={booking.entries.contact}
        countries={contactCountries}
        errors={Object.fromEntries(FIELDS.map((field) => [field, errorOf(`contact.${field}`)]))}
        onValueChange={booking.changeContact}
      />
    </StepFrame>
  );
}
