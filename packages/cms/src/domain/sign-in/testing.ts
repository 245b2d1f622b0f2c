import knex, { type Knex } from "knex";
import { createAccounts, DUMMY_HASH } from "./accounts";
import type { PasswordHasher } from "./hash-pool";
import { createSignInLimits, type LimitOptions } from "./limits";
import { SignInRefusal } from "./refusal";
import { knexAccountStore } from "./store";
import { accountTokens } from "./tokens";

export interface TestMail {
  kind: string;
  to: string;
  data: {
    user: string;
    origin: string;
    plan?: string;
    link: { purpose: string; seed: string; hash: string } | null;
  };
}

/** The real domain on a database in memory, with the tables as Strapi makes them, a clock of its own, and everything counted. */
export async function createAccountBench(limits: Partial<LimitOptions> = {}) {
  const database = knex({
    client: "better-sqlite3",
    connection: { filename: ":memory:" },
    useNullAsDefault: true,
  });
  await createTables(database);
  let time = Date.parse("2027-01-10T09:00:00Z");
  let documents = 0;
  const hashes: string[] = [];
  const statements: string[] = [];
  let isBusy = false;
  database.on("query", ({ sql }: { sql: string }) => statements.push(sql));
  const hasher: PasswordHasher = {
    hash: (password) => Promise.resolve(hashes.push("hash")).then(() => `hash of ${password}`),
    compare: (password, hash) =>
      isBusy
        ? Promise.reject(new SignInRefusal("busy", 1))
        : // What is no hash costs nothing.
          Promise.resolve(hashes.push(hash === "" ? "nothing" : "compare")).then(
            () => hash !== DUMMY_HASH && hash.replace(/^old /, "") === `hash of ${password}`,
          ),
    isWhole: (hash) => !hash.startsWith("old "),
    close: () => undefined,
  };
  const tokens = accountTokens("geheim");
  const accounts = createAccounts({
    store: knexAccountStore({
      knex: database,
      createDocumentId: () => `doc-${(documents += 1)}`,
      mailHost: "gratweg.example",
    }),
    hasher,
    limits: createSignInLimits({
      failuresPerAccount: 10,
      failuresPerAddress: 50,
      requestsPerAddress: 0,
      ...limits,
      now: () => time,
    }),
    tokens,
    portalUrl: "http://portal.example",
    now: () => new Date(time),
  });
  const mails = async (): Promise<TestMail[]> =>
    (await database<{ kind: string; to: string; data: string }>("outbox_mails").orderBy("id")).map((row) => ({
      kind: row.kind,
      to: row.to,
      data: JSON.parse(row.data) as TestMail["data"],
    }));
  return {
    accounts,
    database,
    mails,
    /** The queue of the hashing pool is full. */
    overload: (is: boolean) => void (isBusy = is),
    advance: (ms: number) => void (time += ms),
    isStamp: async (id: number, credential_stamp: string) =>
      (await database("up_users").where({ id, credential_stamp })).length === 1,
    user: (email: string) => database<Record<string, unknown>>("up_users").where({ email }).first(),
    /** The token that the worker would write into the last mail of a kind. */
    async token(kind: string): Promise<string> {
      const { user, link } = (await mails()).findLast((mail) => mail.kind === kind)?.data ?? {};
      if (!user || !link) throw new Error(`no mail of the kind ${kind} with a link`);
      return tokens.token(link.purpose as "confirm" | "reset" | "invitation", user, link.seed);
    },
    /** What work costs: hashes, and statements by their verb and table. */
    async cost(work: () => Promise<unknown>): Promise<{ hashes: string[]; statements: string[] }> {
      const before = [hashes.length, statements.length] as const;
      await work().catch(() => undefined);
      return {
        hashes: hashes.slice(before[0]),
        statements: statements
          .slice(before[1])
          .map((sql) => /^(?:begin|commit|rollback|(\w+).*?`(\w+)`|\w+)/i.exec(sql)?.slice(0, 3) ?? [sql])
          .map(([all = "", verb, table]) =>
            verb ? `${verb.toLowerCase()} ${table ?? ""}` : all.toLowerCase(),
          ),
      };
    },
    close: () => database.destroy(),
  };
}

async function createTables(database: Knex): Promise<void> {
  await database.schema.createTable("up_users", (table) => {
    table.increments("id");
    for (const name of [
      "document_id",
      "username",
      "email",
      "provider",
      "password",
      "first_name",
      "last_name",
    ])
      table.string(name);
    for (const name of ["reset_password_token", "confirmation_token", "credential_stamp"]) table.string(name);
    for (const name of ["reset_password_expires_at", "confirmation_expires_at", "invited_at"])
      table.datetime(name);
    for (const name of ["last_sign_in_at", "created_at", "updated_at", "published_at"]) table.datetime(name);
    table.boolean("confirmed");
    table.boolean("blocked");
  });
  await database.raw("CREATE UNIQUE INDEX up_users_email_unique ON up_users (LOWER(email))");
  await database.schema.createTable("up_roles", (table) => {
    table.increments("id");
    table.string("type");
  });
  await database("up_roles").insert([{ type: "public" }, { type: "authenticated" }]);
  await database.schema.createTable("up_users_role_lnk", (table) => {
    table.increments("id");
    table.integer("user_id");
    table.integer("role_id");
    table.double("user_ord");
  });
  await database.schema.createTable("outbox_mails", (table) => {
    table.increments("id");
    for (const name of ["document_id", "message_id", "kind", "to", "data", "state"]) table.string(name);
    for (const name of ["attempts", "booking_number"]) table.integer(name);
    for (const name of ["next_attempt_at", "created_at", "updated_at", "published_at"]) table.datetime(name);
  });
}
