import type { Account } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  Button,
  DangerZone,
  Dialog,
  FormLayout,
  Notice,
  PasswordField,
  Text,
  TextField,
} from "@gratweg/design-system";
import { connectAccountDeletion } from "@gratweg/flows";
import { useAccountDeletion } from "@gratweg/flows/react";
import { useMemo } from "react";
import { usePortalServices, type PortalServices } from "../../services";
import { issueWords, settingsTexts } from "../../texts/settings";
import { isRunning } from "../parts/membershipState";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = settingsTexts.deletion;
const FORM = "konto-loeschen-formular";
/** The sign-in screen says that it is done. */
export const DELETED_HREF = `${paths.portalUser("login")}?meldung=geloescht`;

export function DeletionSection({ account }: { account: Account }) {
  const { account: api, credentials, session, leave } = usePortalServices();
  const { hasPassword, email, membership } = account;
  const machine = useMemo(
    () => deletionMachine({ account: api, credentials, session, leave }),
    [api, credentials, session, leave],
  );
  const deletion = useAccountDeletion(machine, { hasPassword, email });
  const { status, proof, asksFor, issues, attempts, trouble, begin, cancel, change, confirm } = deletion;
  const isBusy = status === "deleting";
  // Where money is at stake it is said once more where one decides.
  const contract = membership && isRunning(membership) ? [texts.runningMembership[membership.interval]] : [];
  const error = issues[0] && issueWords(issues[0]);
  const errors = error ? [{ field: "loeschen-nachweis", message: error }] : [];
  const field = { id: "loeschen-nachweis", value: proof, onValueChange: change, error } as const;
  return (
    <>
      <DangerZone
        id="konto-loeschen"
        title={texts.title}
        description={texts.description}
        consequences={[...texts.consequences, ...contract]}
        actions={
          <Button variant="danger" onClick={begin}>
            {texts.begin}
          </Button>
        }
      />
      <Dialog
        open={status !== "explaining" && status !== "deleted"}
        onOpenChange={(open) => !open && !isBusy && cancel()}
        title={texts.dialogTitle}
        footer={
          <>
            <Button variant="secondary" onClick={cancel} aria-disabled={isBusy || undefined}>
              {texts.cancel}
            </Button>
            <Button form={FORM} type="submit" variant="danger" busy={isBusy}>
              {isBusy ? texts.deleting : texts.confirm}
            </Button>
          </>
        }
      >
        <FormLayout
          id={FORM}
          density="compact"
          errors={errors}
          attempt={attempts}
          headingLevel={3}
          busy={isBusy}
          onSubmit={confirm}
          notice={
            status === "unsure" ? (
              <Notice variant="warning" title={texts.unsure.title}>
                {texts.unsure.text}
              </Notice>
            ) : (
              trouble && <TroubleNotice trouble={trouble} title={texts.failed} />
            )
          }
        >
          <Text>{[texts.text, ...contract].join(" ")}</Text>
          {asksFor === "password" ? (
            <PasswordField {...field} label={texts.password} autoComplete="current-password" />
          ) : (
            <TextField {...field} label={texts.email(email)} type="email" autoComplete="off" />
          )}
        </FormLayout>
      </Dialog>
    </>
  );
}

type Services = Pick<PortalServices, "account" | "credentials" | "session" | "leave">;

function deletionMachine({ account, credentials, session, leave }: Services) {
  let sentWith: string | null = null;
  return connectAccountDeletion({
    remove: (...order) => {
      sentWith = credentials.token();
      return account.remove(...order);
    },
    signOut: () => {
      session.send({ type: "session.signOut", isEnded: true });
      // A page anew: nothing of the account stays in this one's memory.
      leave(DELETED_HREF);
    },
    loseSession: () => session.send({ type: "session.lose", ...(sentWith !== null && { token: sentWith }) }),
  });
}
