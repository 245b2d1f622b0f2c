import { Button, Dialog, FormLayout, PasswordField, Text } from "@gratweg/design-system";
import type { SessionList } from "@gratweg/flows/react";
import { issueWords, settingsTexts } from "../../texts/settings";

const texts = settingsTexts.sessions;
const FORM = "anmeldung-beenden-formular";
const FIELD = "anmeldung-beenden-passwort";

type SessionProofProps = Pick<
  SessionList,
  "status" | "ending" | "password" | "issues" | "attempts" | "changeProof" | "giveProof" | "cancelProof"
>;

/** Asks for the password before another session ends: this browser may have been left open. */
export function SessionProof({ status, ending, password, issues, attempts, ...commands }: SessionProofProps) {
  const { changeProof, giveProof, cancelProof } = commands;
  const isBusy = status === "ending";
  const error = issues[0] && issueWords(issues[0]);
  return (
    <Dialog
      open={status === "proving" || (isBusy && password !== "")}
      onOpenChange={(open) => !open && !isBusy && cancelProof()}
      title={ending === "others" ? texts.proof.titleOthers : texts.proof.title}
      footer={
        <>
          <Button variant="secondary" onClick={cancelProof} aria-disabled={isBusy || undefined}>
            {texts.proof.cancel}
          </Button>
          <Button form={FORM} type="submit" busy={isBusy}>
            {isBusy ? texts.ending : texts.proof.confirm}
          </Button>
        </>
      }
    >
      <FormLayout
        id={FORM}
        density="compact"
        errors={error ? [{ field: FIELD, message: error }] : []}
        attempt={attempts}
        headingLevel={3}
        busy={isBusy}
        onSubmit={giveProof}
      >
        <Text>{texts.proof.text}</Text>
        <PasswordField
          id={FIELD}
          value={password}
          onValueChange={changeProof}
          error={error}
          label={texts.proof.password}
          autoComplete="current-password"
        />
      </FormLayout>
    </Dialog>
  );
}
