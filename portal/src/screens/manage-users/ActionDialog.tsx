import { ConfirmDialog } from "@gratweg/design-system";
import type { Trouble, UserAction } from "@gratweg/flows";
import { manageUsersTexts, nameOf } from "../../texts/manageUsers";
import { troubleWords } from "../../texts/trouble";
import { wordsKey } from "./userActions";

const { confirm: texts, conflicts } = manageUsersTexts;

export interface ActionDialogProps {
  /** What is asked about; null closes the dialog. */
  action: UserAction | null;
  busy: boolean;
  trouble: Trouble | null;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks before anything that somebody else will feel; what the server refuses is said in the same place. */
export function ActionDialog({ action, busy, trouble, onConfirm, onDismiss }: ActionDialogProps) {
  if (action === null || action.kind === "invite" || action.kind === "inviteAgain") return null;
  const key = wordsKey(action);
  if (key === "invite" || key === "inviteAgain") return null;
  const words = texts[key];
  const { email } = action.user;
  const isDeletion = key === "delete";
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDismiss()}
      title={words.title(nameOf(action.user))}
      confirmLabel={words.label}
      variant={isDeletion || key === "block" ? "danger" : "primary"}
      typed={isDeletion ? email : undefined}
      typedLabel={isDeletion ? texts.typedLabel(email) : undefined}
      onConfirm={onConfirm}
      busy={busy}
      error={trouble ? `${texts.failed} ${conflictWords(trouble)}` : undefined}
    >
      {words.text}
    </ConfirmDialog>
  );
}

export function conflictWords({ reason, detail }: Trouble): string {
  if (reason === "own-account" || reason === "last-manager" || reason === "not-found")
    return conflicts[reason];
  return detail ?? troubleWords(reason).text;
}
