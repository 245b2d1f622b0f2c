import type { Core } from "@strapi/strapi";
import { SEATS_TABLE } from "../bootstrap/tables";
import { refuse } from "./refuse";
import type { Complaint } from "./rules";

type Transaction = Parameters<ReturnType<Core.Strapi["db"]["connection"]>["transacting"]>[0];

const DEPARTURE = "api::departure.departure";

/** What a save would make of the departure's places; null for a deletion. */
function seatComplaints(taken: number, capacity: number | null): Complaint[] {
  if (capacity === null)
    return taken === 0
      ? []
      : [
          {
            path: [],
            message: `Für diesen Termin sind ${taken} Plätze gebucht; er lässt sich nicht löschen. Sagen Sie ihn ab (Zustand „cancelled“) und stornieren Sie die Buchungen in der Buchungsverwaltung.`,
          },
        ];
  return capacity < taken
    ? [
        {
          path: ["capacity"],
          message: `Für diesen Termin sind schon ${taken} Plätze gebucht; weniger Plätze kann er nicht haben.`,
        },
      ]
    : [];
}

/**
 * Counts the seats while nobody can take one: on PostgreSQL the departure's row is locked, for which a booking holds a share until
 * it stands; on SQLite the transaction itself holds the only write lock. The save then happens in the same transaction.
 */
export function guardDepartures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== DEPARTURE || (context.action !== "update" && context.action !== "delete"))
      return next();
    const { documentId, data } = context.params as { documentId?: string; data?: { capacity?: unknown } };
    const capacity = context.action === "delete" ? null : data?.capacity;
    if (capacity !== null && typeof capacity !== "number") return next();
    return strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
      const knex = strapi.db.connection;
      const locked = knex<{ number: number; document_id: string }>("departures")
        .transacting(trx)
        .where({ document_id: documentId });
      const row = await (strapi.db.dialect.client === "postgres" ? locked.forUpdate() : locked).first(
        "number",
      );
      const counter = row
        ? await knex<{ departure_number: number; taken: number }>(SEATS_TABLE)
            .transacting(trx)
            .where({ departure_number: row.number })
            .first("taken")
        : undefined;
      const complaints = seatComplaints(counter?.taken ?? 0, capacity);
      if (complaints.length > 0) refuse(complaints);
      return next();
    });
  });
}
