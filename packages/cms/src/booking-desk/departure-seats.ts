import type { Core } from "@strapi/strapi";
import { SEATS_TABLE } from "../bootstrap/tables";
import { DEPARTURE } from "./permissions";

export interface DepartureSeats {
  number: number;
  documentId: string;
  startDate: string;
  endDate: string;
  state: string;
  capacity: number;
  taken: number;
  left: number;
  tour: { number: number; title: string } | null;
}

type DepartureRow = Omit<DepartureSeats, "taken" | "left"> & { publishedAt: string | null };

/** Departures with their live seats, in two statements whatever their number; unknown numbers are left out. */
export async function departureSeats(
  strapi: Core.Strapi,
  numbers: readonly number[],
): Promise<DepartureSeats[]> {
  if (numbers.length === 0) return [];
  const departures = (await strapi.db.query(DEPARTURE).findMany({
    where: { number: { $in: [...numbers] } },
    select: ["number", "documentId", "startDate", "endDate", "state", "capacity", "publishedAt"],
    populate: { tour: { select: ["number", "title"] } },
    orderBy: { number: "asc" },
  })) as DepartureRow[];
  // The published row says what is sold, its draft only what is planned.
  const shown = new Map<number, DepartureRow>();
  for (const row of departures) if (row.publishedAt || !shown.has(row.number)) shown.set(row.number, row);
  const counters = await strapi.db
    .connection<{ departure_number: number; taken: number }>(SEATS_TABLE)
    .whereIn("departure_number", [...numbers])
    .select("departure_number", "taken");
  const taken = new Map(counters.map((row) => [row.departure_number, row.taken]));
  return [...shown.values()].map(({ number, documentId, startDate, endDate, state, capacity, tour }) => {
    const gone = taken.get(number) ?? 0;
    return {
      number,
      documentId,
      startDate,
      endDate,
      state,
      capacity,
      taken: gone,
      left: Math.max(0, (capacity ?? 0) - gone),
      tour: tour ? { number: tour.number, title: tour.title } : null,
    };
  });
}
