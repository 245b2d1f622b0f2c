import type { Core } from "@strapi/strapi";
import { SEATS_TABLE } from "../bootstrap/tables";

export interface LiveDeparture {
  number: number;
  startDate: string;
  endDate: string;
  priceCents: number;
  /** For members alone, and only where it is lower. */
  memberPriceCents?: number;
  singleSupplementCents: number;
  capacity: number;
  seatsLeft: number;
  minimumParticipants: number;
  guaranteed: boolean;
}

interface Row {
  number: number;
  start_date: string;
  end_date: string;
  price_cents: number;
  /** Asked for in the name of members alone. */
  member_price_cents?: number | null;
  single_supplement_cents: number | null;
  capacity: number;
  minimum_participants: number;
  guaranteed: boolean | number | null;
  taken: number;
}

/** Made once: making one costs more than a whole booking's SQL. */
const berlinDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });

/** Today in Berlin as YYYY-MM-DD. */
export function berlinToday(now: Date = new Date()): string {
  return berlinDay.format(now);
}

export function toLiveDeparture(row: Row): LiveDeparture {
  const memberCents = row.member_price_cents ?? null;
  return {
    number: row.number,
    startDate: row.start_date,
    endDate: row.end_date,
    priceCents: row.price_cents,
    ...(memberCents !== null && memberCents < row.price_cents ? { memberPriceCents: memberCents } : {}),
    singleSupplementCents: row.single_supplement_cents ?? 0,
    capacity: row.capacity,
    seatsLeft: Math.max(0, row.capacity - row.taken),
    minimumParticipants: row.minimum_participants,
    guaranteed: Boolean(row.guaranteed),
  };
}

/** The join table of departure → tour; Strapi chooses its name. */
export function tourLink(strapi: Core.Strapi): { table: string; departure: string; tour: string } {
  const attribute = strapi.db.metadata.get("api::departure.departure").attributes.tour as unknown as {
    joinTable: { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } };
  };
  const { joinTable } = attribute;
  return {
    table: joinTable.name,
    departure: joinTable.joinColumn.name,
    tour: joinTable.inverseJoinColumn.name,
  };
}

/**
 * Upcoming departures with live seats; `null` when no published tour has the number. Two statements, whatever the number of
 * departures. Joined by the tour's document, because publishing replaces the row that a departure was linked to.
 */
export async function liveDepartures(
  strapi: Core.Strapi,
  tourNumber: number,
  { isMember = false, today = berlinToday() }: { isMember?: boolean; today?: string } = {},
): Promise<LiveDeparture[] | null> {
  const knex = strapi.db.connection;
  const tour = await knex<{ document_id: string; number: number; published_at: unknown }>("tours")
    .where({ number: tourNumber })
    .whereNotNull("published_at")
    .first("document_id");
  if (!tour) return null;

  const link = tourLink(strapi);
  const rows = await knex("departures as d")
    .leftJoin(`${SEATS_TABLE} as s`, "s.departure_number", "d.number")
    .whereIn(
      "d.id",
      knex(`${link.table} as l`)
        .join("tours as t", "t.id", `l.${link.tour}`)
        .where("t.document_id", tour.document_id)
        .select(`l.${link.departure}`),
    )
    .whereNotNull("d.published_at")
    .where("d.state", "open")
    .where("d.start_date", ">=", today)
    .orderBy([{ column: "d.start_date" }, { column: "d.number" }])
    .select<Row[]>(
      "d.number",
      "d.start_date",
      "d.end_date",
      "d.price_cents",
      ...(isMember ? ["d.member_price_cents"] : []),
      "d.single_supplement_cents",
      "d.capacity",
      "d.minimum_participants",
      "d.guaranteed",
      knex.raw("COALESCE(s.taken, 0) as taken"),
    );
  return rows.map(toLiveDeparture);
}
