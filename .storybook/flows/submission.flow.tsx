import { SettingsSection, Stack, Text, TextField } from "@gratweg/design-system";
import { ApiFailure, submissionMachine, type SubmissionActor } from "@gratweg/flows";
import { useSubmissionActor } from "@gratweg/flows/react";
import { useState } from "react";
import { settingsTexts } from "../../portal/src/texts/settings";
import { AccountForm, errorsOf } from "./account/AccountForm";
import { defineFlow } from "./kit/flow";

const texts = settingsTexts.profile;
const saveStates = { resting: "idle", sending: "saving", succeeded: "saved", failed: "failed" } as const;

/** Stands for every small form and switch that sends something. */
function SubmissionScreen({ actor }: { actor: SubmissionActor }) {
  const { status, isLong, issues, trouble, attempts, send } = useSubmissionActor<{ phone: string }, unknown>(
    actor,
  );
  const [phone, setPhone] = useState("0151 2345");
  return (
    <SettingsSection title={texts.title} description={texts.description} saveState={saveStates[status]}>
      <Stack gap="4">
        <AccountForm
          {...{ issues, trouble, attempts }}
          label={texts.title}
          button={texts.save}
          busyText={texts.save}
          busy={status === "sending"}
          onSubmit={() => send({ phone })}
        >
          <TextField
            id="phone"
            label={texts.phone}
            type="tel"
            autoComplete="tel"
            value={phone}
            onValueChange={setPhone}
            error={errorsOf({ issues }).errorOf("phone")}
          />
        </AccountForm>
        <Text as="span" size="sm" tone="muted" role="status">
          {isLong && settingsTexts.data.long}
        </Text>
      </Stack>
    </SettingsSection>
  );
}

export const submissionFlow = defineFlow({
  name: "submission",
  purpose:
    "Sends something small and shows what came of it; one at a time, however often a button is pressed.",
  machine: submissionMachine,
  inputs: { "nothing sent yet": undefined },
  events: [{ type: "submission.send", payload: { phone: "0151 2345" } }, { type: "submission.reset" }],
  answers: {
    send: {
      saved: { output: { phone: "0151 2345" } },
      "refuses a field": {
        error: new ApiFailure("refused", {
          status: 422,
          type: "/probleme/angaben-pruefen",
          issues: [{ field: "phone", message: "Bitte prüfen Sie die Telefonnummer." }],
        }),
      },
      "no connection": { error: new ApiFailure("offline") },
    },
  },
  tellsApart: ({ issues, trouble }) => [issues.length, trouble?.reason],
  Screen: SubmissionScreen,
});
