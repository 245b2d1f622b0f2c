import { ACCOUNT_ERRORS, type AccountErrorCode } from "@gratweg/contracts/account-rules";
import type { ProblemType } from "@gratweg/contracts";
import { ApiFailure } from "../api/ApiFailure";

/** Why something did not work out, as a screen has to tell it. */
export type TroubleReason =
  | AccountErrorCode
  | "offline"
  /** Nobody knows whether it arrived. */
  | "timeout"
  | "unavailable"
  /** The session has ended. */
  | "unauthorized"
  | "forbidden"
  | "not-found"
  | "email-taken"
  | "own-account"
  | "last-manager"
  | "unknown-plan"
  | "already-member"
  | "not-member"
  | "not-withdrawable";

export interface Trouble {
  reason: TroubleReason;
  /** The own server's German words. */
  detail: string | null;
  retryAfterSeconds: number | null;
}

/** The contract's `PROBLEM_TYPES`, by their texts: the list itself would bring its schemas into the page. */
const REASONS: Readonly<Partial<Record<ProblemType, TroubleReason>>> = {
  "/probleme/nicht-angemeldet": "unauthorized",
  "/probleme/kein-zugriff": "forbidden",
  "/probleme/nicht-gefunden": "not-found",
  "/probleme/zu-viele-anfragen": "limited",
  "/probleme/link-unbekannt": "token-unknown",
  "/probleme/angaben-pruefen": "invalid",
  "/probleme/passwort-falsch": "password-wrong",
  "/probleme/adresse-schon-vergeben": "email-taken",
  "/probleme/eigenes-konto": "own-account",
  "/probleme/letzte-verwaltung": "last-manager",
  "/probleme/mitgliedschaft-unbekannt": "unknown-plan",
  "/probleme/schon-mitglied": "already-member",
  "/probleme/kein-mitglied": "not-member",
  "/probleme/widerrufsfrist-vorbei": "not-withdrawable",
};

const BY_STATUS: Readonly<Record<number, TroubleReason>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  429: "limited",
};

/** What is no {@link ApiFailure} is a failure of a server. */
export function toTrouble(error: unknown): Trouble {
  if (!(error instanceof ApiFailure)) return { reason: "unavailable", detail: null, retryAfterSeconds: null };
  const { detail, retryAfterSeconds } = error;
  return { reason: reasonOf(error), detail, retryAfterSeconds };
}

function reasonOf({ kind, code, type, status, retryAfterSeconds }: ApiFailure): TroubleReason {
  if (kind === "offline" || kind === "timeout") return kind;
  if (kind !== "refused") return "unavailable";
  const known = ACCOUNT_ERRORS.find((one) => one === code) ?? REASONS[type as ProblemType];
  // Who has to wait is told for how long.
  if (known === undefined && status === 503 && retryAfterSeconds !== null) return "busy";
  return known ?? BY_STATUS[status] ?? "unavailable";
}
