import { ApiFailure } from "../api/ApiFailure";

/** Before an account goes, the payment provider is told, which may take a while. For the call and for its machine. */
export const DELETION_LIMIT_MS = 30_000;

/** The provider could not be told, so the server has deleted nothing (the contract's `paymentUnavailable`). */
const NOTHING_DELETED = "/probleme/zahlung-nicht-erreichbar";

/** The server does not know the bearer: the session has ended, or the account is gone. */
export function isRefusedBearer(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === "refused" && error.status === 401;
}

/** Whether the account may be gone after this answer. A clear no proves that it is there; what was never sent or never looked at proves nothing. */
export function isAccountOpen({ mayBeGone }: { mayBeGone: boolean }, error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true;
  const { kind, status, type } = error;
  if (kind === "offline") return mayBeGone;
  if (kind !== "refused") return true;
  if (type === NOTHING_DELETED) return false;
  if (status >= 500) return true;
  return status === 429 ? mayBeGone : false;
}
