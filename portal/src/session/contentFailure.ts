import { ContentError } from "@gratweg/content-client";
import { ApiFailure, type ApiFailureKind } from "@gratweg/flows";

/** A failure of the content system's client as screens know failures; what brought it about tells how far the call came. */
export function toApiFailure(error: unknown, isOnline = () => true): ApiFailure {
  if (!(error instanceof ContentError)) return new ApiFailure("unreachable", {}, { cause: error });
  const { name, status, details, retryAfterSeconds } = error;
  if (name === "UnknownError")
    return new ApiFailure(kindOf(error.cause, isOnline), { status }, { cause: error });
  const { code, issues } = (details ?? {}) as { code?: unknown; issues?: unknown };
  const refusal = {
    ...{ status, retryAfterSeconds },
    code: typeof code === "string" ? code : null,
    issues: Array.isArray(issues) ? (issues as ApiFailure["issues"]) : [],
  };
  return new ApiFailure("refused", refusal, { cause: error });
}

/** Of the time limit too, where a browser does not hand on its reason. */
const TIME_LIMIT: readonly unknown[] = ["TimeoutError", "AbortError"];

/** By its name: an exception may come from another realm. */
function kindOf(cause: unknown, isOnline: () => boolean): ApiFailureKind {
  const name = (cause as { name?: unknown } | undefined)?.name;
  if (TIME_LIMIT.includes(name)) return "timeout";
  if (name === "SyntaxError") return "unreadable";
  if (name === "TypeError") return isOnline() ? "unreachable" : "offline";
  return "refused";
}
