import { ROLE_LINKS, ROLES, rows, USERS, type Knex } from "./rows";

/**
 * Whoever changes managers holds this until the transaction's end: two who take each other's role away come one after the other.
 * SQLite has one writer anyway.
 */
export async function lockManagers(trx: Knex): Promise<void> {
  await trx(ROLES).where({ type: "manager" }).forUpdate().first("id");
}

/** Whether somebody else could still manage: signed in before, not blocked. */
export async function isLastManager(trx: Knex, userId: number): Promise<boolean> {
  const [other] = await rows(
    trx,
    `SELECT u.id FROM ${USERS} u JOIN ${ROLE_LINKS} l ON l.user_id = u.id JOIN ${ROLES} r ON r.id = l.role_id
     WHERE r.type = 'manager' AND u.id <> ? AND u.confirmed = TRUE AND COALESCE(u.blocked, FALSE) = FALSE LIMIT 1`,
    [userId],
  );
  return other === undefined;
}

export async function setRole(trx: Knex, userId: number, type: "authenticated" | "manager"): Promise<void> {
  const role = await trx(ROLES).where({ type }).first<{ id: number } | undefined>("id");
  if (!role) throw new Error(`The role ${type} is not there.`);
  await trx(ROLE_LINKS).where({ user_id: userId }).delete();
  await trx(ROLE_LINKS).insert({ user_id: userId, role_id: role.id, user_ord: 1 });
}
