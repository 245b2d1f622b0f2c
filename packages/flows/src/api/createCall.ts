import { ApiFailure } from "./ApiFailure";
import { readRefusal } from "./readRefusal";

export interface ApiOptions {
  fetch: typeof globalThis.fetch;
  /** Before the path, for a server of another origin. */
  baseUrl?: string;
  /** Asked anew for each call. */
  token?: () => string | null;
  /** A call was answered with 401; `token` is the one that it was sent with. */
  onUnauthorized?: (token: string) => void;
  /** Whether the browser thinks that it is connected. */
  isOnline?: () => boolean;
}

export interface CallInit {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Beside those that every call has. */
  headers?: Readonly<Record<string, string>>;
  /** In place of the stored one; null sends none. */
  token?: string | null;
  signal?: AbortSignal | undefined;
  limitMs?: number;
  /** The caller judges a 401 itself: `onUnauthorized` is not called. */
  judges401?: boolean;
}

/** What is read of a good answer within the time limit. */
export type ReadAnswer<Answer> = (response: Response) => Promise<Answer>;
export type Call = <Answer>(path: string, read: ReadAnswer<Answer>, init?: CallInit) => Promise<Answer>;

/** The general time limit of section 7's calls. */
export const CALL_LIMIT_MS = 10_000;

/** One call with bearer, time limit and one kind of failure; an abort by the caller stays an abort. */
export function createCall({
  fetch: request,
  baseUrl = "",
  token: storedToken = () => null,
  onUnauthorized,
  isOnline = () => globalThis.navigator?.onLine !== false,
}: ApiOptions): Call {
  return async (path, read, init = {}) => {
    const { method = "GET", body, headers, token = storedToken(), signal, limitMs } = init;
    const { judges401 } = init;
    const limited = limit(signal, limitMs ?? CALL_LIMIT_MS);
    try {
      const response = await request(`${baseUrl}${path}`, {
        method,
        cache: "no-store",
        headers: {
          ...headers,
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: limited.signal,
      });
      if (response.status === 401 && token !== null && !judges401) onUnauthorized?.(token);
      if (!response.ok) throw new ApiFailure("refused", await readRefusal(response));
      return await read(response).catch((error: unknown) => {
        if (limited.signal.aborted) throw error;
        throw new ApiFailure("unreadable", { status: response.status }, { cause: error });
      });
    } catch (error) {
      if (error instanceof ApiFailure || signal?.aborted) throw error;
      const kind = limited.hasPassed() ? "timeout" : isOnline() ? "unreachable" : "offline";
      throw new ApiFailure(kind, {}, { cause: error });
    } finally {
      limited.end();
    }
  };
}

/** `AbortSignal.any` is younger than some of the browsers that people still use. */
function limit(outer: AbortSignal | undefined, milliseconds: number) {
  const controller = new AbortController();
  let isPassed = false;
  const abort = () => controller.abort(outer?.reason);
  if (outer?.aborted) abort();
  outer?.addEventListener("abort", abort);
  const timer = setTimeout(() => {
    isPassed = true;
    controller.abort();
  }, milliseconds);
  return {
    signal: controller.signal,
    hasPassed: () => isPassed,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", abort);
    },
  };
}
