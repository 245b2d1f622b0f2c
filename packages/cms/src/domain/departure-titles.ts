import type { Core } from "@strapi/strapi";

type Knex = Core.Strapi["db"]["connection"];

const DAY = (from: number, length: number) => `SUBSTR(CAST(start_date AS TEXT), ${from}, ${length})`;

/** Writes „{tour} · {dd.mm.yyyy}“ into the departures for which `where` holds; editors recognise them by it. */
export function writeTitles(
  knex: Pick<Knex, "raw">,
  where: string,
  bindings: string[] = [],
): PromiseLike<unknown> {
  return knex.raw(
    `UPDATE departures SET title = COALESCE((SELECT t.title FROM departures_tour_lnk l JOIN tours t ON t.id = l.tour_id
      WHERE l.departure_id = departures.id ORDER BY t.id LIMIT 1), 'Ohne Tour')
      || COALESCE(' · ' || ${DAY(9, 2)} || '.' || ${DAY(6, 2)} || '.' || ${DAY(1, 4)}, '') WHERE ${where}`,
    bindings,
  );
}

/** Departures of an earlier version have none. */
export const titleEarlierDepartures = (strapi: Core.Strapi) =>
  writeTitles(strapi.db.connection, "title IS NULL");

/** A tour's departures bear its name. */
export function followTourTitles(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { documentId } = context.params as { documentId?: string };
    if (context.uid !== "api::tour.tour" || !documentId || !["update", "publish"].includes(context.action))
      return result;
    await strapi.db.transaction(({ trx }) =>
      writeTitles(
        trx as unknown as Knex,
        `id IN (SELECT l.departure_id FROM departures_tour_lnk l JOIN tours t ON t.id = l.tour_id WHERE t.document_id = ?)`,
        [documentId],
      ),
    );
    return result;
  });
}
