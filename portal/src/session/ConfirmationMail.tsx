import { Button, Stack, Text, TextField } from "@gratweg/design-system";
import { connectEmailConfirmation } from "@gratweg/flows";
import { useEmailConfirmation } from "@gratweg/flows/react";
import { useId, useState, type FormEvent } from "react";
import { TroubleNotice } from "../screens/parts/TroubleNotice";
import { usePortalServices } from "../services";
import { authTexts } from "../texts/auth";
import { confirmationMailTexts } from "../texts/confirmationMail";
import { errorOf } from "./errorOf";
import { toFieldIssues } from "./issueTexts";

const texts = confirmationMailTexts;

/** The confirmation mail once more: a field for the address, unless it is known. */
export function ConfirmationMail({ email, plan = null }: { email?: string; plan?: string | null }) {
  const { auth } = usePortalServices();
  const [machine] = useState(() =>
    connectEmailConfirmation({
      requestMail: (address, signal) => auth.requestConfirmation(address, signal, { plan }),
    }),
  );
  const mail = useEmailConfirmation(machine, { email });
  const fieldId = useId();
  const issues = toFieldIssues(mail.issues);
  const isSending = mail.status === "sending";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Heard once: the machine knows whether a mail is on its way.
    mail.request();
  };
  if (mail.status === "sent")
    return (
      <Stack gap="1" align="start">
        <Text role="status">{texts.sent(mail.email)}</Text>
        {mail.mayRepeat ? (
          <Button variant="secondary" size="sm" onClick={mail.request}>
            {texts.again}
          </Button>
        ) : (
          <Text size="sm">{texts.pause}</Text>
        )}
      </Stack>
    );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="2" align="start">
        {(email === undefined || email === "") && (
          <TextField
            id={fieldId}
            label={authTexts.email}
            type="email"
            autoComplete="email"
            value={mail.email}
            onValueChange={mail.change}
            error={errorOf(issues, "email")}
          />
        )}
        {mail.trouble && <TroubleNotice trouble={mail.trouble} title={texts.failed} />}
        <Button type="submit" variant="secondary" size="sm" busy={isSending}>
          {isSending ? texts.busy : texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
