import type { ManagedUser } from "@gratweg/contracts";
import {
  Button,
  ConfirmDialog,
  Dialog,
  Menu,
  Notice,
  RoleBadge,
  Stack,
  Table,
  TextField,
} from "@gratweg/design-system";
import {
  ApiFailure,
  userManagementMachine,
  type Trouble,
  type UserAction,
  type UserManagementActor,
} from "@gratweg/flows";
import { useUserManagementActor, type UserManagement } from "@gratweg/flows/react";
import { manageUsersTexts as texts } from "../../portal/src/texts/manageUsers";
import { AccountForm, errorsOf } from "./account/AccountForm";
import { noticeWords } from "./account/accountWords";
import { defineFlow, type Answer } from "./kit/flow";

const bertram: ManagedUser = {
  id: 7,
  email: "bertram@postfach.example",
  firstName: "Bertram",
  lastName: "Quellgrund",
  role: "manager",
  state: "active",
  isMember: true,
  createdAt: "2026-03-01T09:00:00Z",
  lastSignInAt: "2026-11-20T18:12:00Z",
};
const carla: ManagedUser = {
  ...bertram,
  id: 8,
  email: "carla@postfach.example",
  firstName: "Carla",
  lastName: "Steigbach",
  role: "authenticated",
  state: "invited",
  isMember: false,
  lastSignInAt: null,
};
const block: UserAction = { kind: "block", user: bertram };
const inviteAgain: UserAction = { kind: "inviteAgain", user: carla };
const nameOf = ({ firstName, lastName }: Pick<ManagedUser, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

function UserManagementScreen({ actor }: { actor: UserManagementActor }) {
  const management = useUserManagementActor(actor);
  const { status, action, done, trouble } = management;
  const isAsking = action?.kind === "block" && status !== "resting";
  return (
    <Stack gap="4">
      {done && <Notice variant="success">{doneWords(done)}</Notice>}
      {status === "refused" && action?.kind === "inviteAgain" && trouble && (
        <Notice variant="error" title={texts.confirm.failed} onDismiss={management.dismiss}>
          {conflictWords(trouble)}
        </Notice>
      )}
      <div>
        <Button onClick={management.openInvitation}>{texts.actions.invite}</Button>
      </div>
      <Table
        caption={texts.table.caption}
        rows={[bertram, carla]}
        getRowId={({ id }) => String(id)}
        columns={[
          { id: "name", header: texts.table.name, renderCell: nameOf },
          {
            id: "role",
            header: texts.table.role,
            renderCell: ({ role }) => (
              <RoleBadge
                userRole={role === "manager" ? "manager" : "member"}
                label={role === "manager" ? "Verwaltung" : "Konto"}
              />
            ),
          },
          {
            id: "state",
            header: texts.table.state,
            renderCell: ({ state }) => texts.states[state],
          },
        ]}
        renderActions={(user) => (
          <Menu
            display="icon"
            label={texts.table.actions(nameOf(user))}
            items={
              user.state === "invited"
                ? [{ label: texts.actions.inviteAgain, onSelect: () => management.run(inviteAgain) }]
                : [{ label: texts.actions.block, onSelect: () => management.ask({ kind: "block", user }) }]
            }
          />
        )}
      />
      <Invite {...management} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !open && management.dismiss()}
        title={texts.confirm.block.title(nameOf(bertram))}
        confirmLabel={texts.confirm.block.label}
        onConfirm={management.confirm}
        busy={status === "acting"}
        error={trouble ? `${texts.confirm.failed} ${conflictWords(trouble)}` : undefined}
      >
        {texts.confirm.block.text}
      </ConfirmDialog>
    </Stack>
  );
}

function Invite({ status, action, invitation, issues, trouble, attempts, ...management }: UserManagement) {
  const isSending = status === "acting" && action?.kind === "invite";
  const { errorOf } = errorsOf({ issues });
  return (
    <Dialog
      open={status === "inviting" || isSending}
      onOpenChange={(open) => !open && !isSending && management.dismiss()}
      title={texts.invitation.title}
      description={texts.invitation.text}
    >
      <AccountForm
        {...{ issues, trouble, attempts }}
        label={texts.invitation.title}
        button={texts.invitation.send}
        busyText={texts.invitation.sending}
        busy={isSending}
        onSubmit={management.invite}
      >
        {(["firstName", "lastName", "email"] as const).map((field) => (
          <TextField
            key={field}
            id={field}
            label={texts.invitation[field]}
            value={invitation[field]}
            onValueChange={(value) => management.changeInvitation({ [field]: value })}
            error={errorOf(field)}
          />
        ))}
      </AccountForm>
    </Dialog>
  );
}

function conflictWords(trouble: Trouble): string {
  const { reason } = trouble;
  return reason === "last-manager" || reason === "own-account"
    ? texts.conflicts[reason]
    : noticeWords(trouble).text;
}

function doneWords(action: UserAction): string {
  if (action.kind === "invite") return texts.done.invite(action.invitation.email);
  if (action.kind === "inviteAgain") return texts.done.inviteAgain(action.user.email);
  return texts.done.block(nameOf(action.user));
}

function conflict(type: string, detail: string | null = null): ApiFailure {
  return new ApiFailure("refused", { status: 409, type, detail });
}

export const userManagementFlow = defineFlow({
  name: "user-management",
  purpose:
    "What a manager does with people: one thing at a time, and it has happened when the server says so.",
  machine: userManagementMachine,
  inputs: { "a list of people": undefined },
  events: [
    { type: "invitation.open" },
    {
      type: "invitation.change",
      change: { firstName: "Dorit", lastName: "Almweg", email: "dorit@postfach.example" },
    },
    { type: "invitation.submit" },
    { type: "action.ask", action: block },
    { type: "action.confirm" },
    { type: "action.run", action: inviteAgain },
    { type: "action.dismiss" },
  ],
  answers: {
    runAction: ({ action }): Record<string, Answer> => ({
      done: { output: bertram },
      ...(action?.kind === "block" && {
        "the last manager": { error: conflict("/probleme/letzte-verwaltung") },
      }),
      ...(action?.kind === "invite" && {
        "the address is known": {
          error: conflict("/probleme/adresse-schon-vergeben", texts.invitation.taken),
        },
      }),
      "no connection": { error: new ApiFailure("offline") },
    }),
  },
  tellsApart: ({ action, done, invitation, issues, trouble }) => [
    action?.kind,
    done?.kind,
    invitation.email,
    issues.map(({ code }) => code),
    trouble?.reason,
  ],
  Screen: UserManagementScreen,
});
