import { randomUUID } from "node:crypto";
import { queuedRow } from "../../outbox/queued-row";
import type { Core } from "@strapi/strapi";
import { inMailbox, lockMailbox, mailboxParameters } from "../email-address";
import { COLUMNS, storedAccount, type AccountChange, type AccountRow, type StoredAccount } from "./stored";
import type { SentMail } from "./decide";
import type { AccountMail, AccountMailData } from "./mails";

type Knex = Core.Strapi["db"]["connection"];

export interface NewAccount {
  email: string;
  /** Null: signs in by a provider. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  stamp: string;
}

/** The rows as one transaction sees them; an account that is taken is nobody else's until its end. */
export interface AccountRows {
  byEmail(email: string): Promise<StoredAccount | undefined>;
  byId(id: number): Promise<StoredAccount | undefined>;
  byToken(of: "confirm" | "reset", hash: string): Promise<StoredAccount | undefined>;
  /** Makes the account unless the address has one; costs the same statements either way. */
  byEmailOrNew(account: NewAccount, at: Date): Promise<{ account: StoredAccount; isNew: boolean }>;
  /** 0 is no account. */
  update(id: number, at: Date, change: AccountChange): Promise<void>;
  /** Mails to whatever address of a mailbox since a moment. */
  mailTimes(to: string, since: Date): Promise<SentMail[]>;
  queueMail(mail: { kind: AccountMail; to: string; data: AccountMailData; at: Date }): Promise<number>;
  /** 0 is no mail. */
  dropMail(id: number): Promise<void>;
}

export interface AccountStore {
  transaction<Result>(work: (rows: AccountRows) => Promise<Result>): Promise<Result>;
  /** Outside of transactions, without a lock. */
  find(by: { email: string } | { id: number } | { confirmation: string }): Promise<StoredAccount | undefined>;
  /** Notes the sign-in, and the password's hash as it is made now; answers the stamp. Undefined: the password was changed meanwhile. */
  signedIn(
    id: number,
    of: { passwordHash?: string; renewed?: string; stamp: string; at: Date },
  ): Promise<string | undefined>;
  stamp(id: number, stamp: string): Promise<void>;
  /** Accounts that nobody confirmed; answers how many are gone. */
  forget(registeredBefore: Date): Promise<number>;
}

const USERS = "up_users";
const ROLE_LINKS = "up_users_role_lnk";
const MAILS = "outbox_mails";
export const DEFAULT_ROLE = "authenticated";

export function knexAccountStore(options: {
  knex: Knex;
  createDocumentId: () => string;
  mailHost: string;
}): AccountStore {
  const { knex } = options;
  return {
    transaction: (work) => knex.transaction((trx) => work(accountRows(trx, options))),
    async find(by) {
      const query = knex<AccountRow>(USERS);
      if ("id" in by) query.where("id", by.id);
      else if ("email" in by) query.whereRaw("LOWER(email) = ?", [by.email]);
      else query.where("confirmation_token", by.confirmation);
      const row = await query.first();
      return row && storedAccount(row);
    },
    async signedIn(id, { passwordHash, renewed = passwordHash, stamp, at }) {
      const [row] = await knex(USERS)
        .where({ id, ...(passwordHash === undefined ? {} : { password: passwordHash }) })
        .update({
          last_sign_in_at: at,
          credential_stamp: knex.raw("COALESCE(credential_stamp, ?)", [stamp]),
          ...(renewed === undefined ? {} : { password: renewed }),
        })
        .returning<{ credential_stamp: string }[]>("credential_stamp");
      return row?.credential_stamp;
    },
    stamp: async (id, stamp) => void (await knex(USERS).where({ id }).update({ credential_stamp: stamp })),
    forget: async (registeredBefore) => {
      let gone = 0;
      await knex.transaction(async (trx) => {
        const waiting = await trx(USERS)
          .where({ confirmed: false, invited_at: null, last_sign_in_at: null, blocked: false })
          .where("created_at", "<", registeredBefore)
          .select<{ id: number }[]>("id");
        const ids = waiting.map(({ id }) => id);
        await trx(ROLE_LINKS).whereIn("user_id", ids).delete();
        gone = await trx(USERS).whereIn("id", ids).delete();
      });
      return gone;
    },
  };
}

export function accountRows(
  trx: Knex,
  { createDocumentId, mailHost }: { createDocumentId: () => string; mailHost: string },
): AccountRows {
  const stamps = (at: Date) => ({ created_at: at, updated_at: at, published_at: at });
  const first = async (query: { first(): PromiseLike<AccountRow | undefined> }) => {
    const row = await query.first();
    return row && storedAccount(row);
  };
  const users = () => trx<AccountRow>(USERS).forUpdate();
  const byEmail: AccountRows["byEmail"] = (email) => first(users().whereRaw("LOWER(email) = ?", [email]));
  return {
    byEmail,
    byId: (id) => first(users().where("id", id)),
    byToken: (of, hash) =>
      first(users().where(of === "confirm" ? "confirmation_token" : "reset_password_token", hash)),
    async byEmailOrNew({ email, passwordHash, firstName, lastName, stamp }, at) {
      const made = await trx(USERS)
        .insert({
          document_id: createDocumentId(),
          username: email,
          email,
          provider: "local",
          password: passwordHash,
          first_name: firstName,
          last_name: lastName,
          credential_stamp: stamp,
          confirmed: false,
          blocked: false,
          ...stamps(at),
        })
        .onConflict()
        .ignore()
        .returning<{ id: number }[]>("id");
      const account = await byEmail(email);
      if (!account) throw new Error("The account's row is not there.");
      await trx.raw(
        `INSERT INTO up_users_role_lnk (user_id, role_id, user_ord)
         SELECT ?, id, 1 FROM up_roles
         WHERE type = ? AND NOT EXISTS (SELECT 1 FROM up_users_role_lnk WHERE user_id = ?)`,
        [account.id, DEFAULT_ROLE, account.id],
      );
      return { account, isNew: made.length > 0 };
    },
    async update(id, at, change) {
      const columns: [string, unknown][] = Object.entries(change).map(([name, value]) => [
        COLUMNS[name as keyof AccountChange],
        value,
      ]);
      await trx(USERS)
        .where({ id })
        .update({ ...Object.fromEntries(columns), updated_at: at });
    },
    async mailTimes(to, since) {
      await lockMailbox(trx, "account", to);
      const rows = await trx(MAILS)
        .whereLike("kind", "account-%")
        .where("created_at", ">", since)
        .whereRaw(inMailbox('"to"'), mailboxParameters(to))
        .select<{ kind: string; to: string; created_at: Date | number }[]>("kind", "to", "created_at");
      return rows.map((row) => ({ kind: row.kind, to: row.to, at: new Date(row.created_at) }));
    },
    async queueMail({ kind, to, data, at }) {
      const [row] = await trx(MAILS)
        .insert(
          queuedRow({
            documentId: createDocumentId(),
            messageId: `<account-${randomUUID()}@${mailHost}>`,
            kind,
            to,
            data,
            at,
          }),
        )
        .returning<{ id: number }[]>("id");
      return Number(row?.id);
    },
    async dropMail(id) {
      await trx(MAILS).where({ id }).delete();
    },
  };
}
