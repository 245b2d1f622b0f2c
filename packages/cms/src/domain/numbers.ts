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

/** An integer column of PostgreSQL ends here, and the own server asks for nothing beyond. */
export const LARGEST_NUMBER = 2_147_483_647;
/** The counter follows no number above this: it was typed by hand, of which an earlier version took any. */
const LARGEST_BELIEVED = 1_000_000_000;

/**
 * Returns the number that a save leaves: a known document keeps its own, a new one gets what the seed chooses (`mayChoose`), else
 * undefined, which means that one has to be assigned. Editors who chose would end the row of numbers for everybody.
 */
export function decideNumber(
  stored: number | null | undefined,
  wanted: unknown,
  mayChoose: boolean,
): number | undefined {
  const isWanted = wanted !== undefined && wanted !== null;
  if (stored === null || stored === undefined) {
    if (!isWanted) return undefined;
    if (!mayChoose)
      refuseNumber(
        "Nummern werden beim Speichern vergeben und nicht gewählt. Lassen Sie das Feld leer.",
        "Lassen Sie das Feld leer, dann wird die nächste Nummer vergeben.",
      );
    return typeof wanted === "number" && Number.isInteger(wanted) && wanted > 0 && wanted <= LARGEST_BELIEVED
      ? wanted
      : undefined;
  }
  if (isWanted && wanted !== stored)
    refuseNumber(
      `Die Nummer ${stored} ist vergeben und steht in Adressen und Buchungen. Sie lässt sich nicht mehr ändern.`,
      "Die Nummer lässt sich nicht mehr ändern.",
    );
  return stored;
}

function refuseNumber(message: string, atField: string): never {
  throw new errors.ValidationError(message, {
    errors: [{ path: ["number"], message: atField, name: "ValidationError" }],
  });
}

const tableOf = (strapi: Core.Strapi, uid: Numbered): string => strapi.db.metadata.get(uid).tableName;

/**
 * Creating and publishing at once happens in one transaction: on SQLite it has the only connection, and a statement outside would wait
 * for it until it gives up.
 */
const knexOf = async (strapi: Core.Strapi): Promise<Knex> =>
  strapi.db.inTransaction() ? (await strapi.db.transaction()).get() : strapi.db.connection;

/**
 * The counter alone says what comes next, in one statement: two editors never get the same number, and a deleted one is never given
 * out again. A number that an entry has already, because it was once typed by hand, is passed over.
 */
export async function nextNumber(strapi: Core.Strapi, uid: Numbered): Promise<number> {
  const table = tableOf(strapi, uid);
  const knex = await knexOf(strapi);
  for (;;) {
    const [row] = await knex<{ name: string; value: number }>(COUNTERS_TABLE)
      .where({ name: table })
      .andWhere("value", "<", LARGEST_NUMBER)
      .update({ value: knex.raw("value + 1") as unknown as number })
      .returning("value");
    if (row === undefined) throw new Error(`No number is left for ${uid}.`);
    const taken: unknown = await knex(table).where({ number: row.value }).first("id");
    if (!taken) return row.value;
  }
}

/** Takes the counter along with a number that the seed has chosen. */
export async function noteNumber(strapi: Core.Strapi, uid: Numbered, number: number): Promise<void> {
  const knex = await knexOf(strapi);
  await knex(COUNTERS_TABLE)
    .where({ name: tableOf(strapi, uid) })
    .andWhere("value", "<", number)
    .update({ value: number });
}

/**
 * Before the first number is asked for: a counter that there is not yet begins behind the numbers that there are, and one that has
 * followed a number typed by hand comes back.
 */
export async function openNumbers(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  for (const uid of NUMBERED) {
    const name = tableOf(strapi, uid);
    const highest = knex(name).where("number", "<=", LARGEST_BELIEVED).max("number");
    const value = knex.raw("COALESCE((?), 0)", [highest]);
    await knex(COUNTERS_TABLE)
      .insert({ name, value })
      .onConflict("name")
      .merge(["value"])
      .where(`${COUNTERS_TABLE}.value`, ">", LARGEST_BELIEVED);
  }
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
