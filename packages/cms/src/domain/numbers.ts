import { errors } from "@strapi/utils";
import type { Core } from "@strapi/strapi";
import { COUNTERS_TABLE } from "../bootstrap/tables";

type Knex = Core.Strapi["db"]["connection"];

/** Types whose public integer is given out when an editor saves; a booking gets its own when it is made. */
export const NUMBERED = ["api::tour.tour", "api::departure.departure"] as const;
export type Numbered = (typeof NUMBERED)[number];

export function isNumbered(uid: string): uid is Numbered {
  return (NUMBERED as readonly string[]).includes(uid);
}

/**
 * What a save may do with the number: a new document gets one, a known one keeps its own.
 * `undefined` means: the number has to be assigned.
 */
export function decideNumber(stored: number | null | undefined, wanted: unknown): number | undefined {
  if (stored === null || stored === undefined) {
    return typeof wanted === "number" && Number.isInteger(wanted) && wanted > 0 ? wanted : undefined;
  }
  if (wanted !== undefined && wanted !== null && wanted !== stored) {
    throw new errors.ValidationError(
      `Die Nummer ${stored} ist vergeben und steht in Adressen und Buchungen. Sie lässt sich nicht mehr ändern.`,
      {
        errors: [
          { path: ["number"], message: "Die Nummer lässt sich nicht mehr ändern.", name: "ValidationError" },
        ],
      },
    );
  }
  return stored;
}

/**
 * One statement, so that two editors never get the same number and a deleted one is never given out again. Creating and publishing at
 * once happens in one transaction: on SQLite it has the only connection, and a statement outside would wait for it until it gives up.
 */
export async function nextNumber(strapi: Core.Strapi, uid: Numbered): Promise<number> {
  const table = strapi.db.metadata.get(uid).tableName;
  const knex: Knex = strapi.db.inTransaction() ? (await strapi.db.transaction()).get() : strapi.db.connection;
  const rows = await knex<{ name: string; value: number }>(COUNTERS_TABLE)
    .insert({ name: table, value: knex.raw("(SELECT COALESCE(MAX(number), 0) + 1 FROM ??)", [table]) })
    .onConflict("name")
    .merge({
      value: knex.raw("CASE WHEN excluded.value > ??.value THEN excluded.value ELSE ??.value + 1 END", [
        COUNTERS_TABLE,
        COUNTERS_TABLE,
      ]),
    })
    .returning("value");
  const value = rows[0]?.value;
  if (value === undefined) throw new Error(`No number could be assigned for ${uid}.`);
  return value;
}

export async function storedNumber(
  strapi: Core.Strapi,
  uid: Numbered,
  documentId: string,
): Promise<number | null> {
  const row = (await strapi.db
    .query(uid)
    .findOne({ select: ["number"], where: { documentId, number: { $notNull: true } } })) as {
    number: number;
  } | null;
  return row?.number ?? null;
}

export async function assertFree(strapi: Core.Strapi, uid: Numbered, number: number): Promise<void> {
  const taken: unknown = await strapi.db.query(uid).findOne({ select: ["id"], where: { number } });
  if (!taken) return;
  throw new errors.ValidationError(
    `Die Nummer ${number} ist schon vergeben. Lassen Sie das Feld leer, dann wird die nächste freie vergeben.`,
    {
      errors: [{ path: ["number"], message: "Diese Nummer ist schon vergeben.", name: "ValidationError" }],
    },
  );
}
