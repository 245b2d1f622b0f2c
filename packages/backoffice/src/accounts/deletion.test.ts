import knex from "knex";
import { checkDeletion, deleteAccount } from "./deletion";
import { changeUser, removeByManager } from "./manage";
import { FORGET_MAILS_AFTER_DAYS, forgetSentMails } from "./mails";

const at = new Date("2027-01-10T09:00:00Z");
let database: ReturnType<typeof knex>;

/** The tables as Strapi makes them, as far as a removal looks at them. */
beforeEach(async () => {
  database = knex({ client: "better-sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true });
  const tables: Record<string, readonly string[]> = {
    up_users: [
      "document_id",
      "email",
      "first_name",
      "last_name",
      "phone",
      "provider",
      "password",
      "confirmed",
    ],
    up_roles: ["type"],
    up_users_role_lnk: ["user_id", "role_id", "user_ord"],
    subscriptions: ["provider", "provider_id", "customer_id", "email", "state", "cancelled_at", "updated_at"],
    bookings: ["number", "email", "state", "departure_number"],
    departures: ["number", "start_date", "published_at"],
    newsletter_subscribers: ["email"],
    saved_trips: ["user_id"],
    social_identities: ["user_id"],
    strapi_sessions: ["user_id", "session_id", "origin"],
    audit_entries: ["document_id", "at", "action", "actor_id", "actor", "target_id", "target", "role"],
    outbox_mails: ["document_id", "message_id", "kind", "to", "data", "state", "attempts", "booking_number"],
  };
  for (const [name, columns] of Object.entries(tables))
    await database.schema.createTable(name, (table) => {
      table.increments("id");
      for (const column of columns) table.specificType(column, "");
      const moments = [
        "created_at",
        "updated_at",
        "published_at",
        "invited_at",
        "last_sign_in_at",
        "blocked",
      ];
      for (const moment of [...moments, "next_attempt_at", "sent_at"])
        if (!columns.includes(moment)) table.specificType(moment, "");
    });
  await database("up_roles").insert([{ type: "authenticated" }, { type: "manager" }]);
  for (const [email, role] of [
    ["anna@post.example", 1],
    ["mia@post.example", 2],
  ] as const) {
    const [{ id } = { id: 0 }] = await database("up_users")
      .insert({ email, first_name: "Anna", confirmed: 1, password: "hash", created_at: at })
      .returning<{ id: number }[]>("id");
    await database("up_users_role_lnk").insert({ user_id: id, role_id: role });
  }
});
afterEach(() => database.destroy());

const removal = () => ({
  at,
  today: "2027-01-10",
  createDocumentId: () => "doc",
  mailHost: "gratweg.example",
  membershipEnded: true,
  key: null,
});
const contract = (state: string) =>
  database("subscriptions").insert({
    provider: "stripe",
    provider_id: "sub_1",
    email: "Anna@post.example",
    state,
  });
const people = async () =>
  (await database("up_users").select<{ email: string }[]>("email")).map(({ email }) => email);

it.each(["active", "ending", "past-due"])(
  "an account whose membership (%s) has begun since the check stays, and so does the contract's address",
  async (state) => {
    await contract(state);
    expect(await deleteAccount(database as never, 1, removal())).toBe("membership-runs");
    expect(await removeByManager(database as never, { actorId: 2, targetId: 1 }, removal())).toEqual({
      outcome: "membership-runs",
    });
    expect([await people(), await database("audit_entries")]).toEqual([
      ["anna@post.example", "mia@post.example"],
      [],
    ]);
    expect(await database("subscriptions").first("email", "state")).toEqual({
      email: "Anna@post.example",
      state,
    });
  },
);

it("goes once it has ended there, and leaves the contract without an address", async () => {
  await contract("ended");
  expect(await deleteAccount(database as never, 1, removal())).toBe("deleted");
  expect(await people()).toEqual(["mia@post.example"]);
  expect(await database("subscriptions").first("email")).toEqual({ email: "" });
});

it("mails about accounts that are done with are forgotten after a while, also the last one to who has gone", async () => {
  const day = 86_400_000;
  const mail = (kind: string, state: string, days: number) => ({
    kind,
    state,
    to: "anna@post.example",
    updated_at: new Date(at.getTime() - days * day),
  });
  await database("outbox_mails").insert([
    mail("account-deleted", "sent", FORGET_MAILS_AFTER_DAYS + 1),
    mail("account-reset", "failed", FORGET_MAILS_AFTER_DAYS + 1),
    mail("account-deleted", "sent", FORGET_MAILS_AFTER_DAYS - 1),
    mail("account-confirm", "pending", FORGET_MAILS_AFTER_DAYS + 1),
    mail("membership-started", "sent", 400),
    mail("booking-confirmation", "sent", 400),
  ]);
  expect(await forgetSentMails(database as never, at)).toBe(2);
  const left = await database("outbox_mails").orderBy("id").select<{ kind: string }[]>("kind");
  expect(left.map(({ kind }) => kind)).toEqual([
    "account-deleted",
    "account-confirm",
    "membership-started",
    "booking-confirmation",
  ]);
});

it("needs the right password, or the account's own address where there is none", async () => {
  const check = (id: number, proof: object, isRight = true) =>
    checkDeletion(database as never, id, proof, () => Promise.resolve(isRight)).then(
      ({ outcome }) => outcome,
    );
  expect(await check(1, { password: "x" })).toBe("allowed");
  expect(await check(1, { password: "x" }, false)).toBe("wrong-password");
  expect(await check(1, { email: "anna@post.example" })).toBe("wrong-password");
  await database("up_users").where({ id: 1 }).update({ password: null });
  expect(await check(1, { email: "mia@post.example" })).toBe("wrong-email");
  expect(await check(1, { email: " Anna@post.example " })).toBe("allowed");
  expect(await check(2, { password: "x" })).toBe("last-manager");
  expect(await deleteAccount(database as never, 2, removal())).toBe("last-manager");
});

describe("a manager", () => {
  const change = (actorId: number, targetId: number, what: { role?: "authenticated"; blocked?: boolean }) =>
    changeUser(database as never, { actorId, targetId }, what, { at, createDocumentId: () => "doc" }).then(
      ({ outcome }) => outcome,
    );
  const signedIn = async () =>
    (await database("strapi_sessions").select<{ session_id: string }[]>("session_id")).map(
      ({ session_id }) => session_id,
    );

  it("changes nothing about the own account, and nothing at all once blocked or no manager any more", async () => {
    expect(await change(2, 2, { role: "authenticated" })).toBe("own-account");
    expect(await change(1, 2, { blocked: true })).toBe("forbidden");
    await database("up_users").where({ id: 2 }).update({ blocked: 1 });
    expect(await change(2, 1, { blocked: true })).toBe("forbidden");
    expect(await database("audit_entries")).toEqual([]);
  });

  it("ends the sessions of whom they block, and of nobody else", async () => {
    await database("strapi_sessions").insert([
      { user_id: "1", session_id: "one", origin: "users-permissions" },
      { user_id: "2", session_id: "two", origin: "users-permissions" },
      { user_id: "1", session_id: "an editor's", origin: "admin" },
    ]);
    expect(await change(2, 1, { blocked: false })).toBe("changed");
    expect(await signedIn()).toHaveLength(3);
    expect(await change(2, 1, { blocked: true })).toBe("changed");
    expect(await signedIn()).toEqual(["two", "an editor's"]);
  });

  it("who goes leaves no name in the trail, neither for what was done nor for what they did", async () => {
    await database("audit_entries").insert([
      { action: "blocked", actor_id: 1, actor: "Anna (anna@post.example)", target_id: 2, target: "Mia" },
      { action: "unblocked", actor_id: 2, actor: "Mia", target_id: 1, target: "Anna (anna@post.example)" },
    ]);
    expect(await deleteAccount(database as never, 1, removal())).toBe("deleted");
    expect(await database("audit_entries").orderBy("id").select("actor", "target")).toEqual([
      { actor: "gelöschtes Konto", target: "Mia" },
      { actor: "Mia", target: "gelöschtes Konto" },
    ]);
  });
});
