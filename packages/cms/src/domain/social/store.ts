import type { Core } from "@strapi/strapi";
import { ACCOUNT_MAILS } from "../sign-in/mails";
import { accountRows, type AccountRows } from "../sign-in/store";
import { randomId } from "../sign-in/tokens";
import { decideJoining } from "./join";
import { SocialFailure, type SocialProfile } from "./outcome";

type Knex = Core.Strapi["db"]["connection"];

const IDENTITIES = "social_identities";
const TICKETS = "social_tickets";
const USERS = "up_users";

export interface Ticket {
  hash: string;
  provider: string;
  verifierHash: string;
}

export interface SocialStore {
  /** The user whom the profile belongs to, found, joined or made. Rejects with a {@link SocialFailure}. */
  userOf(profile: SocialProfile, about: { origin: string; at: Date }): Promise<number>;
  keepTicket(ticket: Ticket & { userId: number; expiresAt: Date }, at: Date): Promise<void>;
  /** The user; undefined when there is no such ticket any more. It is gone afterwards. */
  takeTicket(ticket: Ticket, at: Date): Promise<number | undefined>;
  /** Identities of users who are gone. */
  forgetLost(): Promise<void>;
}

/** The unique index on the address and locked rows keep two sign-ins at once from making two accounts. */
export function knexSocialStore(options: {
  knex: Knex;
  createDocumentId: () => string;
  mailHost: string;
}): SocialStore {
  const { knex } = options;
  return {
    userOf: (profile, about) =>
      knex.transaction(async (trx) => {
        const rows = accountRows(trx, options);
        const identity = { provider: profile.provider, subject: profile.subject };
        const known = await trx(IDENTITIES).where(identity).first<{ user_id: number } | undefined>("user_id");
        const account = known && (await rows.byId(Number(known.user_id)));
        if (account?.blocked) throw new SocialFailure("blocked");
        if (account) return account.id;
        const userId = await join(trx, rows, profile, about);
        await trx(IDENTITIES)
          .insert({ ...identity, user_id: userId, created_at: about.at })
          .onConflict(["provider", "subject"])
          .merge(["user_id", "created_at"]);
        return userId;
      }),
    async keepTicket({ hash, provider, verifierHash, userId, expiresAt }, at) {
      await knex(TICKETS).where("expires_at", "<", at.getTime()).delete();
      await knex(TICKETS).insert({
        hash,
        provider,
        verifier_hash: verifierHash,
        user_id: userId,
        expires_at: expiresAt.getTime(),
      });
    },
    async takeTicket({ hash, provider, verifierHash }, at) {
      const row = await knex(TICKETS)
        .where({ hash, provider, verifier_hash: verifierHash })
        .where("expires_at", ">", at.getTime())
        .first<{ user_id: number } | undefined>("user_id");
      // Of two who bring it at once, one takes it away.
      const isTaken = row !== undefined && (await knex(TICKETS).where({ hash }).delete()) === 1;
      return isTaken ? Number(row.user_id) : undefined;
    },
    async forgetLost() {
      for (const table of [IDENTITIES, TICKETS])
        await knex(table).whereNotIn("user_id", knex(USERS).select("id")).delete();
    },
  };
}

/** Also inside somebody else's transaction. */
export async function forgetIdentities(knex: Knex, userId: number): Promise<void> {
  for (const table of [IDENTITIES, TICKETS]) await knex(table).where({ user_id: userId }).delete();
}

async function join(
  trx: Knex,
  rows: AccountRows,
  { provider, email, isVerified, firstName, lastName }: SocialProfile,
  { origin, at }: { origin: string; at: Date },
): Promise<number> {
  const before = await rows.byEmail(email);
  if (decideJoining({ email, isVerified }, before) === "join" && before) return before.id;
  const made = { email, passwordHash: null, firstName, lastName, stamp: randomId() };
  const { account, isNew } = await rows.byEmailOrNew(made, at);
  // Somebody was quicker than the first question.
  if (!isNew && decideJoining({ email, isVerified }, account) === "join") return account.id;
  await rows.update(account.id, at, {
    passwordHash: null,
    stamp: randomId(),
    confirmed: true,
    confirmationHash: null,
    confirmationExpiresAt: null,
    resetHash: null,
    resetExpiresAt: null,
    // Of an account taken over too: the names were a stranger's, or are the person's own anyway.
    firstName,
    lastName,
  });
  await trx(USERS).where({ id: account.id }).update({ provider });
  const data = { user: account.documentId, origin, at: at.toISOString(), link: null };
  await rows.queueMail({ kind: ACCOUNT_MAILS.welcome, to: email, data, at });
  return account.id;
}

export async function createSocialTables(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable(IDENTITIES)))
    await knex.schema.createTable(IDENTITIES, (table) => {
      table.string("provider").notNullable();
      table.string("subject").notNullable();
      table.integer("user_id").notNullable().index("social_identities_user");
      table.timestamp("created_at").notNullable();
      table.primary(["provider", "subject"]);
    });
  if (!(await knex.schema.hasTable(TICKETS)))
    await knex.schema.createTable(TICKETS, (table) => {
      table.string("hash").primary();
      table.string("provider").notNullable();
      table.string("verifier_hash").notNullable();
      table.integer("user_id").notNullable();
      table.bigInteger("expires_at").notNullable().index("social_tickets_expiry");
    });
}
