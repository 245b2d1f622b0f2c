import type { Contract } from "@gratweg/backoffice/memberships/types";
import { abortable } from "../../content/abortable";
import { ProblemError, RETRY_AFTER } from "../../http/problems";
import type { CallerContext, Log } from "../../ports";
import { accountProblems } from "./accountProblems";

const LIMIT_MS = 10_000;

/** The payment provider's side of a deletion. */
export interface MembershipEnd {
  /** Charges nothing more from this moment on; resolves also for what has ended already. Rejects when nobody can be reached. */
  cancelNow(contract: Contract, context: CallerContext): Promise<void>;
}

/** Before an account goes, whatever charges for it has ended; else it stays, and so does everything in it. */
export async function endMemberships(
  contracts: readonly Contract[],
  end: MembershipEnd | undefined,
  { clientAddress, log, detail }: { clientAddress: string; log: Log; detail?: string },
): Promise<void> {
  for (const contract of contracts) {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const ending = end
      ? abortable(end.cancelNow(contract, { signal, clientAddress }), signal)
      : Promise.reject(new Error("payments are not set up"));
    await ending.catch((error: unknown) => {
      log.warn({ err: error }, "a membership could not be ended before its account's deletion");
      throw new ProblemError(accountProblems.membershipKept(detail), RETRY_AFTER);
    });
  }
}
