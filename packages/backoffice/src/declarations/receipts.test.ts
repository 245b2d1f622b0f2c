import knex, { type Knex } from "knex";
import type { DeclarationMailData } from "./mails";
import { queueReceipt } from "./receipts";
import { knexDeclarationStore } from "./store";

const AT = new Date("2027-01-10T09:00:00Z");
let database: Knex;
beforeEach(async () => {
  database = knex({
    client: "better-sqlite3",
    connection: { filename: ":memory:" },
    useNullAsDefault: true,
  });
  await database.schema.createTable("outbox_mails", (table) => {
    table.increments("id");
    for (const name of [
      "document_id",
      "message_id",
      "kind",
      "to",
      "mailbox",
      "state",
      "data",
      "booking_number",
      "seal",
    ])
      table.text(name);
    table.integer("attempts");
    for (const name of ["next_attempt_at", "created_at", "updated_at", "published_at"]) table.datetime(name);
  });
});
afterEach(() => database.destroy());

it("tags of one mailbox share five receipts and one mail with the rest, whose first address gets it", async () => {
  let numbers = 0;
  const store = knexDeclarationStore(database, "gratweg.example");
  const declare = (email: string) =>
    store.transaction((rows) => {
      const receiptNumber = `K-${(numbers += 1)}`;
      const data = { receiptNumber, bookingNumber: null, declaration: { email } };
      return queueReceipt(rows, data as unknown as DeclarationMailData, AT);
    });
  for (let tag = 0; tag < 40; tag += 1)
    await declare(tag % 4 ? `Anna+${tag}@post.example` : "anna@post.example");
  for (const other of ["annab@post.example", "anna+1@posta.example", "anna@post.example.example"])
    await declare(other);
  const mails = await database<{ kind: string; to: string; data: string }>("outbox_mails").orderBy("id");
  expect(mails.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
    "declaration-receipt anna@post.example",
    ...[1, 2, 3].map((tag) => `declaration-receipt anna+${tag}@post.example`),
    "declaration-receipt anna@post.example",
    "declaration-receipts anna+5@post.example",
    "declaration-receipt annab@post.example",
    "declaration-receipt anna+1@posta.example",
    "declaration-receipt anna@post.example.example",
  ]);
  const { declared, more } = JSON.parse(mails[5]?.data ?? "{}") as { declared: unknown[]; more: number };
  expect([declared.length, more]).toEqual([30, 5]);
});
