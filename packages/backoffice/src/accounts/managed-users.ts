import { answerFor } from "../memberships/read";
import { SUBSCRIPTIONS, subscriptionOf, type Row as SubscriptionRow } from "../memberships/rows";
import {
  ROLE_LINKS,
  ROLES,
  rows,
  STATE_SQL,
  stateOf,
  USER_COLUMNS,
  userOf,
  USERS,
  type Knex,
  type Role,
  type User,
  type UserState,
} from "./rows";
import { NAME_ORDER, searchCondition } from "./user-search";

export interface UserQuery {
  q: string;
  role: Role | null;
  state: UserState | null;
  page: number;
  pageSize: number;
}

export interface ManagedUser {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  state: UserState;
  isMember: boolean;
  createdAt: string;
  lastSignInAt: string | null;
}

export async function listUsers(
  knex: Knex,
  { q, role, state, page, pageSize }: UserQuery,
  now: Date,
): Promise<{ data: ManagedUser[]; total: number }> {
  const search = searchCondition(q);
  const isManager = `EXISTS (SELECT 1 FROM ${ROLE_LINKS} l JOIN ${ROLES} r ON r.id = l.role_id
    WHERE l.user_id = u.id AND r.type = 'manager')`;
  const conditions = [
    ...(search ? [search.sql] : []),
    ...(role === null ? [] : [role === "manager" ? isManager : `NOT ${isManager}`]),
    ...(state === null ? [] : [`(${STATE_SQL[state]})`]),
  ];
  const where = conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
  const values = search?.values ?? [];
  const [counted] = await rows(knex, `SELECT COUNT(*) AS total FROM ${USERS} u ${where}`, values);
  // The page's identifiers first: the index on names is walked without the rows behind it.
  const found = await rows(
    knex,
    `SELECT ${USER_COLUMNS} FROM (SELECT u.id AS page_id, ${NAME_ORDER} AS name_order FROM ${USERS} u ${where}
       ORDER BY ${NAME_ORDER}, u.id LIMIT ? OFFSET ?) p
     JOIN ${USERS} u ON u.id = p.page_id ORDER BY p.name_order, u.id`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  const users = found.map(userOf);
  const members = await membersAmong(knex, users, now);
  return {
    data: users.map((user) => managed(user, members.has(user.email))),
    total: Number(counted?.total ?? 0),
  };
}

export async function managedUser(knex: Knex, user: User, now: Date): Promise<ManagedUser> {
  return managed(user, (await membersAmong(knex, [user], now)).has(user.email));
}

function managed(user: User, isMember: boolean): ManagedUser {
  const { id, email, firstName, lastName, role, createdAt, lastSignInAt } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    state: stateOf(user),
    isMember,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  };
}

/** Addresses with access now, by the one decision that counts (`memberships/read.ts`). */
async function membersAmong(knex: Knex, users: readonly User[], now: Date): Promise<Set<string>> {
  const emails = users.map(({ email }) => email);
  if (emails.length === 0) return new Set();
  const found = (await knex(SUBSCRIPTIONS)
    .whereRaw(`LOWER(email) IN (${emails.map(() => "?").join(", ")})`, emails)
    .whereNot({ state: "pending" })) as SubscriptionRow[];
  const contracts = found.map(subscriptionOf);
  return new Set(
    emails.filter(
      (email) =>
        answerFor(
          contracts.filter((contract) => contract.email.toLowerCase() === email),
          now,
        ).hasAccess,
    ),
  );
}
