import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createStrapi, type Core, type UID } from "@strapi/strapi";
import { createProgress } from "./progress";
import type { BulkTour } from "./generate";

type Row = Record<string, unknown>;
const TOUR = "api::tour.tour" as UID.ContentType;
const DEPARTURE = "api::departure.departure" as UID.ContentType;
const TOURS_A_BATCH = 200;
const ROWS_A_STATEMENT = 400;

/** `{table, own, other, order}` of a relation; Strapi chooses the names. */
interface Link {
  table: string;
  own: string;
  other: string;
  order?: string;
}

function linkOf(strapi: Core.Strapi, uid: UID.ContentType, field: string): Link {
  const attribute = strapi.db.metadata.get(uid).attributes[field] as unknown as {
    joinTable: {
      name: string;
      joinColumn: { name: string };
      inverseJoinColumn: { name: string };
      orderColumnName?: string;
    };
  };
  const { name, joinColumn, inverseJoinColumn, orderColumnName } = attribute.joinTable;
  return { table: name, own: joinColumn.name, other: inverseJoinColumn.name, order: orderColumnName };
}

/** Ids are given out here, because rows of several tables refer to each other before they are written. */
class Ids {
  readonly #next = new Map<string, number>();
  constructor(private readonly strapi: Core.Strapi) {}
  async open(table: string): Promise<void> {
    const knex = this.strapi.db.connection;
    const [row] = await knex(table).select<{ top: number | null }[]>(knex.raw("MAX(id) AS top"));
    this.#next.set(table, (row?.top ?? 0) + 1);
  }
  take(table: string): number {
    const id = this.#next.get(table);
    if (id === undefined) throw new Error(`No ids were opened for ${table}.`);
    this.#next.set(table, id + 1);
    return id;
  }
  /** PostgreSQL's own counters have to learn what was given out. */
  async close(): Promise<void> {
    if (this.strapi.db.dialect.client !== "postgres") return;
    for (const table of this.#next.keys())
      await this.strapi.db.connection.raw(
        "SELECT setval(pg_get_serial_sequence(?, 'id'), (SELECT MAX(id) FROM ??))",
        [table, table],
      );
  }
}

interface Target {
  id: number;
  slug: string;
  published_at: unknown;
}
interface Relation {
  link: Link;
  slugs: (tour: BulkTour) => string[];
  /** Row ids by `draft:slug` and `published:slug`. */
  ids: Map<string, number>;
}

async function relation(
  strapi: Core.Strapi,
  field: string,
  table: string,
  slugs: Relation["slugs"],
): Promise<Relation> {
  const rows = await strapi.db.connection(table).select<Target[]>("id", "slug", "published_at");
  const ids = new Map(
    rows.map(({ id, slug, published_at }) => [
      `${published_at === null ? "draft" : "published"}:${slug}`,
      id,
    ]),
  );
  return { link: linkOf(strapi, TOUR, field), slugs, ids };
}

function tourRow(tour: BulkTour, id: number, documentId: string, publishedAt: Date | null, now: Date): Row {
  const { extra } = tour;
  return {
    id,
    document_id: documentId,
    number: tour.number,
    title: tour.title,
    slug: tour.slug,
    teaser: tour.teaser,
    biome: extra.biome,
    season: extra.season,
    time_of_day: "tag",
    body: JSON.stringify([{ type: "paragraph", children: [{ type: "text", text: tour.body }] }]),
    distance_km: extra.distanceKm,
    ascent_m: extra.ascentM,
    descent_m: extra.ascentM,
    distance_note: "ca.",
    technique_grade: extra.techniqueGrade,
    fitness_grade: extra.fitnessGrade,
    group_size_min: 4,
    group_size_max: 12,
    guide_language: "Deutsch",
    dogs_allowed: extra.asked.dogsAllowed,
    children_from_age: extra.asked.childrenFromAge,
    luggage_transport: extra.asked.luggageTransport,
    train_arrival: extra.asked.trainArrival,
    flight_needed: extra.asked.flightNeeded,
    single_room: extra.asked.singleRoom,
    board: extra.asked.board,
    women_only: false,
    canonical_site: "hiking",
    created_at: now,
    updated_at: now,
    published_at: publishedAt,
  };
}

/** Writes both the draft and the published row of each tour with plain inserts: fast, past every hook, for scale tests only. */
export async function insertTours(tours: Iterable<BulkTour>, total: number): Promise<void> {
  const distDir = join(__dirname, "..");
  const strapi = await createStrapi({ appDir: join(distDir, ".."), distDir }).load();
  try {
    await fill(
      strapi,
      tours,
      createProgress("Touren", total, (line) => process.stdout.write(`${line}\n`)),
    );
  } finally {
    await strapi.destroy();
  }
}

async function fill(
  strapi: Core.Strapi,
  tours: Iterable<BulkTour>,
  progress: { step(): void },
): Promise<void> {
  const relations = await Promise.all([
    relation(strapi, "country", "countries", ({ country }) => (country ? [country.slug] : [])),
    relation(strapi, "region", "regions", ({ region }) => (region ? [region.slug] : [])),
    relation(strapi, "operator", "tour_operators", ({ operator }) => (operator ? [operator.slug] : [])),
    relation(strapi, "activities", "activities", ({ activities }) => activities.map(({ slug }) => slug)),
    relation(strapi, "travelTypes", "travel_types", ({ travelTypes }) => travelTypes.map(({ slug }) => slug)),
    relation(strapi, "travelFocusTypes", "travel_focus_types", (tour) =>
      tour.travelFocusTypes.map(({ slug }) => slug),
    ),
  ]);
  const pictures = (
    await strapi.db
      .connection("files_related_mph")
      .where({ related_type: TOUR, field: "gallery" })
      .distinct<{ file_id: number }[]>("file_id")
  ).map(({ file_id }) => file_id);
  const departureLink = linkOf(strapi, DEPARTURE, "tour");
  const ids = new Ids(strapi);
  for (const table of ["tours", "departures", "components_tour_days", "components_shared_site_selections"])
    await ids.open(table);

  let batch: BulkTour[] = [];
  const flush = async (): Promise<void> => {
    const rows = new Map<string, Row[]>();
    for (const tour of batch)
      addTour(tour, ids, relations, departureLink, pictures, (table, row) => {
        const list = rows.get(table);
        if (list) list.push(row);
        else rows.set(table, [row]);
      });
    await strapi.db.connection.transaction(async (transaction) => {
      for (const [table, list] of rows)
        await strapi.db.connection.batchInsert(table, list, ROWS_A_STATEMENT).transacting(transaction);
    });
    batch.forEach(() => progress.step());
    batch = [];
  };
  for (const tour of tours) {
    batch.push(tour);
    if (batch.length === TOURS_A_BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  await ids.close();
}

function addTour(
  tour: BulkTour,
  ids: Ids,
  relations: Relation[],
  departureLink: Link,
  pictures: number[],
  add: (table: string, row: Row) => void,
): void {
  const now = new Date();
  const documentId = documentIdOf();
  const tourIds = (["draft", "published"] as const).map((status) => {
    const id = ids.take("tours");
    add("tours", tourRow(tour, id, documentId, status === "published" ? now : null, now));
    for (const { link, slugs, ids: targets } of relations)
      slugs(tour).forEach((slug, index) => {
        const target = targets.get(`${status}:${slug}`);
        if (target === undefined)
          throw new Error(`„${slug}“ is not in the database. Seed it first (GRATWEG_SEED=full).`);
        add(link.table, {
          [link.own]: id,
          [link.other]: target,
          ...(link.order ? { [link.order]: index + 1 } : {}),
        });
      });
    addComponents(tour, id, ids, add);
    const picture = pictures[tour.number % pictures.length];
    if (picture !== undefined)
      add("files_related_mph", {
        file_id: picture,
        related_id: id,
        related_type: TOUR,
        field: "gallery",
        order: 1,
      });
    return id;
  });
  const dates = tour.departures.flatMap((departure) => {
    const document_id = documentIdOf();
    return tourIds.map((tourId, index) => ({
      departure,
      document_id,
      tourId,
      published_at: index ? now : null,
    }));
  });
  for (const { departure, document_id, tourId, published_at } of dates) {
    const id = ids.take("departures");
    add("departures", {
      id,
      document_id,
      number: departure.number,
      start_date: departure.startDate,
      end_date: departure.endDate,
      price_cents: departure.priceCents,
      single_supplement_cents: 0,
      capacity: 12,
      minimum_participants: 4,
      guaranteed: false,
      state: "open",
      created_at: now,
      updated_at: now,
      published_at,
    });
    add(departureLink.table, { [departureLink.own]: id, [departureLink.other]: tourId });
  }
}

function addComponents(
  tour: BulkTour,
  tourId: number,
  ids: Ids,
  add: (table: string, row: Row) => void,
): void {
  const attach = (id: number, type: string, field: string, order: number) =>
    add("tours_cmps", { entity_id: tourId, cmp_id: id, component_type: type, field, order });
  const { days, extra } = tour;
  for (let day = 1; day <= days; day += 1) {
    const id = ids.take("components_tour_days");
    add("components_tour_days", {
      id,
      title: `Tag ${day}`,
      description: tour.teaser,
      distance_km: extra.distanceKm / days,
      ascent_m: extra.ascentM / days,
      descent_m: extra.ascentM / days,
      hours: 5,
      overnight_kind: day === days ? "keine" : "huette",
    });
    attach(id, "tour.day", "days", day);
  }
  const selection = ids.take("components_shared_site_selections");
  const shows = (site: string) => tour.sites.includes(site);
  add("components_shared_site_selections", {
    id: selection,
    adventures: shows("adventures"),
    biking: shows("biking"),
    cultural: shows("cultural"),
    hiking: shows("hiking"),
    outdoors_germany: shows("outdoors-germany"),
    outdoors_sweden: shows("outdoors-sweden"),
    traveling: shows("traveling"),
    portal: shows("portal"),
  });
  attach(selection, "shared.site-selection", "sites", 1);
}

/** 24 characters of the alphabet that Strapi's own document ids use. */
function documentIdOf(): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]).join("");
}
