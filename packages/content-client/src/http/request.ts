import { deadline } from "./deadline";
import { ContentError, payloadError, unknownError } from "./ContentError";
import { queryString, type ContentQuery } from "./queryString";
import type { TokenStore } from "./tokenStore";

export interface CallOptions {
  /** Aborts the call, which then rejects with a `ContentError`. */
  signal?: AbortSignal;
  /** Instead of the client's. */
  timeoutMs?: number;
  /** Beside those that the client sets. */
  headers?: Readonly<Record<string, string>>;
  /** Instead of the stored one; null sends none. */
  token?: string | null;
  /** `include` where the content system's own cookies belong to the question: by one it knows the devices of earlier sign-ins. */
  credentials?: RequestCredentials;
  /** Goes out also when the page is gone before its answer. */
  keepalive?: boolean;
}

export interface RequestOptions extends CallOptions {
  query?: ContentQuery;
  /** Sent as JSON. */
  body?: unknown;
  /** Anybody may read this: a token that the content system does not accept is dropped, and the call repeated once without. */
  isPublic?: boolean;
}

export type Request = <Body>(method: string, path: string, options?: RequestOptions) => Promise<Body>;

export interface RequestConfig {
  /** Origin and prefix, without a trailing slash. */
  apiUrl: string;
  tokens: TokenStore;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  onError?: (error: ContentError) => void;
  onTokenInvalid?: () => void;
}

export function createRequest(config: RequestConfig): Request {
  const { tokens, onError, onTokenInvalid } = config;

  return async function request<Body>(
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<Body> {
    const token = options.token === undefined ? tokens.get() : options.token;
    const { signal, clear } = deadline(options.timeoutMs ?? config.timeoutMs, options.signal);
    try {
      let answer = await send(config, method, path, options, signal, token);
      if (answer.error?.status === 401 && options.isPublic && token) {
        // A sign-in that happened meanwhile keeps its own token.
        if (tokens.get() === token) tokens.clear();
        onTokenInvalid?.();
        answer = await send(config, method, path, options, signal, null);
      }
      if (answer.error) throw answer.error;
      return answer.body as Body;
    } catch (thrown) {
      const error = thrown instanceof ContentError ? thrown : unknownError(thrown);
      onError?.(error);
      throw error;
    } finally {
      clear();
    }
  };
}

interface Answer {
  body?: unknown;
  error?: ContentError;
}

async function send(
  { apiUrl, fetch }: RequestConfig,
  method: string,
  path: string,
  { query = {}, body, headers, credentials, keepalive }: RequestOptions,
  signal: AbortSignal,
  token: string | null,
): Promise<Answer> {
  const search = queryString(query);
  const response = await fetch(`${apiUrl}/${path}${search === "" ? "" : `?${search}`}`, {
    method,
    signal,
    ...(credentials === undefined ? {} : { credentials }),
    ...(keepalive === undefined ? {} : { keepalive }),
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.ok) return { body: text === "" ? undefined : (JSON.parse(text) as unknown) };
  const error = payloadError(tryParse(text), secondsOf(response.headers.get("retry-after")));
  if (error) return { error };
  throw new Error(`${method} /${path}: status ${response.status}`);
}

/** The form with a date is not used by the content system. */
function secondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
