import { createAccount, type Account } from "./account";
import { createDocuments, type Documents } from "./documents";
import type { ContentError } from "./http/ContentError";
import { createRequest, type CallOptions } from "./http/request";
import { fixedToken, type TokenStore } from "./http/tokenStore";
import { fetchTourOperators, toTourOperator, type TourOperator } from "./tourOperators";

export interface ContentClientOptions {
  /** Origin of the content system, such as `https://inhalte.gratweg.example`. */
  baseUrl: string;
  /** Where its REST interface begins; `/api` by default. */
  apiPrefix?: string;
  /** Nobody is signed in by default. */
  tokens?: TokenStore;
  fetch?: typeof globalThis.fetch;
  /** For each call; 10 seconds by default. */
  timeoutMs?: number;
  /** Origin of uploaded files; the content system's by default. */
  uploadsHost?: string;
  /** Told of every failure, before the call rejects with it. */
  onError?: (error: ContentError) => void;
  /** The content system did not accept the token; it has been cleared. */
  onTokenInvalid?: () => void;
}

export interface ContentClient extends Documents, Account {
  /** All of them, in the footer's order. */
  tourOperators(options?: CallOptions): Promise<TourOperator[]>;
  readonly uploadsHost: string;
}

/** The content system's client (section 7). Every failure is a `ContentError`. */
export function createContentClient({
  baseUrl,
  apiPrefix = "/api",
  tokens = fixedToken(null),
  fetch = (...call) => globalThis.fetch(...call),
  timeoutMs = 10_000,
  uploadsHost = baseUrl,
  onError,
  onTokenInvalid,
}: ContentClientOptions): ContentClient {
  const apiUrl = baseUrl.replace(/\/+$/, "") + apiPrefix;
  const request = createRequest({ apiUrl, tokens, fetch, timeoutMs, onError, onTokenInvalid });
  return {
    uploadsHost,
    ...createDocuments(request),
    ...createAccount(request, tokens, apiUrl),
    async tourOperators(options) {
      const operators = await fetchTourOperators(request, options);
      return operators
        .map((operator) => toTourOperator(operator, uploadsHost))
        .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.name.localeCompare(b.name, "de"));
    },
  };
}
