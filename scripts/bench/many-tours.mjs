import { randomUUID } from "node:crypto";

/** Every copy has numbers of its own: those of the content begin at 1001. */
const FIRST_NUMBER = 2_000_001;

/**
 * Copies the tours of the content, one after the other, until there are so many more; a copy shares days, pictures and terms with its
 * model and has its departures.
 *
 * @param {import("../lib/database.mjs").Database} database
 * @param {number} count
 */
export async function copyTours(database, count) {
  const tours = await database.all("SELECT * FROM tours ORDER BY number, published_at IS NOT NULL");
  const models = tours.filter((tour) => tour.published_at === null);
  for (let index = 0; index < count; index += 1) {
    const { document_id: model } = models[index % models.length];
    const documentId = newDocument();
    const number = FIRST_NUMBER + index;
    for (const tour of tours.filter(({ document_id }) => document_id === model)) {
      const own = {
        document_id: documentId,
        number,
        slug: `${tour.slug}-${number}`,
        title: `${tour.title} ${number}`,
      };
      const id = await insert(database, "tours", { ...tour, ...own });
      for (const [table, column] of PARTS)
        for (const row of await database.all(`SELECT * FROM ${table} WHERE ${column} = ?`, tour.id))
          if (table !== "files_related_mph" || row.related_type === "api::tour.tour")
            await insert(database, table, { ...row, [column]: id });
      await copyDepartures(database, tour, id, number);
    }
  }
}

const PARTS = [
  ["tours_cmps", "entity_id"],
  ["tours_country_lnk", "tour_id"],
  ["tours_region_lnk", "tour_id"],
  ["tours_operator_lnk", "tour_id"],
  ["tours_activities_lnk", "tour_id"],
  ["tours_travel_types_lnk", "tour_id"],
  ["tours_travel_focus_types_lnk", "tour_id"],
  ["files_related_mph", "related_id"],
];

async function copyDepartures(database, tour, id, number) {
  const departures = await database.all(
    "SELECT d.* FROM departures d JOIN departures_tour_lnk l ON l.departure_id = d.id WHERE l.tour_id = ?",
    tour.id,
  );
  for (const [index, departure] of departures.entries()) {
    const own = { document_id: newDocument(), number: number * 100 + index + 1 };
    const copy = await insert(database, "departures", { ...departure, ...own });
    await insert(database, "departures_tour_lnk", { departure_id: copy, tour_id: id });
  }
}

function newDocument() {
  return randomUUID().replaceAll("-", "").slice(0, 24);
}

/** Answers the new id. */
async function insert(database, table, { id: _id, ...row }) {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const places = columns.map(() => "?").join(", ");
  const [made] = await database.all(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places}) RETURNING id`,
    ...Object.values(row),
  );
  return made.id;
}
