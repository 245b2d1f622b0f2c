import {
  Button,
  Cluster,
  DangerZone,
  Notice,
  PasswordField,
  SettingsSection,
  TextField,
} from "@gratweg/design-system";
import { accountDeletionMachine, ApiFailure, type AccountDeletionActor } from "@gratweg/flows";
import { useAccountDeletionActor } from "@gratweg/flows/react";
import { settingsTexts } from "../../portal/src/texts/settings";
import { AccountForm, errorsOf } from "./account/AccountForm";
import { defineFlow } from "./kit/flow";

const texts = settingsTexts.deletion;
const email = "annegret@postfach.example";

function AccountDeletionScreen({ actor }: { actor: AccountDeletionActor }) {
  const deletion = useAccountDeletionActor(actor);
  const { status, proof, asksFor, issues, trouble, attempts } = deletion;
  if (status === "deleted")
    return (
      <Notice variant="success" title="Ihr Konto ist gelöscht">
        Sie sind abgemeldet. Alles Gute für Ihre Wege.
      </Notice>
    );
  if (status === "explaining")
    return (
      <DangerZone
        title={texts.title}
        description={texts.description}
        consequences={texts.consequences}
        actions={
          <Button variant="danger" onClick={deletion.begin}>
            {texts.begin}
          </Button>
        }
      />
    );
  const error = errorsOf({ issues }).errorOf(asksFor);
  return (
    <SettingsSection title={texts.dialogTitle} description={texts.text} tone="danger">
      {status === "unsure" && (
        <Notice variant="warning" title={texts.unsure.title}>
          {texts.unsure.text}
        </Notice>
      )}
      <AccountForm
        isDangerous
        {...{ issues, attempts }}
        trouble={status === "unsure" ? null : trouble}
        label={texts.dialogTitle}
        button={texts.confirm}
        busyText={texts.deleting}
        busy={status === "deleting"}
        onSubmit={deletion.confirm}
      >
        {asksFor === "password" ? (
          <PasswordField
            id="password"
            label={texts.password}
            autoComplete="current-password"
            value={proof}
            onValueChange={deletion.change}
            error={error}
          />
        ) : (
          <TextField
            id="email"
            label={texts.email(email)}
            autoComplete="off"
            value={proof}
            onValueChange={deletion.change}
            error={error}
          />
        )}
      </AccountForm>
      <Cluster>
        <Button variant="secondary" onClick={deletion.cancel}>
          {texts.cancel}
        </Button>
      </Cluster>
    </SettingsSection>
  );
}

export const accountDeletionFlow = defineFlow({
  name: "account-deletion",
  purpose: "Explains what goes and what the law keeps, asks for a proof, deletes, and signs out.",
  machine: accountDeletionMachine,
  inputs: {
    "with a password": { hasPassword: true, email },
    "without a password": { hasPassword: false, email },
  },
  events: [
    { type: "deletion.begin" },
    { type: "proof.change", proof: email },
    { type: "deletion.confirm" },
    { type: "deletion.cancel" },
  ],
  answers: {
    deleteAccount: {
      deleted: { output: { deletedAt: "2026-11-22T12:00:00Z" } },
      "not this password": {
        error: new ApiFailure("refused", { status: 422, type: "/probleme/passwort-falsch" }),
      },
      "no connection": { error: new ApiFailure("offline") },
      "no answer": { error: new ApiFailure("unreachable") },
      "unknown bearer": { error: new ApiFailure("refused", { status: 401 }) },
    },
  },
  tellsApart: ({ hasPassword, proof, issues, trouble, mayBeGone }) => [
    hasPassword,
    proof,
    mayBeGone,
    issues[0]?.code,
    trouble?.reason,
  ],
  Screen: AccountDeletionScreen,
});
