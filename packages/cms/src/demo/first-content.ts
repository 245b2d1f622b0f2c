import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { memory } from "../bootstrap/memory";
import { berlinDay } from "@gratweg/contracts/kernel";
import type { SeedMode } from "../environment";
import { contentFolder, DEPARTURE, OFFER } from "./content-types";
import { addDays, departuresFor, type YearlyDeparture } from "./departures";
import { importContent } from "./import-content";

const TOUR = "api::tour.tour";
type TourRow = Parameters<typeof departuresFor>[0] & { documentId: string; slug: string };

/** Fills an empty database, or goes on where an interrupted start stopped; a database that editors work in is left alone. */
export async function fillWithContent(strapi: Core.Strapi, mode: SeedMode): Promise<void> {
  if (mode === "none") return;
  const state = memory<"running" | "done">(strapi, "seed");
  const before = await state.read();
  const isEmpty = (await strapi.db.query(TOUR).count()) === 0;
  if (before === "done" || (before !== "running" && !isEmpty)) return;
  await state.write("running");
  if (isEmpty) await importContent(strapi, mode);
  // The start that finds a snapshot goes on with it.
  if (mode === "snapshot") return;
  await addDepartures(strapi, berlinDay());
  await beginOffers(strapi, berlinDay());
  await state.write("done");
}

async function addDepartures(strapi: Core.Strapi, today: string): Promise<void> {
  const yearly = readFileSync(join(contentFolder(), "departures.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as YearlyDeparture);
  const present = await strapi.db.query(DEPARTURE).findMany({ select: ["number"] });
  const numbers = new Set(present.map(({ number }: { number: number }) => number));
  const tours = (await strapi.db
    .query(TOUR)
    .findMany({ where: { publishedAt: null }, populate: ["days"], orderBy: "number" })) as TourRow[];
  for (const tour of tours) {
    const own = yearly.filter(({ tour: slug }) => slug === tour.slug);
    for (const departure of departuresFor(tour, own, today))
      if (!numbers.has(departure.number))
        await strapi
          .documents(DEPARTURE)
          .create({ data: { ...departure, tour: tour.documentId }, status: "published" });
  }
}

/** Moves offers to begin today; they last as long as in the content. */
async function beginOffers(strapi: Core.Strapi, today: string): Promise<void> {
  const offers = await strapi.db.query(OFFER).findMany({ select: ["id", "validFrom", "validUntil"] });
  for (const { id, validFrom, validUntil } of offers as {
    id: number;
    validFrom: string;
    validUntil: string;
  }[]) {
    const days = (Date.parse(validUntil) - Date.parse(validFrom)) / 86_400_000;
    const values = { valid_from: today, valid_until: addDays(today, days) };
    // Past Strapi, for which that would be a change of the content.
    await strapi.db.connection("offers").where({ id }).update(values);
  }
}
