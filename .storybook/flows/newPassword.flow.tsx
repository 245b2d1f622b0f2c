import { AuthCard, ButtonLink, Notice, PasswordField, passwordStrength, Stack } from "@gratweg/design-system";
import { ApiFailure, newPasswordMachine, type NewPasswordActor } from "@gratweg/flows";
import { useNewPasswordActor } from "@gratweg/flows/react";
import { fieldTexts } from "../../portal/src/texts/fields";
import { newPasswordTexts } from "../../portal/src/texts/passwords";
import { AccountForm, errorsOf } from "./account/AccountForm";
import { defineFlow } from "./kit/flow";

const texts = newPasswordTexts;

function NewPasswordScreen({ actor }: { actor: NewPasswordActor }) {
  const { status, password, issues, trouble, attempts, change, submit } = useNewPasswordActor(actor);
  if (status === "expired")
    return (
      <AuthCard title={texts.expiredTitle} headingLevel={2}>
        <Stack gap="4" align="start">
          <Notice variant="warning">{texts.expiredText}</Notice>
          <ButtonLink href="#passwort-vergessen">{texts.newMail}</ButtonLink>
        </Stack>
      </AuthCard>
    );
  if (status === "done")
    return (
      <AuthCard title={texts.doneTitle} headingLevel={2}>
        <Stack gap="4" align="start">
          <Notice variant="success">{texts.doneText}</Notice>
          <ButtonLink href="#portal">{texts.toPortal}</ButtonLink>
        </Stack>
      </AuthCard>
    );
  return (
    <AuthCard title={texts.resetTitle} lead={texts.resetLead} headingLevel={2}>
      <AccountForm
        {...{ issues, trouble, attempts }}
        label={texts.resetTitle}
        button={texts.submit}
        busyText={texts.busy}
        busy={status === "submitting"}
        onSubmit={submit}
      >
        <PasswordField
          id="password"
          label={fieldTexts.newPassword}
          hint={fieldTexts.passwordHint}
          autoComplete="new-password"
          value={password}
          onValueChange={change}
          error={errorsOf({ issues }).errorOf("password")}
          strength={passwordStrength(password)}
        />
      </AccountForm>
    </AuthCard>
  );
}

export const newPasswordFlow = defineFlow({
  name: "new-password",
  purpose:
    "Sets a password by a mail's link: a forgotten one anew, or the first of somebody who was invited.",
  machine: newPasswordMachine,
  inputs: { "a link from a mail": { token: "t1" }, "an address without a token": { token: "" } },
  events: [{ type: "password.change", password: "gipfelglück im nebel" }, { type: "password.submit" }],
  answers: {
    setPassword: {
      accepted: { output: { token: "jwt", user: null } },
      "the link was used": { error: new ApiFailure("refused", { status: 400, code: "token-unknown" }) },
      "a common password": { error: new ApiFailure("refused", { status: 400, code: "password-common" }) },
      "no connection": { error: new ApiFailure("offline") },
    },
  },
  tellsApart: ({ password, issues, trouble }) => [password, issues[0]?.code, trouble?.reason],
  Screen: NewPasswordScreen,
});
