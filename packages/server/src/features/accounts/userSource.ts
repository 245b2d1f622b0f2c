import type { Users } from "@gratweg/backoffice/accounts/open-accounts";

export type UserSource = Users;
export type UserQuery = Parameters<Users["list"]>[0];
export type Paging = Parameters<Users["audit"]>[0];
export type InvitationOrder = Parameters<Users["invite"]>[0];
export type UserRefusal =
  | Exclude<Awaited<ReturnType<Users["inviteAgain"]>>["outcome"], "invited">
  | Exclude<Awaited<ReturnType<Users["invite"]>>["outcome"], "invited">;
