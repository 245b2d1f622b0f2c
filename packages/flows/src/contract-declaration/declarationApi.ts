import type { DeclarationEntries, DeclarationKind } from "@gratweg/contracts/declaration-rules";
import { isRecord } from "../storage";
import type { DeclarationReceipt } from "./contractDeclarationMachine";
import { DeclarationError, type DeclarationFailure } from "./DeclarationError";

export interface DeclarationOrder {
  kind: DeclarationKind;
  entries: DeclarationEntries;
}

/** `POST /api/contracts/{cancel,withdraw}`. Whatever goes wrong becomes a `DeclarationError`; an abort stays an abort. */
export function createDeclarationApi(
  request: typeof fetch,
  isOnline: () => boolean = () => globalThis.navigator?.onLine !== false,
) {
  return async ({ kind, entries }: DeclarationOrder, signal: AbortSignal): Promise<DeclarationReceipt> => {
    let response: Response;
    let body: unknown;
    try {
      response = await request(`/api/contracts/${kind}`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(entries),
        signal,
      });
      body = await response.json().catch(() => undefined);
    } catch (error) {
      if (signal.aborted) throw error;
      const failure: DeclarationFailure = isOnline()
        ? { reason: "unavailable", detail: null }
        : { reason: "offline", detail: null };
      throw new DeclarationError(failure, { cause: error });
    }
    if (response.ok && isReceipt(body)) return body;
    throw new DeclarationError(failureIn(response.status, body));
  };
}

function failureIn(status: number, body: unknown): DeclarationFailure {
  const issues = isRecord(body) && Array.isArray(body.issues) ? body.issues.filter(isIssue) : [];
  if (status === 422 && issues.length > 0)
    return {
      reason: "invalid",
      issues: issues.map(({ parameter, message }) => ({ field: parameter, message })),
    };
  const detail = isRecord(body) && typeof body.detail === "string" ? body.detail : null;
  return { reason: status === 429 ? "tooMany" : "unavailable", detail };
}

function isReceipt(value: unknown): value is DeclarationReceipt {
  return (
    isRecord(value) &&
    typeof value.receiptNumber === "string" &&
    typeof value.receivedAt === "string" &&
    isRecord(value.declaration)
  );
}

function isIssue(value: unknown): value is { parameter: string; message: string } {
  return isRecord(value) && typeof value.parameter === "string" && typeof value.message === "string";
}
