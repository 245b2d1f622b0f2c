import knex from "knex";
import { createSocialTables, knexSocialStore } from "./store";

const at = new Date("2027-01-10T09:00:00Z");
const after = (ms: number) => new Date(at.getTime() + ms);
const ticket = { hash: "h1", provider: "demo", verifierHash: "v1" };
let database: ReturnType<typeof knex>;
let store: ReturnType<typeof knexSocialStore>;

beforeEach(async () => {
  database = knex({ client: "better-sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true });
  await createSocialTables(database as never);
  store = knexSocialStore({
    knex: database as never,
    createDocumentId: () => "doc",
    mailHost: "gratweg.example",
  });
  await store.keepTicket({ ...ticket, userId: 7, expiresAt: after(60_000) }, at);
});
afterEach(() => database.destroy());

it("a ticket counts once, up to its end", async () => {
  expect(await store.takeTicket(ticket, after(59_999))).toBe(7);
  expect(await store.takeTicket(ticket, after(59_999))).toBeUndefined();
});

it("of two who bring it at once, one gets in", async () => {
  const taken = await Promise.all([store.takeTicket(ticket, at), store.takeTicket(ticket, at)]);
  expect(taken.filter((userId) => userId !== undefined)).toEqual([7]);
});

it.each([
  ["too late", ticket, 60_000],
  ["with another page's secret", { ...ticket, verifierHash: "v2" }, 0],
  ["at another provider", { ...ticket, provider: "google" }, 0],
  ["unknown", { ...ticket, hash: "h2" }, 0],
])("%s it opens nothing", async (_, brought, ms) => {
  expect(await store.takeTicket(brought, after(ms))).toBeUndefined();
});

it("old tickets are swept away by the next one", async () => {
  await store.keepTicket({ ...ticket, hash: "h2", userId: 8, expiresAt: after(200_000) }, after(60_001));
  expect(await database("social_tickets").select("hash")).toEqual([{ hash: "h2" }]);
});
