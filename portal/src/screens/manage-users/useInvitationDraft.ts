import type { Invitation } from "@gratweg/contracts";
import type { SessionActor } from "@gratweg/flows";
import type { UserManagement } from "@gratweg/flows/react";
import { useEffect, useMemo } from "react";
import { createFormDrafts } from "../parts/formDrafts";

const drafts = createFormDrafts<Invitation>();

/** An invitation that was sent when the session had ended is there again for the same manager; the commands that end one forget it. */
export function useInvitationDraft(management: UserManagement, session: SessionActor, email: string) {
  const { invitation, done, openInvitation, changeInvitation, invite, dismiss } = management;
  useEffect(() => {
    const draft = drafts.of(session, email);
    if (!draft) return;
    openInvitation();
    changeInvitation(draft);
  }, [session, email, openInvitation, changeInvitation]);
  useEffect(() => {
    if (done?.kind === "invite") drafts.forget(session);
  }, [done, session]);
  const forget = useMemo(
    () => ({
      dismiss: () => {
        drafts.forget(session);
        dismiss();
      },
    }),
    [session, dismiss],
  );
  return {
    ...forget,
    invite: () => {
      drafts.keep(session, { email, entries: invitation });
      invite();
    },
  };
}
