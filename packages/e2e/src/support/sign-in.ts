import { SERVICE_SECRET } from "./booking";
import { databaseUrl, queryCms } from "./cms-database";
import type { RunningStrapi } from "./strapi";

export const SITE = "http://wandern.example:8000";
export const ACCOUNT_ENVIRONMENT = {
  GRATWEG_SERVICE_SECRET: SERVICE_SECRET,
  GRATWEG_ACCOUNT_SECRET: "integration-account-secret",
  GRATWEG_SITE_ORIGINS: SITE,
  GRATWEG_PORTAL_URL: "http://portal.example:8000",
};

export interface AuthAnswer {
  status: number;
  /** Of a refusal. */
  code: string | undefined;
  jwt: string;
  user: Record<string, unknown> | null;
  body: unknown;
  cacheControl: string | null;
  headers: Headers;
}

export interface CallOptions {
  jwt?: string;
  userAgent?: string;
}

/** The content system's sign-in calls, made as a browser on a site of ours makes them. */
export function signInOf(strapi: Pick<RunningStrapi, "url" | "dataFolder">) {
  const { url, dataFolder } = strapi;
  const call = async (
    method: string,
    path: string,
    body: object | undefined,
    { jwt, userAgent }: CallOptions = {},
  ): Promise<AuthAnswer> => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        origin: SITE,
        ...(body ? { "content-type": "application/json" } : {}),
        ...(jwt === undefined ? {} : { authorization: `Bearer ${jwt}` }),
        ...(userAgent === undefined ? {} : { "user-agent": userAgent }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const answer = (text === "" ? {} : JSON.parse(text)) as {
      jwt?: string;
      user?: Record<string, unknown> | null;
      error?: { details?: { code?: string } };
    };
    return {
      status: response.status,
      code: answer.error?.details?.code,
      jwt: answer.jwt ?? "",
      user: answer.user ?? null,
      body: answer,
      headers: response.headers,
      cacheControl: response.headers.get("cache-control"),
    };
  };
  const post = (path: string, body: object, options?: CallOptions) => call("POST", path, body, options);
  // SQLite holds milliseconds.
  const stored = (moment: Date) => (databaseUrl(dataFolder) === "" ? moment.getTime() : moment);
  return {
    call,
    post,
    signIn: (identifier: string, password: string, options?: CallOptions) =>
      post("auth/local", { identifier, password }, options),
    register: (person: object, options?: CallOptions) => post("auth/local/register", person, options),
    forgot: (email: string, options?: CallOptions) =>
      post("auth/forgot-password", { email, origin: SITE }, options),
    reset: (code: string, password: string, options?: CallOptions) =>
      post("auth/reset-password", { code, password, passwordConfirmation: password }, options),
    change: (jwt: string, currentPassword: string, password: string) =>
      post("auth/change-password", { currentPassword, password, passwordConfirmation: password }, { jwt }),
    me: (jwt: string) => call("GET", "users/me", undefined, { jwt }),

    async confirm(token: string, password: string, { secret = SERVICE_SECRET } = {}): Promise<AuthAnswer> {
      const order = { token, password, origin: SITE };
      return post("internal/account/confirm-email", order, { jwt: secret });
    },

    async row(email: string): Promise<Record<string, unknown> | undefined> {
      const [row] = await queryCms<Record<string, unknown>>(
        dataFolder,
        "SELECT * FROM up_users WHERE LOWER(email) = ?",
        email,
      );
      return row;
    },

    /** As if the password had been stored otherwise. */
    async keepHash(email: string, hash: string): Promise<void> {
      await queryCms(dataFolder, "UPDATE up_users SET password = ? WHERE email = ?", hash, email);
    },

    /** Sets a moment of the account back. */
    async age(
      email: string,
      column: "reset_password_expires_at" | "confirmation_expires_at" | "created_at",
      ageMs = 1,
    ): Promise<void> {
      await queryCms(
        dataFolder,
        `UPDATE up_users SET ${column} = ? WHERE email = ?`,
        stored(new Date(Date.now() - ageMs)),
        email,
      );
    },

    /** How long the token's session lasts. */
    async sessionMs(jwt: string): Promise<number> {
      const claims = JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString()) as {
        sessionId: string;
      };
      const [row] = await queryCms<Record<"created_at" | "expires_at", number | Date>>(
        dataFolder,
        "SELECT created_at, expires_at FROM strapi_sessions WHERE session_id = ?",
        claims.sessionId,
      );
      return new Date(row?.expires_at ?? 0).getTime() - new Date(row?.created_at ?? 0).getTime();
    },

    async mailsTo(email: string): Promise<string[]> {
      const rows = await queryCms<{ kind: string }>(
        dataFolder,
        `SELECT kind FROM outbox_mails WHERE "to" = ? ORDER BY id`,
        email,
      );
      return rows.map(({ kind }) => kind);
    },

    /** How many rows the outbox has ever had: those that were written and dropped count too. */
    async outboxWrites(): Promise<number> {
      const [row] = await queryCms<{ count: number }>(
        dataFolder,
        databaseUrl(dataFolder) === ""
          ? "SELECT seq AS count FROM sqlite_sequence WHERE name = 'outbox_mails' AND seq > ?"
          : "SELECT last_value AS count FROM outbox_mails_id_seq WHERE is_called AND last_value > ?",
        0,
      );
      return Number(row?.count ?? 0);
    },

    /** All that the database holds about accounts, as text. */
    async everything(): Promise<string> {
      const users = await queryCms(dataFolder, "SELECT * FROM up_users WHERE id > ?", 0);
      const mails = await queryCms(dataFolder, "SELECT * FROM outbox_mails WHERE id > ?", 0);
      return JSON.stringify([users, mails]);
    },
  };
}

/** The token of the link in a mail's text. */
export function accountToken(text: string): string {
  const token = /(?:token=|reset-password\/)([\w-]{43})/.exec(text)?.[1];
  if (token === undefined) throw new Error(`No link in: ${text}`);
  return token;
}
