import knex from "knex";
import { forgottenPassword } from "./forgotten-password";

const kim = { id: 7, email: "kim@gratweg.example", passwordHash: null, isActive: true };
const blocked = { ...kim, id: 8, email: "weg@gratweg.example", isActive: false };
const at = new Date("2027-01-10T09:00:00Z");

async function bench() {
  const database = knex({
    client: "better-sqlite3",
    connection: { filename: ":memory:" },
    useNullAsDefault: true,
  });
  await database.schema.createTable("admin_users", (table) => {
    table.integer("id");
    table.string("reset_password_token");
    table.datetime("reset_password_token_expires_at");
  });
  await database.schema.createTable("outbox_mails", (table) => {
    for (const name of ["document_id", "message_id", "kind", "to", "data", "state"]) table.string(name);
    for (const name of ["booking_number", "attempts"]) table.integer(name);
    for (const name of ["next_attempt_at", "created_at", "updated_at", "published_at"]) table.datetime(name);
  });
  await database("admin_users").insert([{ id: kim.id }, { id: blocked.id }]);
  const statements: string[] = [];
  database.on("query", ({ sql }: { sql: string }) => statements.push(sql));
  const ask = forgottenPassword({
    knex: database,
    editors: { byEmail: (email) => Promise.resolve([kim, blocked].find((one) => one.email === email)) },
    createDocumentId: () => "abc",
    mailHost: "gratweg.example",
    now: () => at,
  });
  return {
    database,
    statementsFor: async (email: string): Promise<string[]> => {
      statements.length = 0;
      await ask(email);
      return statements.map((sql) => sql.replace(/trx\d+/, "trx"));
    },
  };
}

it("runs the same statements for an editor, a blocked one and a stranger, and keeps the editor's mail alone", async () => {
  const { database, statementsFor } = await bench();
  const [known, unknown, inactive] = [
    await statementsFor(kim.email),
    await statementsFor("niemand@gratweg.example"),
    await statementsFor(blocked.email),
  ];
  expect(known.length).toBeGreaterThan(2);
  expect([unknown, inactive]).toEqual([known, known]);

  const mails = await database<{ kind: string; to: string; data: string }>("outbox_mails");
  expect(mails.map(({ kind, to, data }) => [kind, to, JSON.parse(data) as unknown])).toEqual([
    ["editor-forgotten-password", kim.email, { editor: kim.id }],
  ]);
  expect(await database("admin_users").select()).toEqual([
    {
      id: kim.id,
      reset_password_token: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
      reset_password_token_expires_at: at.getTime() + 60 * 60 * 1000,
    },
    { id: blocked.id, reset_password_token: null, reset_password_token_expires_at: null },
  ]);
  await database.destroy();
});
