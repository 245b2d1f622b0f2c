import type { Account } from "@gratweg/contracts";
import { Notice, SettingsSection, Switch } from "@gratweg/design-system";
import { createSubmission } from "@gratweg/flows";
import { useSubmission, useTemporarySession } from "@gratweg/flows/react";
import { useEffect, useMemo } from "react";
import { usePortalServices } from "../../services";
import { settingsTexts } from "../../texts/settings";
import type { ProfileSectionProps } from "./ProfileSection";

const texts = settingsTexts.newsletter;

/** What is switched at once. */
export function ChoicesSection({ account, onChanged }: ProfileSectionProps) {
  const { account: api, temporarySession } = usePortalServices();
  const submission = useMemo(
    () => createSubmission((newsletter: boolean, signal) => api.change({ newsletter }, signal)),
    [api],
  );
  const { status, payload, answer, trouble, send } = useSubmission(submission);
  const { isOn, enable, disable } = useTemporarySession(temporarySession);
  useEffect(() => {
    if (answer) onChanged(answer);
  }, [answer, onChanged]);
  const isSending = status === "sending";
  const wanted = isSending && payload !== null ? payload : isOrdered(account);
  return (
    <SettingsSection
      id="newsletter"
      title={texts.title}
      saveState={isSending ? "saving" : trouble ? "failed" : status === "succeeded" ? "saved" : "idle"}
    >
      <Switch
        checked={wanted}
        onCheckedChange={send}
        label={texts.label}
        hint={texts.hint}
        busy={isSending}
        error={trouble ? (trouble.detail ?? texts.failed) : undefined}
      />
      {account.newsletter === "pending" && <Notice>{texts.pending}</Notice>}
      <Switch
        checked={isOn}
        onCheckedChange={(shared) => (shared ? enable() : disable())}
        label={texts.shared}
        hint={texts.sharedHint}
      />
    </SettingsSection>
  );
}

function isOrdered({ newsletter }: Account): boolean {
  return newsletter !== "none";
}
