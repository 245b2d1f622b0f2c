import type { ManagedUser } from "@gratweg/contracts";
import { ToastRegion } from "@gratweg/design-system";
import { connectUserManagement, createResource, type UserQuery } from "@gratweg/flows";
import { useResource, useSession, useUserManagement } from "@gratweg/flows/react";
import { useEffect, useMemo, useState } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { manageUsersTexts } from "../../texts/manageUsers";
import { useReloadOnline } from "../parts/useReloadOnline";
import { useToasts } from "../parts/useToasts";
import { BookingsDialog } from "./BookingsDialog";
import { ActionDialog, conflictWords } from "./ActionDialog";
import { InviteDialog } from "./InviteDialog";
import { ManageUsersView } from "./ManageUsersView";
import { RefusedView } from "./RefusedView";
import { useInvitationDraft } from "./useInvitationDraft";
import { doneWords } from "./userActions";
import { readUsersPlace, usersHref, type UsersPlace } from "./usersAddress";

const texts = manageUsersTexts;

/** `/de/portal/manage-users`: for managers; everybody else is refused by the server, and told so here. */
export default function ManageUsersScreen({ search }: ScreenProps) {
  const { users: api, session, navigate } = usePortalServices();
  const { user } = useSession(session);
  const place = readUsersPlace(search);
  const sources = useMemo(
    () => ({
      users: createResource((query: UserQuery, signal) => api.list(query, signal)),
      audit: createResource((page: { page: number }, signal) => api.audit(page, signal)),
    }),
    [api],
  );
  const users = useResource(sources.users, place.query);
  const audit = useResource(sources.audit, { page: place.auditPage }, { isEnabled: place.tab === "audit" });
  useReloadOnline(users, audit);
  const toasts = useToasts();
  const [asked, setAsked] = useState<ManagedUser | null>(null);

  const { reload: reloadUsers } = users;
  const { reload: reloadAudit } = audit;
  const machine = useMemo(
    () =>
      connectUserManagement({
        ...api,
        changed: () => {
          reloadUsers();
          reloadAudit();
        },
      }),
    [api, reloadUsers, reloadAudit],
  );
  const management = useUserManagement(machine);
  const { status, action, done, trouble } = management;
  const { invite, dismiss } = useInvitationDraft(management, session, user?.email ?? "");
  const { show } = toasts;
  useEffect(() => {
    if (done) show({ variant: "success", title: doneWords(done) });
  }, [done, show]);
  const isAsking = action !== null && action.kind !== "invite" && action.kind !== "inviteAgain";
  useEffect(() => {
    // What was not asked about is told where it is seen.
    if (status !== "refused" || isAsking || !trouble) return;
    show({ variant: "error", title: texts.confirm.failed, text: conflictWords(trouble) });
    dismiss();
  }, [status, isAsking, trouble, show, dismiss]);

  const move = (next: Partial<UsersPlace>, options?: { replace?: boolean }) =>
    navigate(usersHref({ ...place, ...next }), options);
  if (users.trouble?.reason === "forbidden") {
    return (
      <>
        <PageTitle>{texts.refused.title}</PageTitle>
        <RefusedView />
      </>
    );
  }
  const isInviting = status === "inviting" || (status === "acting" && action?.kind === "invite");
  return (
    <>
      <PageTitle>{texts.pageTitle}</PageTitle>
      <ManageUsersView
        place={place}
        users={users}
        audit={audit}
        ownEmail={user?.email ?? ""}
        onChange={(change) => move({ query: { ...place.query, ...change, page: 1 } }, { replace: true })}
        onMove={move}
        onInvite={management.openInvitation}
        ask={management.ask}
        run={management.run}
        onBookings={setAsked}
      />
      <InviteDialog
        open={isInviting}
        invitation={management.invitation}
        busy={status === "acting"}
        issues={management.issues}
        attempts={management.attempts}
        trouble={trouble}
        onChange={management.changeInvitation}
        onSend={invite}
        onDismiss={dismiss}
      />
      <ActionDialog
        action={isAsking && status !== "resting" ? action : null}
        busy={status === "acting"}
        trouble={trouble}
        onConfirm={management.confirm}
        onDismiss={dismiss}
      />
      {asked && <BookingsDialog user={asked} onDismiss={() => setAsked(null)} />}
      <ToastRegion {...toasts.region} />
    </>
  );
}
