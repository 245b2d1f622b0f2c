import { Notice, PasswordField, passwordStrength, SettingsSection, Stack } from "@gratweg/design-system";
import { ApiFailure, passwordChangeMachine, type PasswordChangeActor } from "@gratweg/flows";
import { usePasswordChangeActor } from "@gratweg/flows/react";
import { settingsTexts } from "../../portal/src/texts/settings";
import { AccountForm, errorsOf } from "./account/AccountForm";
import { defineFlow } from "./kit/flow";

const texts = settingsTexts.password;

function PasswordChangeScreen({ actor }: { actor: PasswordChangeActor }) {
  const { status, entries, issues, trouble, attempts, change, submit } = usePasswordChangeActor(actor);
  const { errorOf } = errorsOf({ issues });
  return (
    <SettingsSection title={texts.title} description={texts.description}>
      <Stack gap="4">
        {status === "changed" && <Notice variant="success">{texts.changed}</Notice>}
        <AccountForm
          {...{ issues, trouble, attempts }}
          label={texts.title}
          button={texts.save}
          busyText={texts.saving}
          busy={status === "submitting"}
          onSubmit={submit}
        >
          <PasswordField
            id="currentPassword"
            label={texts.current}
            autoComplete="current-password"
            value={entries.currentPassword}
            onValueChange={(currentPassword) => change({ currentPassword })}
            error={errorOf("currentPassword")}
          />
          <PasswordField
            id="password"
            label={texts.next}
            autoComplete="new-password"
            value={entries.password}
            onValueChange={(password) => change({ password })}
            error={errorOf("password")}
            strength={passwordStrength(entries.password)}
          />
        </AccountForm>
      </Stack>
    </SettingsSection>
  );
}

export const passwordChangeFlow = defineFlow({
  name: "password-change",
  purpose: "Changes a password: all other sessions end, this one goes on with a new token.",
  machine: passwordChangeMachine,
  inputs: { "an empty form": undefined },
  events: [
    {
      type: "field.change",
      change: { currentPassword: "wurzelweg am bach", password: "gipfelglück im nebel" },
    },
    { type: "password.submit" },
  ],
  answers: {
    changePassword: {
      changed: { output: { token: "jwt", user: null } },
      "not this password": { error: new ApiFailure("refused", { status: 400, code: "password-wrong" }) },
      "no connection": { error: new ApiFailure("offline") },
    },
  },
  tellsApart: ({ entries, issues, trouble }) => [entries.password, issues[0]?.code, trouble?.reason],
  Screen: PasswordChangeScreen,
});
