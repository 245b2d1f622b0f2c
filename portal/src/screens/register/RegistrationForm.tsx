import { paths } from "@gratweg/contracts/routes";
import {
  Checkbox,
  FormLayout,
  Grid,
  Link,
  PasswordField,
  passwordStrength,
  Text,
  TextField,
} from "@gratweg/design-system";
import { connectRegistration } from "@gratweg/flows";
import { useRegistration } from "@gratweg/flows/react";
import { useEffect, useState } from "react";
import { keepWayBack } from "../../app/wanted";
import { usePortalServices } from "../../services";
import { AddressField } from "../../session/AddressField";
import { errorOf } from "../../session/errorOf";
import { SendButton } from "../../session/SendButton";
import { toFieldIssues } from "../../session/issueTexts";
import { rememberRegistered } from "../../session/registered";
import { fieldTexts } from "../../texts/fields";
import { registerTexts } from "../../texts/registration";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = registerTexts;
const fields = fieldTexts;

/** Name, address, password; what was typed survives every failure. The mail's link leads on to the plan that was chosen. */
export function RegistrationForm({ plan, wanted }: { plan: string | null; wanted: string | null }) {
  const { auth, navigate } = usePortalServices();
  const [machine] = useState(() =>
    connectRegistration({
      register: (entries, signal) => auth.register(entries, signal, { plan }),
      requestConfirmation: auth.requestConfirmation,
    }),
  );
  const { status, entries, issues, attempts, trouble, change, submit } = useRegistration(machine);
  const errors = toFieldIssues(issues);
  const isBusy = status === "submitting";
  const { email } = entries;

  useEffect(() => {
    if (status !== "registered") return;
    rememberRegistered({ email, plan, wanted });
    keepWayBack(wanted, window);
    navigate(paths.userSuccess(), { replace: true });
  }, [status, email, plan, wanted, navigate]);

  return (
    <FormLayout
      errors={errors}
      attempt={attempts}
      notice={trouble && <TroubleNotice trouble={trouble} title={texts.failedTitle} onRetry={submit} />}
      busy={isBusy || status === "registered"}
      onSubmit={submit}
      actions={
        <>
          <SendButton texts={texts} busy={isBusy} />
          <Text size="sm" tone="muted">
            {texts.privacyBefore} <Link href={paths.privacy()}>{texts.privacy}</Link>.
          </Text>
        </>
      }
    >
      <Grid columns="2" gap="3">
        <TextField
          id="firstName"
          name="given-name"
          label={fields.firstName}
          autoComplete="given-name"
          value={entries.firstName}
          onValueChange={(value) => change({ firstName: value })}
          error={errorOf(errors, "firstName")}
        />
        <TextField
          id="lastName"
          name="family-name"
          label={fields.lastName}
          autoComplete="family-name"
          value={entries.lastName}
          onValueChange={(value) => change({ lastName: value })}
          error={errorOf(errors, "lastName")}
        />
      </Grid>
      <AddressField
        value={email}
        onValueChange={(value) => change({ email: value })}
        error={errorOf(errors, "email")}
      />
      <PasswordField
        id="password"
        name="password"
        hint={fields.passwordHint}
        autoComplete="new-password"
        value={entries.password}
        onValueChange={(value) => change({ password: value })}
        strength={passwordStrength(entries.password)}
        error={errorOf(errors, "password")}
      />
      <Checkbox
        id="terms"
        label={
          <>
            {texts.termsBefore} <Link href={paths.terms()}>{texts.terms}</Link> {texts.termsAfter}
          </>
        }
        checked={entries.terms}
        onChange={({ target }) => change({ terms: target.checked })}
        error={errorOf(errors, "terms")}
      />
    </FormLayout>
  );
}
