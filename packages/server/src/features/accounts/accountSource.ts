import type { Accounts } from "@gratweg/backoffice/accounts/open-accounts";
import type { CallerContext } from "../../ports";

type Answer<Name extends keyof Accounts> = NonNullable<Awaited<ReturnType<Accounts[Name]>>>;

/** What is stored of an account; the membership comes from its own source. */
export type AccountProfile = Answer<"read">;
export type DeletionCheck = Answer<"checkDeletion">;
export type KnownSession = Answer<"sessions">[number];
export type SessionEnd = Answer<"endSessions">;
export type Paper = Answer<"paper">;

/** Everything about one's own account. Passwords are counted by the address that asks. */
export interface AccountSource extends Omit<Accounts, "checkDeletion" | "endSessions"> {
  checkDeletion(
    ...words: [...Parameters<Accounts["checkDeletion"]>, context: CallerContext]
  ): Promise<DeletionCheck>;
  endSessions(
    ...words: [...Parameters<Accounts["endSessions"]>, context: CallerContext]
  ): Promise<SessionEnd>;
}
