import { createContentClient, type CallOptions } from "@gratweg/content-client";
import { tidyRegistration, type RegistrationEntries } from "@gratweg/contracts/account-rules";
import {
  ApiFailure,
  isUserId,
  SessionError,
  toTrouble,
  type ApiOptions,
  type Credentials,
  type Proof,
  type SessionUser,
} from "@gratweg/flows";
import { logContentFailure } from "../report";
import { toApiFailure } from "./contentFailure";

export interface AuthApiOptions extends Omit<ApiOptions, "baseUrl"> {
  contentOrigin: string;
  /** Where links in mails lead: the site on which the person is. */
  origin: string;
  /** `populate` of a user, from the site's configuration. */
  userPopulate: string;
}

export interface OnTheWay {
  /** The slug of the membership that was chosen before: the mail's link leads on to paying for it. */
  plan?: string | null;
}

/** Section 9 has two seconds for the session check alone, which asks the own server. */
const USER_LIMIT_MS = 10_000;

/** The server keeps a cookie in browsers that have signed in: strangers' guesses do not lock an account for these. */
const DEVICE = { credentials: "include" } as const;

/** The calls of section 7 to Strapi, through the server, by the content client; what goes wrong is an `ApiFailure` as with every other call. */
export function createAuthApi({ contentOrigin, origin, userPopulate, ...api }: AuthApiOptions) {
  const storedToken = api.token ?? (() => null);
  const content = createContentClient({
    baseUrl: contentOrigin,
    fetch: api.fetch,
    // Storing and clearing is the session machine's.
    tokens: { get: storedToken, set: () => undefined, clear: () => undefined },
    onError: logContentFailure,
  });

  /** `token`: whose refusal ends the session. */
  const call = async <Answer>(
    ask: (options: CallOptions) => Promise<unknown>,
    read: (answer: unknown) => Answer,
    { token, ...options }: { signal: AbortSignal | undefined; token?: string | null } & CallOptions,
  ): Promise<Answer> => {
    const answer = await ask(options).catch((error: unknown) => {
      if (options.signal?.aborted) throw error;
      const failure = toApiFailure(error, api.isOnline);
      if (failure.status === 401 && token) api.onUnauthorized?.(token);
      throw failure;
    });
    try {
      return read(answer);
    } catch (cause) {
      throw new ApiFailure("unreadable", {}, { cause });
    }
  };

  const fetchUser = (token: string, signal?: AbortSignal): Promise<SessionUser> =>
    call(
      (options) => content.me({ ...options, token, populate: userPopulate, timeoutMs: USER_LIMIT_MS }),
      readUser,
      { token, signal },
    );

  return {
    fetchUser,

    /** Rejects with a {@link SessionError}. The user is complete, or what the sign-in's own answer says of it. */
    async signIn(proof: Proof, signal?: AbortSignal): Promise<Credentials> {
      const ask = (options: CallOptions) =>
        proof.kind === "password"
          ? content.login(passwordFields(proof), options)
          : content.providerCallback(proof.provider, proof.accessToken, {
              ...options,
              query: providerFields(proof),
            });
      const credentials = await call(ask, readCredentials, { signal, ...DEVICE }).catch((error: unknown) => {
        throw toSessionError(error);
      });
      if (isRecord(credentials.user?.["role"])) return credentials;
      const user = await fetchUser(credentials.token, signal).catch(() => credentials.user);
      return { ...credentials, user };
    },

    /** Ends this one session. Goes out also while the page is being left; a refusal says that it has ended already. */
    signOut: (token: string): Promise<void> =>
      call((options) => content.logout({ ...options, token, keepalive: true }), readWith("ok"), {
        signal: undefined,
      }),

    /** The same answer for known and unknown addresses. */
    register(entries: RegistrationEntries, signal?: AbortSignal, { plan }: OnTheWay = {}): Promise<void> {
      const { email, password, firstName, lastName } = tidyRegistration(entries);
      const body = { email, password, firstName, lastName, origin, ...(plan && { plan }) };
      return call((options) => content.register(body, options), readWith("user"), { signal, ...DEVICE });
    },
    requestConfirmation: (email: string, signal?: AbortSignal, { plan }: OnTheWay = {}): Promise<void> =>
      call(
        (options) =>
          content.sendEmailConfirmation(
            { email, origin, ...(plan && { plan }) },
            { ...options, token: null },
          ),
        readWith("sent"),
        { signal, ...DEVICE },
      ),
    requestRecovery: (email: string, signal?: AbortSignal, { plan }: OnTheWay = {}): Promise<void> =>
      call(
        (options) => content.forgotPassword({ email, origin, ...(plan && { plan }) }, options),
        readWith("ok"),
        { signal, ...DEVICE },
      ),

    /** By a mail's token: a forgotten password, and the first one of somebody who was invited. */
    setPassword: (
      { token, password }: { token: string; password: string },
      signal?: AbortSignal,
    ): Promise<Credentials> =>
      call(
        (options) =>
          content.resetPassword({ code: token, password, passwordConfirmation: password }, options),
        readCredentials,
        { signal, ...DEVICE },
      ),
    /** Ends all other sessions; the answer's token is the new one of this. */
    changePassword: (
      { currentPassword, password }: { currentPassword: string; password: string },
      signal?: AbortSignal,
    ): Promise<Credentials> => {
      const token = storedToken();
      const body = { currentPassword, password, passwordConfirmation: password, origin };
      return call((options) => content.changePassword(body, { ...options, token }), readCredentials, {
        token,
        signal,
        ...DEVICE,
      });
    },
  };
}

export type AuthApi = ReturnType<typeof createAuthApi>;

function passwordFields({ identifier, password, isShared }: Extract<Proof, { kind: "password" }>) {
  return { identifier, password, ...(isShared && { sharedComputer: true }) };
}

function providerFields({ verifier, isShared }: Extract<Proof, { kind: "provider" }>) {
  return { ...(verifier && { verifier }), ...(isShared && { sharedComputer: true }) };
}

function readUser(answer: unknown): SessionUser {
  const user = userOf(answer);
  if (user === null) throw new TypeError("The answer names no user.");
  return user;
}

function readCredentials(answer: unknown): Credentials {
  const { jwt, user } = isRecord(answer) ? answer : {};
  if (typeof jwt !== "string" || jwt === "") throw new TypeError("The answer brings no token.");
  return { token: jwt, user: userOf(user) };
}

/** A maintenance page under a good status is no yes. */
function readWith(field: string) {
  return (answer: unknown): void => {
    if (!isRecord(answer) || !(field in answer)) throw new TypeError(`The answer has no ${field}.`);
  };
}

function userOf(value: unknown): SessionUser | null {
  if (!isRecord(value)) return null;
  const { id } = value;
  return isUserId(id) ? { ...value, id } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toSessionError(error: unknown): unknown {
  const { reason, retryAfterSeconds } = toTrouble(error);
  const options = { cause: error, retryAfterSeconds };
  switch (reason) {
    case "credentials":
    case "blocked":
    case "limited":
    case "busy":
    case "offline":
      return new SessionError(reason, options);
    // Incomplete entries are wrong ones; which of them is not said.
    case "invalid":
      return new SessionError("credentials", options);
    default:
      return new SessionError("unavailable", options);
  }
}
