import type { ManagedUser } from "@gratweg/contracts";
import type { MenuEntry } from "@gratweg/design-system";
import type { UserAction } from "@gratweg/flows";
import { manageUsersTexts, nameOf } from "../../texts/manageUsers";

const texts = manageUsersTexts;

export interface UserCommands {
  /** Opens the dialog that asks. */
  ask: (action: UserAction) => void;
  /** At once, for what harms nobody. */
  run: (action: UserAction) => void;
  onBookings: (user: ManagedUser) => void;
}

/** What a manager may do with an account in its state; the own one is out of reach, and says why. */
export function userMenu(
  user: ManagedUser,
  isOwn: boolean,
  { ask, run, onBookings }: UserCommands,
): MenuEntry[] {
  const { actions } = texts;
  const disabledReason = isOwn ? actions.own : undefined;
  const isManager = user.role === "manager";
  return [
    { label: actions.bookings, onSelect: () => onBookings(user) },
    ...(user.state === "invited"
      ? [{ label: actions.inviteAgain, onSelect: () => run({ kind: "inviteAgain", user }) }]
      : []),
    {
      label: isManager ? actions.demote : actions.promote,
      onSelect: () => ask({ kind: "role", user, role: isManager ? "authenticated" : "manager" }),
      disabledReason,
    },
    user.state === "blocked"
      ? { label: actions.unblock, onSelect: () => ask({ kind: "unblock", user }) }
      : { label: actions.block, onSelect: () => ask({ kind: "block", user }), disabledReason },
    {
      items: [
        {
          label: actions.delete,
          variant: "danger",
          onSelect: () => ask({ kind: "delete", user }),
          disabledReason,
        },
      ],
    },
  ];
}

/** The key of an action's words. */
export function wordsKey(action: UserAction): keyof typeof texts.done {
  if (action.kind !== "role") return action.kind;
  return action.role === "manager" ? "promote" : "demote";
}

/** What has happened, said about the person. */
export function doneWords(action: UserAction): string {
  if (action.kind === "invite") return texts.done.invite(action.invitation.email);
  if (action.kind === "inviteAgain") return texts.done.inviteAgain(action.user.email);
  return texts.done[wordsKey(action)](nameOf(action.user));
}
