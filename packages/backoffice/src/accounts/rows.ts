import type { Knex } from "knex";

export type { Knex };
export type Row = Readonly<Record<string, unknown>>;

export const USERS = "up_users";
export const ROLES = "up_roles";
export const ROLE_LINKS = "up_users_role_lnk";
export const SAVED_TRIPS = "saved_trips";
/** Bookings of deleted accounts: they stay for the tax office and join no later account with the same address. */
export const DETACHED_BOOKINGS = "detached_bookings";
/** Of deletions whose answer may have got lost; they name nobody. */
export const DELETION_RECEIPTS = "deletion_receipts";
export const AUDIT = "audit_entries";
/** Names who somebody is at a provider of sign-ins. */
export const IDENTITIES = "social_identities";

export type Role = "authenticated" | "manager";
export type UserState = "active" | "unconfirmed" | "invited" | "blocked";

export interface User {
  id: number;
  documentId: string;
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  role: Role;
  confirmed: boolean;
  blocked: boolean;
  hasPassword: boolean;
  provider: string;
  createdAt: Date;
  invitedAt: Date | null;
  lastSignInAt: Date | null;
}

/** Never a hash or a token: what is not read cannot leak. */
export const USER_COLUMNS = `u.id, u.document_id, u.email, u.first_name, u.last_name, u.phone, u.provider, u.confirmed, u.blocked,
  u.created_at, u.invited_at, u.last_sign_in_at, CASE WHEN u.password IS NULL THEN 0 ELSE 1 END AS has_password,
  (SELECT r.type FROM ${ROLE_LINKS} l JOIN ${ROLES} r ON r.id = l.role_id WHERE l.user_id = u.id ORDER BY l.id LIMIT 1) AS role`;

/** Moments are milliseconds in SQLite and dates in PostgreSQL. */
export function moment(value: unknown): Date | null {
  return value === null || value === undefined ? null : new Date(value as number | string | Date);
}

export function isTrue(value: unknown): boolean {
  return value === true || value === 1;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function userOf(row: Row): User {
  return {
    id: Number(row.id),
    documentId: String(row.document_id),
    email: text(row.email).toLowerCase(),
    firstName: text(row.first_name),
    lastName: text(row.last_name),
    phone: text(row.phone),
    role: row.role === "manager" ? "manager" : "authenticated",
    confirmed: isTrue(row.confirmed),
    blocked: isTrue(row.blocked),
    hasPassword: Number(row.has_password) === 1,
    provider: text(row.provider),
    createdAt: moment(row.created_at) ?? new Date(0),
    invitedAt: moment(row.invited_at),
    lastSignInAt: moment(row.last_sign_in_at),
  };
}

export function stateOf(user: Pick<User, "blocked" | "invitedAt" | "hasPassword" | "confirmed">): UserState {
  if (user.blocked) return "blocked";
  if (user.invitedAt !== null && !user.hasPassword && !user.confirmed) return "invited";
  return user.confirmed ? "active" : "unconfirmed";
}

/** The same as `stateOf`, as a condition. */
export const STATE_SQL: Readonly<Record<UserState, string>> = {
  blocked: "u.blocked = TRUE",
  invited: `COALESCE(u.blocked, FALSE) = FALSE AND u.invited_at IS NOT NULL AND u.password IS NULL
    AND COALESCE(u.confirmed, FALSE) = FALSE`,
  unconfirmed: `COALESCE(u.blocked, FALSE) = FALSE AND COALESCE(u.confirmed, FALSE) = FALSE
    AND (u.invited_at IS NULL OR u.password IS NOT NULL)`,
  active: "COALESCE(u.blocked, FALSE) = FALSE AND u.confirmed = TRUE",
};

/** With `isTaken` the row is nobody else's until the transaction's end. */
export async function findUser(knex: Knex, id: number, isTaken = false): Promise<User | undefined> {
  if (isTaken) await knex(USERS).where({ id }).forUpdate().first("id");
  const [row] = await rows(knex, `SELECT ${USER_COLUMNS} FROM ${USERS} u WHERE u.id = ?`, [id]);
  return row && userOf(row);
}

/** The drivers wrap their rows differently. */
export async function rows(
  knex: Knex,
  sql: string,
  values: readonly (string | number | Date)[],
): Promise<Row[]> {
  const answer: unknown = await knex.raw(sql, [...values]);
  return Array.isArray(answer) ? (answer as Row[]) : ((answer as { rows?: Row[] }).rows ?? []);
}

export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<User, "firstName" | "lastName" | "email">): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === "" ? email : `${name} (${email})`;
}

/** Carries no message of the database's: it would quote people. */
export class AccountsUnavailable extends Error {
  override readonly name = "AccountsUnavailable";
  constructor(cause: unknown) {
    const code = (cause as { code?: unknown } | undefined)?.code;
    super(`The database could not be asked${typeof code === "string" ? ` (${code})` : ""}.`);
  }
}
