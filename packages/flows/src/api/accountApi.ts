import type {
  Account,
  AccountChange,
  AccountSession,
  CheckoutAnswer,
  Membership,
  TripCard,
} from "@gratweg/contracts";
import { DELETION_LIMIT_MS } from "../account-deletion/deletionAnswer";
import type { DeletionProof } from "../account-deletion/accountDeletionMachine";
import type { MembershipChange } from "../membership-change/membershipChangeMachine";
import { isUserId } from "../session/credentials";
import { createCall, type ApiOptions } from "./createCall";
import { readData, readFile, readList, readNothing, readObject } from "./readAnswer";
import { shaped, shapes } from "./shapes";

/** The session check of sections 4 and 9. */
export const SESSION_CHECK_LIMIT_MS = 2_000;
/** An export gathers everything; the submission that asks for it waits as long. */
export const EXPORT_LIMIT_MS = 60_000;

/** The own server's calls about one's account. */
export function createAccountApi(options: ApiOptions) {
  const call = createCall(options);
  const path = "/api/account";
  return {
    /** `GET /api/users/me` (section 7): rejects unless the answer has an `id`. */
    checkToken: (token: string, signal?: AbortSignal): Promise<void> =>
      call("/api/users/me", readId, { token, signal, limitMs: SESSION_CHECK_LIMIT_MS }),

    read: (signal?: AbortSignal) => call(path, shaped(readData<Account>, shapes.account), { signal }),
    change: (change: AccountChange, signal?: AbortSignal) =>
      call(path, shaped(readData<Account>, shapes.account), { method: "PATCH", body: change, signal }),
    /** Repeated with its key after a lost answer it is answered again, though nobody is there any more; without one it is 401. */
    remove: (proof: DeletionProof, signal?: AbortSignal, key?: string) =>
      call(path, readDeletion, {
        ...{ method: "DELETE", body: proof, signal, limitMs: DELETION_LIMIT_MS, judges401: true },
        ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
      }),
    exportData: (signal?: AbortSignal) =>
      call(`${path}/export`, readFile("application/json"), { signal, limitMs: EXPORT_LIMIT_MS }),
    changeMembership: (kind: MembershipChange, signal?: AbortSignal) =>
      call(`${path}/membership/${kind}`, shaped(readData<Membership>, shapes.membership), {
        method: "POST",
        signal,
      }),
    /** Where the provider's own page about payments and cards is. */
    openPayments: (signal?: AbortSignal) =>
      call(`${path}/membership/portal`, readObject<CheckoutAnswer>, { method: "POST", signal }),

    /** Where the account is signed in; this session first. */
    sessions: (signal?: AbortSignal) =>
      call(`${path}/sessions`, shaped(readList<AccountSession>, shapes.sessions), { signal }),
    /** With the password where the session that asks did not begin just now. */
    endSession: (id: string, signal?: AbortSignal, proof?: { password: string }) =>
      call(`${path}/sessions/${encodeURIComponent(id)}`, readNothing, {
        method: "DELETE",
        body: proof,
        signal,
      }),
    endOtherSessions: (signal?: AbortSignal, proof?: { password: string }) =>
      call(`${path}/sessions`, readNothing, { method: "DELETE", body: proof, signal }),

    savedTrips: (signal?: AbortSignal) =>
      call(`${path}/saved-trips`, shaped(readList<TripCard>, shapes.savedTrips), { signal }),
    saveTrip: (number: number, signal?: AbortSignal) =>
      call(`${path}/saved-trips/${number}`, readNothing, { method: "PUT", signal }),
    forgetTrip: (number: number, signal?: AbortSignal) =>
      call(`${path}/saved-trips/${number}`, readNothing, { method: "DELETE", signal }),
  };
}

export type AccountApi = ReturnType<typeof createAccountApi>;

async function readDeletion(response: Response): Promise<{ deletedAt: string }> {
  const { deletedAt } = await readData<{ deletedAt?: unknown }>(response);
  if (typeof deletedAt !== "string") throw new TypeError("The answer names no deletion.");
  return { deletedAt };
}

async function readId(response: Response): Promise<void> {
  const { id } = await readObject<{ id?: unknown }>(response);
  if (!isUserId(id)) throw new TypeError("The answer names no user.");
}
