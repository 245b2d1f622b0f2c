/** `error` of an answer of the content system. */
export interface ErrorPayload {
  status: number;
  name: string;
  message: string;
  details: unknown;
}

/**
 * Every failure of a call (section 8): the content system's error payload, or, where the answer has none, `UnknownError` with
 * status 500 and the exception's message; the exception itself is the `cause`.
 */
export class ContentError extends Error {
  override readonly name: string;
  readonly status: number;
  readonly details: unknown;
  /** When it is worth asking again, if the answer says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    { status, name, message, details }: ErrorPayload,
    { retryAfterSeconds = null, ...options }: ErrorOptions & { retryAfterSeconds?: number | null } = {},
  ) {
    super(message, options);
    this.name = name;
    this.status = status;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function unknownError(cause: unknown): ContentError {
  // A DOMException, such as a time-out's, need not be an instance of Error.
  const message = isRecord(cause) && typeof cause.message === "string" ? cause.message : String(cause);
  return new ContentError({ status: 500, name: "UnknownError", message, details: {} }, { cause });
}

/** Returns undefined where the body is neither Strapi's error payload nor a problem document (RFC 9457) of a server in front of it. */
export function payloadError(
  body: unknown,
  retryAfterSeconds: number | null = null,
): ContentError | undefined {
  if (!isRecord(body)) return undefined;
  const { status, name, message, details } = isRecord(body.error)
    ? body.error
    : { ...body, name: body.title, message: body.detail };
  if (typeof status !== "number" || typeof name !== "string" || typeof message !== "string") return undefined;
  return new ContentError({ status, name, message, details: details ?? {} }, { retryAfterSeconds });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
