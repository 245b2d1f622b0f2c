/** Why a declaration was not confirmed. After `invalid` and `tooMany` it has not arrived; after the others nobody knows. */
export type DeclarationFailure =
  | { reason: "invalid"; issues: { field: string; message: string }[] }
  /** `detail`: the server's words, which name other ways. */
  | { reason: "tooMany" | "unavailable"; detail: string | null }
  | { reason: "offline" | "timeout"; detail: null };

/** The only error that `sendDeclaration` should reject with. */
export class DeclarationError extends Error {
  override readonly name = "DeclarationError";
  readonly failure: DeclarationFailure;

  constructor(failure: DeclarationFailure, options?: ErrorOptions) {
    super(`Declaration: ${failure.reason}`, options);
    this.failure = failure;
  }
}

/** Anything else that was thrown says nothing. */
export function failureOf(error: unknown): DeclarationFailure {
  return error instanceof DeclarationError ? error.failure : { reason: "unavailable", detail: null };
}
