import { AuthCard, Button, Notice, Stack, Text, TextField } from "@gratweg/design-system";
import { ApiFailure, type MailRequestActor, type MailRequestContext } from "@gratweg/flows";
import { useMailRequestActor } from "@gratweg/flows/react";
import { fieldTexts } from "../../../portal/src/texts/fields";
import { AccountForm, errorsOf } from "./AccountForm";

export interface MailRequestTexts {
  title: string;
  lead: string;
  submit: string;
  busy: string;
  sentTitle: string;
  sent: (email: string) => string;
  again: string;
  pause: string;
  edit: string;
}

/** Asks for a mail; everybody reads the same confirmation. */
export function mailRequestScreen(texts: MailRequestTexts) {
  return function MailRequestScreen({ actor }: { actor: MailRequestActor }) {
    const request = useMailRequestActor(actor);
    const { status, email, issues, trouble, attempts } = request;
    if (status === "sent")
      return (
        <AuthCard title={texts.sentTitle} headingLevel={2}>
          <Stack gap="4" align="start">
            <Notice variant="success">{texts.sent(email)}</Notice>
            {request.mayRepeat ? (
              <Button variant="secondary" onClick={request.request}>
                {texts.again}
              </Button>
            ) : (
              <Text size="sm" tone="muted">
                {texts.pause}
              </Text>
            )}
            <Button variant="quiet" onClick={request.edit}>
              {texts.edit}
            </Button>
          </Stack>
        </AuthCard>
      );
    return (
      <AuthCard title={texts.title} lead={texts.lead} headingLevel={2}>
        <AccountForm
          {...{ issues, trouble, attempts }}
          label={texts.title}
          button={texts.submit}
          busyText={texts.busy}
          busy={status === "sending"}
          onSubmit={request.request}
        >
          <TextField
            id="email"
            label={fieldTexts.email}
            type="email"
            autoComplete="username"
            value={email}
            onValueChange={request.change}
            error={errorsOf({ issues }).errorOf("email")}
          />
        </AccountForm>
      </AuthCard>
    );
  };
}

/** What both machines are told and answered. */
export const mailRequestCourse = {
  inputs: { "an empty field": {} },
  events: [
    { type: "email.change", email: "annegret@postfach.example" },
    { type: "mail.request" },
    { type: "email.edit" },
  ] as const,
  answers: {
    requestMail: {
      sent: { output: undefined },
      "too many mails": {
        error: new ApiFailure("refused", { status: 429, code: "limited", retryAfterSeconds: 60 }),
      },
      "no connection": { error: new ApiFailure("offline") },
    },
  },
  tellsApart: ({ email, issues, trouble, mails }: MailRequestContext) => [
    email,
    issues.length,
    trouble?.reason,
    Math.min(mails, 2),
  ],
};
