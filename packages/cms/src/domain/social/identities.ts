import type { Core } from "@strapi/strapi";
import { USER } from "../sign-in/accounts";
import { accounts } from "../sign-in/running";
import { IDENTITIES } from "@gratweg/backoffice/accounts/rows";
import { endSessions } from "@gratweg/backoffice/sign-in/sessions";
import { SocialError, type SocialProfile } from "./profile";

type Knex = Core.Strapi["db"]["connection"];

/** Finds the account of a person, joins the account of a verified address, or creates one. */
export async function accountOf(knex: Knex, profile: SocialProfile, origin: string): Promise<number> {
  const identity = { provider: profile.provider, subject: profile.subject };
  const known = await knex(IDENTITIES)
    .join("up_users as u", "u.id", "user_id")
    .where({ [`${IDENTITIES}.provider`]: identity.provider, subject: identity.subject })
    .first<{ id: number; blocked: unknown } | undefined>("u.id as id", "u.blocked as blocked");
  const { email, isVerified } = profile;
  if (!known && (email === "" || !isVerified)) throw new SocialError("unverified");
  const account = known ?? (await accounts().byVerifiedEmail(profile, origin));
  if (account.blocked) throw new SocialError("blocked");
  if (!known)
    await knex(IDENTITIES)
      .insert({ ...identity, user_id: account.id, created_at: new Date() })
      .onConflict(["provider", "subject"])
      .merge(["user_id", "created_at"]);
  return Number(account.id);
}

/** Covers deletions in Strapi's screens, in their own transaction: SQLite has one connection. */
export function forgetIdentitiesOfDeleted(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterDelete({ result }: { result?: { id?: number } }) {
      const { id } = result ?? {};
      if (id === undefined) return;
      await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
        await trx(IDENTITIES).where({ user_id: id }).delete();
        await endSessions(trx, id);
      });
    },
  });
}

export async function createIdentityTable(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable(IDENTITIES)) return;
  await knex.schema.createTable(IDENTITIES, (table) => {
    table.string("provider").notNullable();
    table.string("subject").notNullable();
    table.integer("user_id").notNullable().index("social_identities_user");
    table.timestamp("created_at").notNullable();
    table.primary(["provider", "subject"]);
  });
}
