import type { Core } from "@strapi/strapi";

type Knex = Core.Strapi["db"]["connection"];

export const FACTORS_TABLE = "admin_second_factors";
export const RECOVERY_TABLE = "admin_recovery_codes";

/** Strapi's own service: AES-256-GCM with ENCRYPTION_KEY. Both answer null without a key, or with another one. */
export interface Encryption {
  encrypt(value: string): string | null;
  decrypt(value: string): string | null;
}

/** Second factors of editors; what is answered `false` was used before or is not there. */
export interface SecondFactors {
  /** Null: none was set up. */
  secret(userId: number): Promise<string | null>;
  enrol(userId: number, factor: { secret: string; step: number; recoveryHashes: string[] }): Promise<boolean>;
  useStep(userId: number, step: number): Promise<boolean>;
  useRecoveryCode(userId: number, hash: string): Promise<boolean>;
  recoveryCodesLeft(userId: number): Promise<number>;
  remove(userId: number): Promise<void>;
  owners(): Promise<number[]>;
}

/** Beside Strapi's schema, as `bootstrap/tables.ts` has it: no editor form may touch them. */
export async function createSecondFactorTables(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable(FACTORS_TABLE)))
    await knex.schema.createTable(FACTORS_TABLE, (table) => {
      table.integer("user_id").primary();
      table.string("secret").notNullable();
      table.bigInteger("last_step").notNullable();
      table.datetime("created_at").notNullable();
    });
  if (!(await knex.schema.hasTable(RECOVERY_TABLE)))
    await knex.schema.createTable(RECOVERY_TABLE, (table) => {
      table.integer("user_id").notNullable();
      table.string("hash").notNullable();
      table.primary(["user_id", "hash"]);
    });
}

export function knexSecondFactors(knex: Knex, encryption: Encryption, now: () => Date): SecondFactors {
  return {
    async secret(userId) {
      const row = await knex<{ user_id: number; secret: string }>(FACTORS_TABLE)
        .where({ user_id: userId })
        .first();
      if (!row) return null;
      const secret = encryption.decrypt(row.secret);
      // With another key nobody may come in without a factor, as if there were none.
      if (secret === null) throw new Error("A second factor cannot be read: ENCRYPTION_KEY is another one.");
      return secret;
    },
    async enrol(userId, { secret, step, recoveryHashes }) {
      const encrypted = encryption.encrypt(secret);
      if (encrypted === null) throw new Error("Second factors need ENCRYPTION_KEY.");
      return knex.transaction(async (trx) => {
        const made = await trx(FACTORS_TABLE)
          .insert({ user_id: userId, secret: encrypted, last_step: step, created_at: now() })
          .onConflict("user_id")
          .ignore()
          .returning<{ user_id: number }[]>("user_id");
        if (made.length === 0) return false;
        await trx(RECOVERY_TABLE).where({ user_id: userId }).delete();
        await trx(RECOVERY_TABLE).insert(recoveryHashes.map((hash) => ({ user_id: userId, hash })));
        return true;
      });
    },
    // One statement each: of two requests with the same code one comes in.
    useStep: async (userId, step) =>
      (await knex(FACTORS_TABLE)
        .where({ user_id: userId })
        .where("last_step", "<", step)
        .update({ last_step: step })) === 1,
    useRecoveryCode: async (userId, hash) =>
      (await knex(RECOVERY_TABLE).where({ user_id: userId, hash }).delete()) === 1,
    async recoveryCodesLeft(userId) {
      const rows = await knex(RECOVERY_TABLE).where({ user_id: userId }).select("hash");
      return rows.length;
    },
    remove: (userId) => knex.transaction((trx) => removeSecondFactor(trx, userId)),
    async owners() {
      const rows = await knex<{ user_id: number }>(FACTORS_TABLE).select("user_id");
      return rows.map((row) => Number(row.user_id));
    },
  };
}

export async function removeSecondFactor(trx: Knex, userId: number): Promise<void> {
  await trx(FACTORS_TABLE).where({ user_id: userId }).delete();
  await trx(RECOVERY_TABLE).where({ user_id: userId }).delete();
}
