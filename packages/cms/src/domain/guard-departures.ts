import type { Core } from "@strapi/strapi";
import { SEATS_TABLE } from "../bootstrap/tables";
import { unusualAmounts } from "./departure-prices";
import { writeTitles } from "./departure-titles";
import { refuse } from "./refuse";
import type { Complaint } from "./rules";

type Transaction = Parameters<ReturnType<Core.Strapi["db"]["connection"]>["transacting"]>[0];
interface Row {
  id: number;
  document_id: string;
  number: number;
  capacity: number | null;
  published_at: unknown;
}

const DEPARTURE = "api::departure.departure";
const TAKES_AWAY: Readonly<Record<string, string>> = {
  delete: "er lässt sich nicht löschen",
  unpublish: "seine Veröffentlichung lässt sich nicht zurücknehmen",
};
const WRITES = ["create", "clone", "update", "publish"];

/** What a write would make of the departure's places; no capacity where it takes the departure away. */
function seatComplaints(action: string, taken: number, capacity: unknown): Complaint[] {
  const gone = TAKES_AWAY[action];
  if (gone !== undefined)
    return taken === 0
      ? []
      : [
          {
            path: [],
            message: `Für diesen Termin sind ${taken} Plätze gebucht; ${gone}. Sagen Sie ihn ab (Zustand „abgesagt“) und stornieren Sie die Buchungen in der Buchungsverwaltung.`,
          },
        ];
  return typeof capacity === "number" && capacity < taken
    ? [
        {
          path: ["capacity"],
          message: `Für diesen Termin sind schon ${taken} Plätze gebucht; weniger Plätze kann er nicht haben.`,
        },
      ]
    : [];
}

/**
 * Counts the seats while nobody can take one: on PostgreSQL the departure's rows are locked, of which a booking holds a share until
 * it stands; on SQLite the transaction itself holds the only write lock. The write then happens in the same transaction, and what it
 * has left is judged there too: relations come in many forms, rows in one.
 */
export function guardDepartures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action } = context;
    if (context.uid !== DEPARTURE || !(WRITES.includes(action) || action in TAKES_AWAY)) return next();
    const params = context.params as { documentId?: string; status?: string; data?: { capacity?: unknown } };
    return strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
      if (params.documentId && action !== "clone")
        await countSeats(strapi, trx, action, params.documentId, params.data?.capacity);
      const result = (await next()) as { documentId?: string } | null;
      const documentId = action === "clone" ? result?.documentId : (params.documentId ?? result?.documentId);
      if (documentId && WRITES.includes(action)) {
        await judgePrices(strapi, trx, documentId);
        const isPublished = action === "publish" || params.status === "published";
        const rows = `document_id = ? ${isPublished ? "" : "AND published_at IS NULL"}`;
        await writeTitles(trx as never, rows, [documentId]);
      }
      return result as never;
    });
  });
}

async function countSeats(
  strapi: Core.Strapi,
  trx: Transaction,
  action: string,
  documentId: string,
  sent: unknown,
): Promise<void> {
  const knex = strapi.db.connection;
  const locked = knex<Row>("departures").transacting(trx).where({ document_id: documentId });
  const rows = await (strapi.db.dialect.client === "postgres" ? locked.forUpdate() : locked).select("*");
  const counter = rows[0]
    ? await knex<{ departure_number: number; taken: number }>(SEATS_TABLE)
        .transacting(trx)
        .where({ departure_number: rows[0].number })
        .first("taken")
    : undefined;
  const draft = rows.find(({ published_at }) => published_at === null);
  const complaints = seatComplaints(action, counter?.taken ?? 0, sent ?? draft?.capacity);
  if (complaints.length > 0) refuse(complaints);
}

async function judgePrices(strapi: Core.Strapi, trx: Transaction, documentId: string): Promise<void> {
  const knex = strapi.db.connection;
  const ofDraft = { document_id: documentId, published_at: null };
  const draft = await knex<Record<string, number | null>>("departures")
    .transacting(trx)
    .where(ofDraft)
    .first("id", "price_cents", "member_price_cents", "confirmed_cents");
  if (!draft) return;
  const tours = knex("departures_tour_lnk as l")
    .join("tours as t", "t.id", "l.tour_id")
    .where("l.departure_id", draft.id)
    .select("t.document_id");
  const others = await knex("departures as d")
    .transacting(trx)
    .join("departures_tour_lnk as l", "l.departure_id", "d.id")
    .join("tours as t", "t.id", "l.tour_id")
    .whereIn("t.document_id", tours)
    .whereNot("d.document_id", documentId)
    .whereNotNull("d.price_cents")
    .select<{ cents: number }[]>("d.price_cents as cents");
  const prices = others.map(({ cents }) => cents);
  const amounts = {
    priceCents: draft.price_cents ?? null,
    memberPriceCents: draft.member_price_cents ?? null,
    confirmedCents: draft.confirmed_cents ?? null,
  };
  const complaints = unusualAmounts(amounts, prices);
  if (complaints.length > 0) refuse(complaints);
  // Once the amounts are usual again, the next low one is asked about anew.
  if (
    amounts.confirmedCents !== null &&
    unusualAmounts({ ...amounts, confirmedCents: null }, prices).length === 0
  )
    await knex("departures").transacting(trx).where(ofDraft).update({ confirmed_cents: null });
}
