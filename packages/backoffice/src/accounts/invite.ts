import type { AuditWriter } from "./audit";
import {
  createInvited,
  dropAudit,
  noteInvitation,
  withdrawInvitation,
  type Invited,
  type Refusal,
} from "./manage";
import type { ManagedUser } from "./managed-users";
import type { Knex } from "./rows";

type Link = { origin: string; portalName: string };
/** Makes the link's token and puts the mail into the outbox, in a transaction of its own. */
type QueueInvitation = (userId: number, about: Link) => Promise<boolean>;

/** Without the mail there is no invitation: what was written before goes again, and the manager may try anew. */
export async function invitePerson(
  knex: Knex,
  actorId: number,
  { origin, portalName, ...person }: Invited & Link,
  audit: AuditWriter,
  queueInvitation: QueueInvitation,
): Promise<{ outcome: "invited"; user: ManagedUser } | { outcome: "forbidden" | "email-taken" }> {
  const made = await createInvited(knex, actorId, person, audit);
  if (made.outcome !== "created") return made;
  try {
    await queueInvitation(made.user.id, { origin, portalName });
  } catch (error) {
    await withdrawInvitation(knex, made.user.id, made.auditId);
    throw error;
  }
  return { outcome: "invited", user: made.user };
}

export async function inviteAgain(
  knex: Knex,
  people: { actorId: number; targetId: number },
  link: Link,
  audit: AuditWriter,
  queueInvitation: QueueInvitation,
): Promise<{ outcome: "invited" | "not-invited" | Refusal }> {
  const noted = await noteInvitation(knex, people, audit);
  if (noted.outcome !== "noted") return noted;
  try {
    const isQueued = await queueInvitation(people.targetId, link);
    if (isQueued) return { outcome: "invited" };
  } catch (error) {
    await dropAudit(knex, noted.auditId);
    throw error;
  }
  // A password was set in this very moment.
  await dropAudit(knex, noted.auditId);
  return { outcome: "not-invited" };
}
