import type { Account } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  Button,
  ButtonLink,
  FormLayout,
  PasswordField,
  passwordStrength,
  SettingsSection,
  Stack,
  Text,
} from "@gratweg/design-system";
import { connectPasswordChange } from "@gratweg/flows";
import { usePasswordChange } from "@gratweg/flows/react";
import { useMemo } from "react";
import { usePortalServices } from "../../services";
import { issueWords, settingsTexts } from "../../texts/settings";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = settingsTexts.password;

/** The change ends all other sessions; this one goes on with the token that comes back. */
export function PasswordSection({ account }: { account: Account }) {
  return (
    <SettingsSection id="passwort" title={texts.title} description={texts.description}>
      {account.hasPassword ? <PasswordForm email={account.email} /> : <NoPassword />}
    </SettingsSection>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { auth, session } = usePortalServices();
  const machine = useMemo(
    () =>
      connectPasswordChange({
        changePassword: auth.changePassword,
        adopt: (credentials) => session.send({ type: "session.adopt", credentials }),
      }),
    [auth, session],
  );
  const { status, entries, issues, attempts, trouble, change, submit } = usePasswordChange(machine);
  const errors = issues.map((issue) => ({ field: `passwort-${issue.field}`, message: issueWords(issue) }));
  const errorOf = (field: string) => errors.find((error) => error.field === `passwort-${field}`)?.message;
  const isBusy = status === "submitting";
  return (
    <FormLayout
      actionsLayout="row"
      errors={errors}
      attempt={attempts}
      busy={isBusy}
      onSubmit={submit}
      notice={trouble && <TroubleNotice trouble={trouble} title={texts.failed} />}
      actions={
        <>
          <Button type="submit" busy={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
          <Text as="span" size="sm" role="status">
            {status === "changed" && texts.changed}
          </Text>
        </>
      }
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="passwort-currentPassword"
        label={texts.current}
        autoComplete="current-password"
        value={entries.currentPassword}
        onValueChange={(value) => change({ currentPassword: value })}
        error={errorOf("currentPassword")}
      />
      <PasswordField
        id="passwort-password"
        label={texts.next}
        autoComplete="new-password"
        value={entries.password}
        onValueChange={(value) => change({ password: value })}
        strength={passwordStrength(entries.password)}
        error={errorOf("password")}
      />
    </FormLayout>
  );
}

/** Whoever signs in by another service may have a password too, by the usual mail. */
function NoPassword() {
  return (
    <Stack gap="2" align="start">
      <Text>{texts.none}</Text>
      <ButtonLink variant="secondary" href={paths.portalUser("reset-password")}>
        {texts.create}
      </ButtonLink>
    </Stack>
  );
}
