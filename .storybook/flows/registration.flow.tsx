import {
  AuthCard,
  Button,
  Checkbox,
  Notice,
  PasswordField,
  passwordStrength,
  Stack,
  Text,
  TextField,
} from "@gratweg/design-system";
import { ApiFailure, registrationMachine, type RegistrationActor } from "@gratweg/flows";
import { useRegistrationActor, type Registration } from "@gratweg/flows/react";
import { confirmationMailTexts as confirmationMail } from "../../portal/src/texts/confirmationMail";
import { fieldTexts as fields } from "../../portal/src/texts/fields";
import { registerTexts as texts, successTexts as success } from "../../portal/src/texts/registration";
import { AccountForm, errorsOf, TroubleNotice } from "./account/AccountForm";
import { defineFlow } from "./kit/flow";

function RegistrationScreen({ actor }: { actor: RegistrationActor }) {
  const registration = useRegistrationActor(actor);
  const { status, entries, issues, trouble, attempts, change, submit } = registration;
  if (status === "registered") return <WaitingForMail {...registration} />;
  const { errorOf } = errorsOf({ issues });
  const texted = (field: "firstName" | "lastName" | "email") => ({
    id: field,
    label: fields[field],
    value: entries[field],
    error: errorOf(field),
    onValueChange: (value: string) => change({ [field]: value }),
  });
  return (
    <AuthCard title={texts.title} lead={texts.lead} headingLevel={2}>
      <AccountForm
        {...{ issues, trouble, attempts }}
        label={texts.title}
        button={texts.submit}
        busyText={texts.busy}
        busy={status === "submitting"}
        onSubmit={submit}
      >
        <TextField {...texted("firstName")} autoComplete="given-name" />
        <TextField {...texted("lastName")} autoComplete="family-name" />
        <TextField {...texted("email")} type="email" autoComplete="username" />
        <PasswordField
          id="password"
          autoComplete="new-password"
          value={entries.password}
          onValueChange={(password) => change({ password })}
          error={errorOf("password")}
          strength={passwordStrength(entries.password)}
        />
        <Checkbox
          id="terms"
          label={`${texts.termsBefore} ${texts.terms} ${texts.termsAfter}`}
          checked={entries.terms}
          onCheckedChange={(terms) => change({ terms })}
          error={errorOf("terms")}
        />
      </AccountForm>
    </AuthCard>
  );
}

function WaitingForMail({ entries, mail, requestMail, restart }: Registration) {
  return (
    <AuthCard title={success.title} lead={success.lead} headingLevel={2}>
      <Stack gap="4" align="start">
        <Notice variant="success">{success.sentTo(entries.email)}</Notice>
        <Text>{success.nothingText}</Text>
        {mail.trouble && <TroubleNotice trouble={mail.trouble} />}
        {mail.status === "pausing" ? (
          <Text size="sm" tone="muted">
            {confirmationMail.pause}
          </Text>
        ) : (
          <Button variant="secondary" busy={mail.status === "asking"} onClick={requestMail}>
            {mail.status === "asking" ? confirmationMail.busy : confirmationMail.again}
          </Button>
        )}
        <Button variant="quiet" onClick={restart}>
          {success.otherAddress}
        </Button>
      </Stack>
    </AuthCard>
  );
}

const filled = {
  firstName: "Annegret",
  lastName: "Talwang",
  email: "annegret@postfach.example",
  password: "gipfelglück im nebel",
  terms: true,
};

export const registrationFlow = defineFlow({
  name: "registration",
  purpose:
    "Makes an account: the answer is the same for known and unknown addresses, then everybody waits for a mail.",
  machine: registrationMachine,
  inputs: { "an empty form": {} },
  events: [
    { type: "field.change", change: filled },
    { type: "registration.submit" },
    { type: "mail.request" },
    { type: "registration.restart" },
  ],
  answers: {
    register: {
      accepted: { output: undefined },
      "a common password": { error: new ApiFailure("refused", { status: 400, code: "password-common" }) },
      "too many tries": {
        error: new ApiFailure("refused", { status: 429, code: "limited", retryAfterSeconds: 300 }),
      },
      "no connection": { error: new ApiFailure("offline") },
    },
    requestConfirmation: {
      sent: { output: undefined },
      "no connection": { error: new ApiFailure("offline") },
    },
  },
  tellsApart: ({ entries, issues, trouble, mailTrouble, mails }) => [
    entries.email,
    entries.password === "",
    issues.map(({ field }) => field),
    trouble?.reason,
    mailTrouble?.reason,
    Math.min(mails, 2),
  ],
  Screen: RegistrationScreen,
});
