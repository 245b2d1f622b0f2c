import { Button, downloadSimpleIcon, SettingsSection, Stack, Text } from "@gratweg/design-system";
import { createSubmission, EXPORT_LIMIT_MS } from "@gratweg/flows";
import { useSubmission } from "@gratweg/flows/react";
import { useMemo } from "react";
import { usePortalServices } from "../../services";
import { settingsTexts } from "../../texts/settings";
import { saveFile } from "../parts/saveFile";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = settingsTexts.data;

/** Article 15 and 20 of the GDPR: everything, in a file that programs read. */
export function DataSection() {
  const { account: api } = usePortalServices();
  const submission = useMemo(
    () =>
      createSubmission(
        async (_: null, signal) => {
          saveFile(await api.exportData(signal), texts.fileName);
          return true;
        },
        { answerLimit: EXPORT_LIMIT_MS },
      ),
    [api],
  );
  const { status, isLong, trouble, send } = useSubmission(submission);
  const isBusy = status === "sending";
  return (
    <SettingsSection id="daten" title={texts.title} description={texts.description}>
      <Stack gap="1half" align="start">
        {trouble && <TroubleNotice trouble={trouble} title={texts.failed} />}
        <Button variant="secondary" icon={downloadSimpleIcon} busy={isBusy} onClick={() => send(null)}>
          {isBusy ? texts.collecting : texts.download}
        </Button>
        <Text as="span" size="sm" tone="muted" role="status">
          {isLong ? texts.long : status === "succeeded" && texts.saved}
        </Text>
      </Stack>
    </SettingsSection>
  );
}
