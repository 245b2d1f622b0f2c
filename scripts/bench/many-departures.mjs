import { randomUUID } from "node:crypto";
import { StepError } from "../lib/terminal.mjs";

/** More seats than any run takes. */
const SEATS = 100_000_000;
const FIRST_NUMBER = 900_000;

/**
 * Copies the first departure of the content until there are so many, all with seats enough.
 *
 * @param {import("../lib/database.mjs").Database} database
 * @param {number} count
 */
export async function spreadDepartures(database, count) {
  await database.run("UPDATE departures SET capacity = ?", SEATS);
  const [{ present }] = await database.all("SELECT COUNT(DISTINCT number) AS present FROM departures");
  const [model] = await database.all(
    "SELECT * FROM departures WHERE published_at IS NOT NULL ORDER BY start_date DESC, number LIMIT 1",
  );
  if (!model) throw new StepError("The content has no departure.");
  const links = await database.all("SELECT * FROM departures_tour_lnk WHERE departure_id = ?", model.id);
  for (let number = FIRST_NUMBER; number < FIRST_NUMBER + count - present; number += 1) {
    const documentId = randomUUID().replaceAll("-", "").slice(0, 24);
    await insert(database, "departures", { ...model, document_id: documentId, number });
    const [copied] = await database.all("SELECT id FROM departures WHERE number = ?", number);
    for (const link of links)
      await insert(database, "departures_tour_lnk", { ...link, departure_id: copied.id });
  }
}

/** The database gives a new id. */
async function insert(database, table, row) {
  const columns = Object.keys(row).filter((column) => column !== "id");
  await database.run(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
    ...columns.map((column) => row[column]),
  );
}
