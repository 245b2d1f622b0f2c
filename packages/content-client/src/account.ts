import type { ContentQuery } from "./http/queryString";
import type { CallOptions, Request } from "./http/request";
import type { TokenStore } from "./http/tokenStore";
import { providerUrl } from "./providerUrl";

/** The signed-in user; `id` proves a valid session, the rest is what `populate` asks for. */
export interface ContentUser {
  id: number;
  [field: string]: unknown;
}
export interface SessionAnswer {
  jwt: string;
  user: ContentUser;
}
/** Without `jwt` where the e-mail address has to be confirmed first; without `user` where known and new addresses are answered alike. */
export interface RegistrationAnswer {
  jwt?: string;
  user: ContentUser | null;
}

/** What a content system asks for beside the specified fields. */
export type WithFields<Fields> = Fields & { readonly [field: string]: unknown };

export interface Account {
  me(options?: CallOptions & { populate?: ContentQuery[string] }): Promise<ContentUser>;
  login(
    credentials: WithFields<{ identifier: string; password: string }>,
    options?: CallOptions,
  ): Promise<SessionAnswer>;
  /** Ends the session of the token that is sent. */
  logout(options?: CallOptions): Promise<{ ok: boolean }>;
  register(
    data: WithFields<{ email: string; password: string }>,
    options?: CallOptions,
  ): Promise<RegistrationAnswer>;
  forgotPassword(data: WithFields<{ email: string }>, options?: CallOptions): Promise<{ ok: boolean }>;
  resetPassword(
    data: WithFields<{ code: string; password: string; passwordConfirmation: string }>,
    options?: CallOptions,
  ): Promise<SessionAnswer>;
  changePassword(
    data: WithFields<{ currentPassword: string; password: string; passwordConfirmation: string }>,
    options?: CallOptions,
  ): Promise<SessionAnswer>;
  sendEmailConfirmation(
    data: WithFields<{ email: string }>,
    options?: CallOptions,
  ): Promise<{ email: string; sent: boolean }>;
  /** `accessToken`: the `access_token` with which the provider sent the visitor back; `query`: what this content system asks for beside it. */
  providerCallback(
    provider: string,
    accessToken: string,
    options?: CallOptions & { query?: ContentQuery },
  ): Promise<SessionAnswer>;
  /** Where the browser goes for social sign-in. */
  providerUrl(provider: string): string;
}

/** Section 9: the session check waits this long. */
export const SESSION_CHECK_TIMEOUT_MS = 2_000;

/**
 * The user and sign-in calls of section 7. Signing in, registering, both steps of a forgotten password and a provider's
 * callback drop the stored token before they ask, and store the one that comes back.
 */
export function createAccount(request: Request, tokens: TokenStore, apiUrl: string): Account {
  const keep = <Answer extends { jwt?: unknown }>(answer: Answer): Answer => {
    if (typeof answer.jwt === "string") tokens.set(answer.jwt);
    return answer;
  };
  const post = <Answer>(path: string, body: object, options?: CallOptions) =>
    request<Answer>("POST", path, { ...options, body });
  const anew = <Answer>(path: string, body: object, options?: CallOptions) => {
    tokens.clear();
    return post<Answer>(path, body, { token: null, ...options });
  };

  return {
    me: ({ populate, ...options } = {}) =>
      request("GET", "users/me", { timeoutMs: SESSION_CHECK_TIMEOUT_MS, ...options, query: { populate } }),
    login: async (credentials, options) =>
      keep(await anew<SessionAnswer>("auth/local", credentials, options)),
    logout: (options) => post("auth/logout", {}, options),
    register: async (data, options) =>
      keep(await anew<RegistrationAnswer>("auth/local/register", data, options)),
    forgotPassword: (data, options) => anew("auth/forgot-password", data, options),
    resetPassword: async (data, options) =>
      keep(await anew<SessionAnswer>("auth/reset-password", data, options)),
    changePassword: async (data, options) =>
      keep(await post<SessionAnswer>("auth/change-password", data, options)),
    sendEmailConfirmation: (data, options) => post("auth/send-email-confirmation", data, options),
    providerCallback: async (provider, accessToken, { query, ...options } = {}) => {
      tokens.clear();
      const path = `auth/${encodeURIComponent(provider)}/callback`;
      return keep(
        await request<SessionAnswer>("GET", path, {
          token: null,
          ...options,
          query: { access_token: accessToken, ...query },
        }),
      );
    },
    providerUrl: (provider) => providerUrl(apiUrl, provider),
  };
}
