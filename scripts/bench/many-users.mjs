import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../lib/settings.mjs";

const cms = createRequire(path.join(root, "packages/cms/package.json"));
const YEAR = 365 * 86_400_000;

/** The password of all of them. */
export const PASSWORD = "Kammweg-bei-Nebel-7";

/** @param {number} number */
export const addressOf = (number) => `reisende-${number}@bench.example`;

/**
 * So many confirmed people with one password, every second one with a membership that runs.
 *
 * @param {import("../lib/database.mjs").Database} database
 * @param {number} count
 */
export async function addUsers(database, count) {
  const [role] = await database.all("SELECT id FROM up_roles WHERE type = ?", "authenticated");
  const hash = await cms("@node-rs/bcrypt").hash(PASSWORD, 10);
  const now = Date.now();
  const moment = now;
  for (let number = 1; number <= count; number += 1) {
    const email = addressOf(number);
    const stamps = { document_id: id(), created_at: moment, updated_at: moment, published_at: moment };
    await insert(database, "up_users", {
      ...stamps,
      username: email,
      email,
      provider: "local",
      password: hash,
      confirmed: 1,
      blocked: 0,
      first_name: "Reisende",
      last_name: `Nummer ${number}`,
    });
    const [user] = await database.all("SELECT id FROM up_users WHERE email = ?", email);
    await insert(database, "up_users_role_lnk", { user_id: user.id, role_id: role.id });
    if (number % 2 === 0)
      await insert(database, "subscriptions", {
        ...stamps,
        document_id: id(),
        contract_number: `B-${String(number).padStart(6, "0")}`,
        email,
        user_id: user.id,
        state: "active",
        plan_slug: "gratweg-plus",
        plan_name: "Gratweg Plus",
        price_cents: 3900,
        interval: "year",
        started_at: now,
        current_period_end: now + YEAR,
        provider: "sandbox",
        provider_id: `bench_${number}`,
      });
  }
}

const id = () => randomUUID().replaceAll("-", "").slice(0, 24);

async function insert(database, table, row) {
  const columns = Object.keys(row);
  await database.run(
    `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
    ...Object.values(row),
  );
}
