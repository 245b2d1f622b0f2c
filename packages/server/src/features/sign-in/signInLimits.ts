import type { Accounts } from "@gratweg/backoffice/accounts/open-accounts";
import type { Problem } from "@gratweg/contracts";
import { accountProblems } from "../accounts/accountProblems";
import type { AccountSource } from "../accounts/accountSource";
import type { EmailConfirmation } from "../accounts/emailConfirmation";
import { ProblemError, problems } from "../../http/problems";
import { addressKey } from "../../limits/clientAddress";
import { unlimitedRequests, type RequestLimit } from "../../limits/requestLimit";
import { microcopy } from "../../microcopy";

/** Counts guesses at passwords, and account mails. Both throw 429 with `Retry-After`. */
export interface SignInLimits {
  /**
   * Counts a guess before the password is looked at, so that a thousand guesses at once are a thousand. A browser that has signed in
   * to the account before is counted by itself alone. Returns what takes the guess back when it was none.
   */
  countPassword(address: string, account: string, browser?: string): () => void;
  /** Counts known and unknown mailboxes alike. */
  countMail(address: string, account: string): void;
}

type Counts = readonly (readonly [RequestLimit, string])[];

export function createSignInLimits({
  passwords = unlimitedRequests,
  passwordsOfAccount = unlimitedRequests,
  accountMails = unlimitedRequests,
  accountMailsOfAccount = unlimitedRequests,
}: Partial<
  Record<"passwords" | "passwordsOfAccount" | "accountMails" | "accountMailsOfAccount", RequestLimit>
> = {}): SignInLimits {
  return {
    countPassword(address, account, browser) {
      const counts: Counts =
        browser === undefined
          ? [
              [passwordsOfAccount, account],
              [passwords, addressKey(address)],
            ]
          : [[passwordsOfAccount, `${account} ${browser}`]];
      take(counts, () => accountProblems.tooMany(microcopy.account.tooManyPasswords));
      return () => counts.forEach(([limit, who]) => limit.giveBack(who));
    },
    countMail(address, account) {
      take(
        [
          [accountMails, addressKey(address)],
          [accountMailsOfAccount, account],
        ],
        problems.tooManyRequests,
      );
    },
  };
}

function take(counts: Counts, refusal: () => Problem): void {
  const wait = Math.max(...counts.map(([limit, who]) => limit.wait(who) ?? 0));
  if (wait > 0) throw new ProblemError(refusal(), { "retry-after": String(wait) });
  for (const [limit, who] of counts) limit.take(who);
}

/** Counts the passwords that prove a signed-in person once more, before a deletion or the end of a session. */
export function limitProofs(source: Accounts, limits: SignInLimits): AccountSource {
  return {
    ...source,
    async checkDeletion(id, proof, context) {
      const takeBack = limits.countPassword(context.clientAddress, `#${id}`);
      const check = await source.checkDeletion(id, proof);
      if (check.outcome !== "wrong-password") takeBack();
      return check;
    },
    async endSessions(id, order, context) {
      const takeBack = limits.countPassword(context.clientAddress, `#${id}`);
      const end = await source.endSessions(id, order);
      if (end.outcome !== "wrong-password") takeBack();
      return end;
    },
  };
}

/** Counts the passwords that confirm an e-mail address; whose link it is, is not known before. */
export function limitConfirmations(source: EmailConfirmation, limits: SignInLimits): EmailConfirmation {
  return {
    ...source,
    async confirm(order, context) {
      const takeBack = limits.countPassword(context.clientAddress, order.token);
      const outcome = await source.confirm(order, context);
      if (outcome !== "wrong-password") takeBack();
      return outcome;
    },
  };
}
