import { emailIssues } from "@gratweg/contracts/account-rules";
import {
  Button,
  FormLayout,
  Link,
  PasswordFieldFrame,
  Switch,
  type FieldIssue,
} from "@gratweg/design-system";
import { useSession, useTemporarySession } from "@gratweg/flows/react";
import { useState } from "react";
import { usePortalServices } from "../../services";
import { AddressField } from "../../session/AddressField";
import { errorOf } from "../../session/errorOf";
import { SendButton } from "../../session/SendButton";
import { authTexts } from "../../texts/auth";
import { troubleWords, waitText } from "../../texts/trouble";

const texts = authTexts.login;

/** Address and password; what was typed survives every failure. */
export function SignInForm({
  email,
  recoveryPath,
  onEmailChange,
  onConfirmationMail,
}: {
  email: string;
  recoveryPath: string;
  onEmailChange: (email: string) => void;
  /** Somebody has just registered and found no mail. */
  onConfirmationMail: () => void;
}) {
  const { session, temporarySession } = usePortalServices();
  const { status, failure, signIn } = useSession(session);
  const temporary = useTemporarySession(temporarySession);
  const [wasShared] = useState(temporary.isOn);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<readonly FieldIssue[]>([]);
  const [attempt, setAttempt] = useState(0);
  const isBusy = status === "signingIn";

  function submit() {
    const issues = entryIssues(email, password);
    setMissing(issues);
    setAttempt((before) => before + 1);
    if (issues.length === 0)
      signIn({ kind: "password", identifier: email.trim(), password, isShared: temporary.isOn });
  }

  const refused = attempt > 0 && missing.length === 0 && !isBusy ? failure : null;
  const errors = refused ? [{ field: "", message: failureText(refused) }] : missing;
  return (
    <FormLayout
      errors={errors}
      attempt={attempt}
      errorTitle={refused ? texts.failedTitle : undefined}
      busy={isBusy}
      onSubmit={submit}
      actions={<SendButton texts={texts} busy={isBusy} />}
    >
      <AddressField value={email} onValueChange={onEmailChange} error={errorOf(missing, "email")} />
      <div>
        <PasswordFieldFrame
          id="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={errorOf(missing, "password")}
        />
        <Link href={recoveryPath} variant="standalone">
          {texts.forgotten}
        </Link>
      </div>
      {refused?.reason === "credentials" && (
        <Button variant="secondary" size="sm" onClick={onConfirmationMail}>
          {texts.confirmationMail}
        </Button>
      )}
      <Switch
        label={texts.shared}
        hint={wasShared && temporary.isOn ? `${texts.sharedStill} ${texts.sharedHint}` : texts.sharedHint}
        checked={temporary.isOn}
        onCheckedChange={(isOn) => (isOn ? temporary.enable() : temporary.disable())}
      />
    </FormLayout>
  );
}

function entryIssues(email: string, password: string): FieldIssue[] {
  const [issue] = emailIssues(email);
  const words: Readonly<Record<string, string>> = authTexts.emailIssues;
  return [
    ...(issue ? [{ field: "email", message: words[issue.code] ?? authTexts.issueFallback }] : []),
    ...(password === "" ? [{ field: "password", message: texts.passwordMissing }] : []),
  ];
}

type Failure = NonNullable<ReturnType<typeof useSession>["failure"]>;

function failureText({ reason, retryAfterSeconds }: Failure): string {
  if (reason === "credentials" || reason === "blocked") return texts.failures[reason];
  const { text } = troubleWords(reason);
  return `${text} ${waitText(retryAfterSeconds)}`.trim();
}
