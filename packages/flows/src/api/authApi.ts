import type { RegistrationEntries } from "@gratweg/contracts/account-rules";
import { tidyRegistration } from "@gratweg/contracts/account-rules";
import { isRecord } from "../storage";
import { isUserId, type Credentials, type SessionUser } from "../session/credentials";
import { SessionError } from "../session/SessionError";
import type { Proof } from "../session/sessionMachine";
import { toTrouble } from "../trouble/trouble";
import { createCall, type ApiOptions, type ReadAnswer } from "./createCall";
import { readObject, readWith } from "./readAnswer";

export interface AuthApiOptions extends ApiOptions {
  /** Where links in mails lead: the site on which the person is. */
  origin: string;
  /** How the content system fills a user, from the site's configuration. */
  userQuery?: string;
}

export interface OnTheWay {
  /** The slug of the membership that was chosen before: the mail's link leads on to paying for it. */
  plan?: string | null;
}

/** The content system remembers by a cookie of its own on which devices somebody has signed in: strangers' guesses do not lock these. */
const DEVICE = "include";

/** The content system's calls of section 7; `baseUrl` is its origin. */
export function createAuthApi({ origin, userQuery = "populate=role", ...options }: AuthApiOptions) {
  const call = createCall(options);
  const fetchUser = (token: string, signal?: AbortSignal): Promise<SessionUser> =>
    call(`/api/users/me?${userQuery}`, readUser, { token, signal });
  /** Signing in and setting a password begin without what is stored (decisions). */
  const post = <Answer>(path: string, body: object, read: ReadAnswer<Answer>, signal?: AbortSignal) =>
    call(`/api/auth/${path}`, read, { method: "POST", body, token: null, signal, credentials: DEVICE });

  return {
    fetchUser,

    /** Rejects with a {@link SessionError}. The user is complete, or what the sign-in's own answer says of it. */
    async signIn(proof: Proof, signal?: AbortSignal): Promise<Credentials> {
      const credentials = await (
        proof.kind === "password"
          ? post("local", { identifier: proof.identifier, password: proof.password }, readCredentials, signal)
          : call(callbackPath(proof), readCredentials, { token: null, signal, credentials: DEVICE })
      ).catch((error: unknown) => {
        throw toSessionError(error);
      });
      if (isRecord(credentials.user?.["role"])) return credentials;
      const user = await fetchUser(credentials.token, signal).catch(() => credentials.user);
      return { ...credentials, user };
    },

    /** The same answer for known and unknown addresses. */
    register(entries: RegistrationEntries, signal?: AbortSignal, { plan }: OnTheWay = {}): Promise<void> {
      const { email, password, firstName, lastName } = tidyRegistration(entries);
      const body = { email, password, firstName, lastName, origin, ...(plan && { plan }) };
      return post("local/register", body, readWith("user"), signal);
    },
    requestConfirmation: (email: string, signal?: AbortSignal, { plan }: OnTheWay = {}): Promise<void> =>
      post("send-email-confirmation", { email, origin, ...(plan && { plan }) }, readWith("sent"), signal),
    requestRecovery: (email: string, signal?: AbortSignal, { plan }: OnTheWay = {}): Promise<void> =>
      post("forgot-password", { email, origin, ...(plan && { plan }) }, readWith("ok"), signal),

    /** By a mail's token: a forgotten password, and the first one of somebody who was invited. */
    setPassword: (
      { token, password }: { token: string; password: string },
      signal?: AbortSignal,
    ): Promise<Credentials> =>
      post(
        "reset-password",
        { code: token, password, passwordConfirmation: password },
        readCredentials,
        signal,
      ),
    /** Ends all other sessions; the answer's token is the new one of this. */
    changePassword: (
      { currentPassword, password }: { currentPassword: string; password: string },
      signal?: AbortSignal,
    ): Promise<Credentials> =>
      call("/api/auth/change-password", readCredentials, {
        method: "POST",
        body: { currentPassword, password, passwordConfirmation: password, origin },
        signal,
        credentials: DEVICE,
      }),
  };
}

export type AuthApi = ReturnType<typeof createAuthApi>;

function callbackPath({ provider, accessToken, verifier }: Extract<Proof, { kind: "provider" }>): string {
  const query = new URLSearchParams({ access_token: accessToken, ...(verifier && { verifier }) });
  return `/api/auth/${encodeURIComponent(provider)}/callback?${query.toString()}`;
}

const readUser: ReadAnswer<SessionUser> = async (response) => {
  const user = userOf(await readObject(response));
  if (user === null) throw new TypeError("The answer names no user.");
  return user;
};

const readCredentials: ReadAnswer<Credentials> = async (response) => {
  const { jwt, user } = await readObject<{ jwt?: unknown; user?: unknown }>(response);
  if (typeof jwt !== "string" || jwt === "") throw new TypeError("The answer brings no token.");
  return { token: jwt, user: userOf(user) };
};

function userOf(value: unknown): SessionUser | null {
  if (!isRecord(value)) return null;
  const { id } = value;
  return isUserId(id) ? { ...value, id } : null;
}

function toSessionError(error: unknown): unknown {
  const { reason, retryAfterSeconds } = toTrouble(error);
  const options = { cause: error, ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }) };
  switch (reason) {
    case "credentials":
    case "unconfirmed":
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
