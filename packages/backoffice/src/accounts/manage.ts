import type { Contract } from "../memberships/types";
import { endSessions } from "../sign-in/sessions";
import { writeAudit, type AuditWriter } from "./audit";
import { managedUser, type ManagedUser } from "./managed-users";
import { isLastManager, lockManagers, setRole } from "./managers";
import { removeUser, runningContracts, type Removal } from "./removal";
import { AUDIT, findUser, ROLE_LINKS, stateOf, USERS, type Knex, type Role, type User } from "./rows";

/** `forbidden`: who asks is no manager any more. */
export type Refusal = "forbidden" | "unknown-user" | "own-account" | "last-manager";

type Managing<Result> = (trx: Knex, people: { actor: User; target: User }) => Promise<Result>;

/** A manager does something to somebody else; what was true when it was clicked is looked at again under the lock. */
function managing<Result>(
  knex: Knex,
  { actorId, targetId }: { actorId: number; targetId: number },
  work: Managing<Result>,
): Promise<Result | { outcome: Refusal }> {
  return knex.transaction(async (trx) => {
    await lockManagers(trx);
    const actor = await findUser(trx, actorId);
    if (!isManaging(actor)) return { outcome: "forbidden" };
    const target = await findUser(trx, targetId, true);
    if (!target) return { outcome: "unknown-user" };
    if (target.id === actor.id) return { outcome: "own-account" };
    return work(trx, { actor, target });
  });
}

function isManaging(user: User | undefined): user is User {
  return user !== undefined && user.role === "manager" && !user.blocked;
}

export interface UserChange {
  role?: Role;
  blocked?: boolean;
}

/** Each thing that changes is an entry of its own. Who is blocked, or gets another role, has to sign in anew. */
export function changeUser(
  knex: Knex,
  people: { actorId: number; targetId: number },
  change: UserChange,
  audit: AuditWriter,
): Promise<{ outcome: "changed"; user: ManagedUser } | { outcome: Refusal }> {
  return managing(knex, people, async (trx, { actor, target }) => {
    const role = change.role !== undefined && change.role !== target.role ? change.role : undefined;
    const blocked =
      change.blocked !== undefined && change.blocked !== target.blocked ? change.blocked : undefined;
    const losesOffice = target.role === "manager" && (role === "authenticated" || blocked === true);
    if (losesOffice && (await isLastManager(trx, target.id))) return { outcome: "last-manager" as const };
    if (role !== undefined) {
      await setRole(trx, target.id, role);
      await writeAudit(trx, audit, { action: "role-changed", actor, target, role });
    }
    if (blocked !== undefined) {
      await trx(USERS).where({ id: target.id }).update({ blocked });
      await writeAudit(trx, audit, { action: blocked ? "blocked" : "unblocked", actor, target });
    }
    if (role !== undefined || blocked === true) await endSessions(trx, target.id);
    if (role !== undefined || blocked !== undefined)
      await trx(USERS).where({ id: target.id }).update({ updated_at: audit.at });
    const now = (await findUser(trx, target.id)) ?? target;
    return { outcome: "changed" as const, user: await managedUser(trx, now, audit.at) };
  });
}

/** Whether this may be done at all, before a running membership is ended at the provider. */
export function checkRemoval(
  knex: Knex,
  people: { actorId: number; targetId: number },
): Promise<{ outcome: "allowed"; contracts: Contract[] } | { outcome: Refusal }> {
  return managing(knex, people, async (trx, { target }) => {
    if (target.role === "manager" && (await isLastManager(trx, target.id)))
      return { outcome: "last-manager" as const };
    return { outcome: "allowed" as const, contracts: await runningContracts(trx, target) };
  });
}

export function removeByManager(
  knex: Knex,
  people: { actorId: number; targetId: number },
  removal: Omit<Removal, "isOwn">,
): Promise<{ outcome: "deleted" | "membership-runs" | Refusal }> {
  return managing(knex, people, async (trx, { actor, target }) => {
    if (target.role === "manager" && (await isLastManager(trx, target.id)))
      return { outcome: "last-manager" as const };
    if ((await runningContracts(trx, target)).length > 0) return { outcome: "membership-runs" as const };
    await writeAudit(trx, removal, { action: "deleted", actor, target });
    await removeUser(trx, target, { ...removal, isOwn: false });
    return { outcome: "deleted" as const };
  });
}

export interface Invited {
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

/** The account without a password; the mail, whose link sets one, is queued by `invite`. */
export function createInvited(
  knex: Knex,
  actorId: number,
  { email, firstName, lastName, role }: Invited,
  audit: AuditWriter,
): Promise<
  { outcome: "created"; user: ManagedUser; auditId: number } | { outcome: "forbidden" | "email-taken" }
> {
  return knex.transaction(async (trx) => {
    await lockManagers(trx);
    const actor = await findUser(trx, actorId);
    if (!isManaging(actor)) return { outcome: "forbidden" };
    const { at, createDocumentId } = audit;
    const known = await trx(USERS)
      .whereRaw("LOWER(email) = ?", [email])
      .first<{ id: number } | undefined>("id");
    if (known) return { outcome: "email-taken" };
    const [row] = await trx(USERS)
      .insert({
        document_id: createDocumentId(),
        username: email,
        email,
        provider: "local",
        first_name: firstName,
        last_name: lastName,
        confirmed: false,
        blocked: false,
        invited_at: at,
        created_at: at,
        updated_at: at,
        published_at: at,
      })
      // Somebody registers in this very moment: the unique index decides.
      .onConflict()
      .ignore()
      .returning<{ id: number }[]>("id");
    if (!row) return { outcome: "email-taken" };
    await setRole(trx, Number(row.id), role);
    const target = await findUser(trx, Number(row.id));
    if (!target) throw new Error("The invited account is not there.");
    const auditId = await writeAudit(trx, audit, { action: "invited", actor, target, role });
    return { outcome: "created", user: await managedUser(trx, target, at), auditId };
  });
}

/** Takes an invitation back whose mail could not be queued, so that it may be tried anew. */
export function withdrawInvitation(knex: Knex, userId: number, auditId: number): Promise<void> {
  return knex.transaction(async (trx) => {
    await trx(AUDIT).where({ id: auditId }).delete();
    await trx(ROLE_LINKS).where({ user_id: userId }).delete();
    await trx(USERS).where({ id: userId }).delete();
  });
}

export function noteInvitation(
  knex: Knex,
  people: { actorId: number; targetId: number },
  audit: AuditWriter,
): Promise<{ outcome: "noted"; auditId: number } | { outcome: "not-invited" | Refusal }> {
  return managing(knex, people, async (trx, { actor, target }) => {
    if (stateOf(target) !== "invited") return { outcome: "not-invited" as const };
    const auditId = await writeAudit(trx, audit, { action: "invited-again", actor, target });
    return { outcome: "noted" as const, auditId };
  });
}

export async function dropAudit(knex: Knex, auditId: number): Promise<void> {
  await knex(AUDIT).where({ id: auditId }).delete();
}
