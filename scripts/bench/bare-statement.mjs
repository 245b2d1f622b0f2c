import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../lib/settings.mjs";

/** As `tourLink` of the content system finds it. */
const LINK = { table: "departures_tour_lnk", departure: "departure_id", tour: "tour_id" };
const DAY_MS = 86_400_000;

/** The content system's own store, without the content system: its statement on the same database, from this process. */
export function openStore({ env, file }) {
  const cms = createRequire(path.join(root, "packages/cms/package.json"));
  const load = (name) => cms(path.join(root, "packages/cms/dist/src/domain/bookings", name));
  const options = {
    link: LINK,
    mailHost: "gratweg.example",
    createDocumentId: () => randomUUID().replaceAll("-", "").slice(0, 24),
  };
  if (env.DATABASE_URL) {
    const { PostgresBookingStore } = load("postgres-store.js");
    return new PostgresBookingStore({ ...options, connection: { connectionString: env.DATABASE_URL } });
  }
  const { SqliteBookingStore } = load("sqlite-store.js");
  return new SqliteBookingStore({ ...options, file });
}

/** What the content system would ask the store for, from a request's body and the terms behind it. */
export function intentOf({ terms, body }) {
  const { formSheet, departure, trip, organiser } = terms;
  const now = new Date();
  const { amount } = body.expectedTotal;
  const [first] = body.travellers;
  const money = (/** @type {number} */ cents) => ({ amount: cents, currency: "EUR" });
  const due = now.toISOString().slice(0, 10);
  return {
    key: randomUUID(),
    requestHash: randomUUID(),
    request: { ...body, expectedTotal: amount },
    departure: departure.number,
    email: body.contact.email,
    since: new Date(now.getTime() - DAY_MS),
    emailLimit: 24,
    seats: body.travellers.length,
    tourNumber: trip.number,
    priceCents: departure.price.amount,
    singleSupplementCents: departure.singleSupplement.amount,
    totalCents: amount,
    today: due,
    bookedAt: now,
    answer: {
      state: "confirmed",
      bookedAt: now.toISOString(),
      trip: { number: trip.number, slug: trip.slug, title: trip.title },
      departure: {
        number: departure.number,
        startDate: departure.startDate,
        endDate: departure.endDate,
      },
      organiser: { name: organiser.name },
      fullName: `${first.firstName} ${first.lastName}`,
      email: body.contact.email,
      seats: body.travellers.length,
      lines: [{ kind: "trip", quantity: 1, unit: money(amount), amount: money(amount) }],
      total: money(amount),
      payment: { deposit: { ...money(amount), due }, rest: null },
      formSheetVersion: formSheet.version,
    },
    terms: { ...terms, formSheet: undefined, formSheetVersion: formSheet.version },
  };
}
