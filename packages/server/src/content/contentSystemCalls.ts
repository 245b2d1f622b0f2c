import type { CallerContext } from "../ports";

export interface CallOptions {
  /** Bearer token. */
  token?: string | undefined;
  /** Sent as JSON by POST. */
  body?: object;
}

export type Call = (path: string, context: CallerContext, options?: CallOptions) => Promise<Response>;

/** Calls of the content system's own routes: in the name of the visitor's address, and no redirect is followed. */
export function contentSystemCalls(origin: string, request: typeof fetch = fetch): Call {
  return (path, { signal, clientAddress }, { token, body } = {}) =>
    request(`${origin}${path}`, {
      signal,
      redirect: "error",
      headers: {
        accept: "application/json",
        "x-forwarded-for": clientAddress,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
}

/** The internal routes, which the server alone may call. */
export function internalCalls(
  origin: string,
  secret: string,
  request?: typeof fetch,
): (path: string, context: CallerContext, body?: object) => Promise<Response> {
  const call = contentSystemCalls(origin, request);
  return (path, context, body) =>
    call(`/api/internal/${path}`, context, { token: secret, ...(body ? { body } : {}) });
}
