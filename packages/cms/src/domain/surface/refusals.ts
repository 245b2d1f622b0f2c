const NAMES: Readonly<Record<number, string>> = {
  400: "ValidationError",
  401: "UnauthorizedError",
  403: "ForbiddenError",
  404: "NotFoundError",
  411: "LengthRequiredError",
  413: "PayloadTooLargeError",
  415: "UnsupportedMediaTypeError",
  421: "MisdirectedRequestError",
  429: "RateLimitError",
  503: "ServiceUnavailable",
};

export interface Refusal {
  status: number;
  message: string;
  /** Seconds until another attempt makes sense. */
  retryAfter?: number;
}

/** In Strapi's shape; carries nothing of the request. */
export function refusalBody({ status, message }: Refusal) {
  return { data: null, error: { status, name: NAMES[status] ?? "Error", message, details: {} } };
}
