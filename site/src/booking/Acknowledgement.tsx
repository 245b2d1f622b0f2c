import { Checkbox, Stack, Text } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";

interface AcknowledgementProps {
  version: string;
  isSeen: boolean;
  onSeen: (isSeen: boolean) => void;
  error?: string;
}

/** That the form sheet was received, said by whoever books; never ticked beforehand. */
export function Acknowledgement({ version, isSeen, onSeen, error }: AcknowledgementProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="half">
      <Checkbox
        id="formSheet"
        label={t("booking.check.acknowledge", { version })}
        checked={isSeen}
        onCheckedChange={onSeen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "formSheet-error" : undefined}
      />
      {error && (
        <Text id="formSheet-error" size="sm" tone="danger" weight="semibold">
          {error}
        </Text>
      )}
    </Stack>
  );
}
