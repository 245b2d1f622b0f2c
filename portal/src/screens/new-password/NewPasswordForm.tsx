import { paths } from "@gratweg/contracts/routes";
import {
  Button,
  ButtonLink,
  FormLayout,
  Notice,
  PasswordField,
  passwordStrength,
  Stack,
} from "@gratweg/design-system";
import { connectNewPassword } from "@gratweg/flows";
import { useNewPassword } from "@gratweg/flows/react";
import { useEffect, useState } from "react";
import { readWayBack } from "../../app/wanted";
import { usePortalServices } from "../../services";
import { errorOf } from "../../session/errorOf";
import { toFieldIssues } from "../../session/issueTexts";
import { withPlan } from "../../session/planOf";
import { fieldTexts } from "../../texts/fields";
import { newPasswordTexts } from "../../texts/passwords";
import { TroubleNotice } from "../parts/TroubleNotice";
import { DeadLink } from "./DeadLink";

const texts = newPasswordTexts;

interface NewPasswordFormProps {
  token: string;
  /** The membership that was chosen before. */
  plan: string | null;
  /** It is saved, or can never be: there is no form any more. */
  onSettled: (end: "done" | "expired") => void;
}

/** One field; whoever has saved it is signed in. */
export function NewPasswordForm({ token, plan, onSettled }: NewPasswordFormProps) {
  const { auth, session } = usePortalServices();
  const [machine] = useState(() =>
    connectNewPassword({
      setPassword: auth.setPassword,
      adopt: (credentials) => session.send({ type: "session.adopt", credentials }),
    }),
  );
  const { status, password, issues, attempts, trouble, change, submit } = useNewPassword(machine, { token });
  const [wayBack] = useState(() => readWayBack(window));
  const errors = toFieldIssues(issues);
  const isBusy = status === "submitting";
  useEffect(() => {
    if (status === "expired" || status === "done") onSettled(status);
  }, [status, onSettled]);

  if (status === "expired")
    return <DeadLink plan={plan} title={texts.expiredTitle} text={texts.expiredText} />;
  if (status === "done")
    return (
      <Stack gap="3" align="start">
        <Notice variant="success" title={texts.doneTitle}>
          {plan === null ? texts.doneText : texts.doneWithPlan}
        </Notice>
        {plan === null ? (
          <ButtonLink href={wayBack ?? paths.portal()} size="lg">
            {wayBack === null ? texts.toPortal : texts.goOn}
          </ButtonLink>
        ) : (
          // Price and button of the law stand there; a membership that is not offered is nothing chosen.
          <ButtonLink href={withPlan(paths.portalUser("pricing"), plan)} size="lg">
            {texts.toOrder}
          </ButtonLink>
        )}
      </Stack>
    );
  return (
    <FormLayout
      errors={errors}
      attempt={attempts}
      notice={trouble && <TroubleNotice trouble={trouble} title={texts.failedTitle} onRetry={submit} />}
      busy={isBusy}
      onSubmit={submit}
      actions={
        <Button type="submit" size="lg" width="full" busy={isBusy}>
          {isBusy ? texts.busy : texts.submit}
        </Button>
      }
    >
      <PasswordField
        id="password"
        name="password"
        label={fieldTexts.newPassword}
        hint={fieldTexts.passwordHint}
        autoComplete="new-password"
        value={password}
        onValueChange={change}
        strength={passwordStrength(password)}
        error={errorOf(errors, "password")}
      />
    </FormLayout>
  );
}
