/** How far a call came. */
export type ApiFailureKind =
  /** The device has no connection. */
  | "offline"
  /** No answer within the call's time limit. */
  | "timeout"
  /** No answer: the server is away, or the browser refused. */
  | "unreachable"
  /** An answer that says no. */
  | "refused"
  /** An answer that says yes and cannot be read. */
  | "unreadable";

export interface ApiRefusal {
  /** 0 without an answer. */
  status: number;
  /** Of the own server's problem document, see `PROBLEM_TYPES`. */
  type: string | null;
  /** Of the content system: `error.details.code`. */
  code: string | null;
  /** The own server's German words. */
  detail: string | null;
  /** The same for single fields. */
  issues: { field: string; message: string }[];
  retryAfterSeconds: number | null;
}

const NO_ANSWER: ApiRefusal = {
  status: 0,
  type: null,
  code: null,
  detail: null,
  issues: [],
  retryAfterSeconds: null,
};

/** The only error of the account's calls, besides the abort that the caller asked for. */
export class ApiFailure extends Error implements ApiRefusal {
  override readonly name = "ApiFailure";
  readonly status: number;
  readonly type: string | null;
  readonly code: string | null;
  readonly detail: string | null;
  readonly issues: { field: string; message: string }[];
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly kind: ApiFailureKind,
    refusal: Partial<ApiRefusal> = {},
    options?: ErrorOptions,
  ) {
    const { status, type, code, detail, issues, retryAfterSeconds } = { ...NO_ANSWER, ...refusal };
    super(`Call failed: ${kind}${status === 0 ? "" : ` (${status})`}`, options);
    this.status = status;
    this.type = type;
    this.code = code;
    this.detail = detail;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
