import type { Core } from "@strapi/strapi";
import { SEATS_TABLE } from "../../bootstrap/tables";
import { berlinDay } from "@gratweg/contracts/kernel";

/** For the own server, which alone decides who reads code and body. */
export interface OfferForServer {
  slug: string;
  title: string;
  teaser: string;
  body: unknown[];
  discountPercent: number | null;
  code: string | null;
  validUntil: string | null;
  tourNumber: number | null;
  /** Lowest member price among the tour's departures that can still be booked. */
  memberPriceFromCents: number | null;
}

interface OfferDocument {
  slug: string;
  title: string;
  teaser?: string | null;
  body?: unknown[] | null;
  discountPercent?: number | null;
  code?: string | null;
  validUntil?: string | null;
  tour?: { number?: number | null } | null;
}

interface Documents {
  findMany(params: object): Promise<OfferDocument[]>;
}

/** Published and valid on the day, those that end soonest first. */
export async function currentOffers(
  strapi: Core.Strapi,
  today: string = berlinDay(),
): Promise<OfferForServer[]> {
  const documents = strapi.documents("api::offer.offer") as unknown as Documents;
  const offers = await documents.findMany({
    status: "published",
    filters: {
      $and: [
        { $or: [{ validFrom: { $null: true } }, { validFrom: { $lte: today } }] },
        { $or: [{ validUntil: { $null: true } }, { validUntil: { $gte: today } }] },
      ],
    },
    populate: { tour: { fields: ["number"] } },
    limit: 200,
  });
  const numbers = offers.flatMap(({ tour }) => (tour?.number ? [tour.number] : []));
  const prices = await lowestMemberPrices(strapi, numbers, today);
  return offers.map((offer) => forServer(offer, prices)).sort(bySoonestEnd);
}

/** A departure may hang on a tour's draft or on its published copy; both carry the number. */
async function lowestMemberPrices(
  strapi: Core.Strapi,
  tours: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, number>> {
  if (tours.length === 0) return new Map();
  const knex = strapi.db.connection;
  const rows = await knex("departures as d")
    .join("departures_tour_lnk as l", "l.departure_id", "d.id")
    .join("tours as t", "t.id", "l.tour_id")
    .leftJoin(`${SEATS_TABLE} as s`, "s.departure_number", "d.number")
    .whereIn("t.number", [...tours])
    .whereNotNull("d.published_at")
    .where("d.state", "open")
    .where("d.start_date", ">=", today)
    .whereRaw("d.member_price_cents < d.price_cents")
    .whereRaw("COALESCE(s.taken, 0) < d.capacity")
    .groupBy("t.number")
    .select<{ number: number; cents: number }[]>("t.number", knex.raw("MIN(d.member_price_cents) as cents"));
  return new Map(rows.map(({ number, cents }) => [number, Number(cents)]));
}

function forServer(offer: OfferDocument, prices: ReadonlyMap<number, number>): OfferForServer {
  const tourNumber = offer.tour?.number ?? null;
  return {
    slug: offer.slug,
    title: offer.title,
    teaser: offer.teaser ?? "",
    body: offer.body ?? [],
    discountPercent: offer.discountPercent ?? null,
    code: offer.code ?? null,
    validUntil: offer.validUntil ?? null,
    tourNumber,
    memberPriceFromCents: tourNumber === null ? null : (prices.get(tourNumber) ?? null),
  };
}

/** Whatever a database sorts missing values by: an offer without an end comes last. */
function bySoonestEnd(one: OfferForServer, other: OfferForServer): number {
  const end = ({ validUntil }: OfferForServer) => validUntil ?? "9999";
  return end(one).localeCompare(end(other)) || one.title.localeCompare(other.title, "de");
}
