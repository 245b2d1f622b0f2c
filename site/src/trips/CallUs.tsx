import { Cluster, Icon, Link, phoneIcon, Text, dialled } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

interface CallUsProps {
  phone: string;
  openingHours: string | null;
}

/** On phones a trip's page has no header, and with it no number (section 2): here is the one to ask. */
export function CallUs({ phone, openingHours }: CallUsProps) {
  const { t } = useTranslation();
  return (
    <Cluster gap="1">
      <Text size="sm">{t("trip.call")}</Text>
      <Link href={`tel:${dialled(phone)}`} variant="standalone">
        <Icon icon={phoneIcon} />
        {phone}
      </Link>
      {openingHours && (
        <Text size="sm" tone="muted">
          {openingHours}
        </Text>
      )}
    </Cluster>
  );
}
