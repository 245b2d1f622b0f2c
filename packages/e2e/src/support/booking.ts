import { createHash, randomUUID } from "node:crypto";
import { bookingLimits } from "@gratweg/backoffice/bookings/limits";
import { openBookings, type OpenBookings } from "@gratweg/backoffice/bookings/open-bookings";
import { databaseOf } from "@gratweg/backoffice/environment";
import {
  bookingLines,
  bookingTotal,
  payableCents,
  type BookingAnswer,
  type BookingTerms,
  type Departure,
} from "@gratweg/contracts";
import { databaseUrl, queryCms } from "./cms-database";
import type { RunningStrapi } from "./strapi";

export const SERVICE_SECRET = "integration-service-secret";

/** What the server sends to the content system. */
export interface InternalRequest {
  departure: number;
  travellers: { firstName: string; lastName: string; birthDate: string }[];
  contact: Record<"email" | "phone" | "street" | "postalCode" | "city" | "country", string>;
  options: { singleRooms: number; insurance: boolean };
  formSheetVersion: string;
  expectedTotal: number;
  note?: string;
}
export interface Command {
  key: string;
  requestHash: string;
  request: InternalRequest;
}
export interface Outcome {
  outcome: string;
  booking?: BookingAnswer;
  seatsLeft?: number;
  alternatives?: Departure[];
  totalCents?: number;
  terms?: BookingTerms;
}

const opened = new Map<string, OpenBookings>();
afterAll(async () => {
  for (const bookings of opened.values()) await bookings.close();
});

/** Bookings over the database of a Strapi, in this process. */
export function bookingsOf({ dataFolder }: Pick<RunningStrapi, "dataFolder">): OpenBookings {
  const known = opened.get(dataFolder);
  if (known) return known;
  const database = databaseOf({ GRATWEG_DATA: dataFolder, DATABASE_URL: databaseUrl(dataFolder) });
  const bookings = openBookings(
    {
      database,
      mailFrom: "Gratweg <post@mail.gratweg.example>",
      accountSecret: "integration-account-secret",
      limits: bookingLimits(),
    },
    { info: () => undefined, warn: () => undefined },
  );
  opened.set(dataFolder, bookings);
  return bookings;
}

type Order = Command & { isMember?: boolean; isGuest?: boolean };

export async function book(
  strapi: Pick<RunningStrapi, "dataFolder">,
  order: Order,
): Promise<{ text: string; body: Outcome }> {
  const body: Outcome = await bookingsOf(strapi).book({ isMember: false, isGuest: false, ...order });
  return { text: JSON.stringify(body), body };
}

/** Fails where there is no such departure. */
export async function termsOf(
  strapi: Pick<RunningStrapi, "dataFolder">,
  tour: number,
  departure: number,
  isMember = false,
): Promise<{ terms: BookingTerms }> {
  const terms = await bookingsOf(strapi).terms(tour, departure, isMember);
  if (!terms) throw new Error(`Tour ${tour} has no departure ${departure}.`);
  return { terms };
}

export interface Wish {
  travellers?: number;
  singleRooms?: number;
  insurance?: boolean;
  email?: string;
}

/** A booking that fits the terms, under a new key and by somebody who has never booked. */
export function commandFor(terms: BookingTerms, wish: Wish = {}): Command {
  const {
    travellers = 1,
    singleRooms = 0,
    insurance = false,
    email = `${randomUUID()}@reisende.example`,
  } = wish;
  const lines = bookingLines(
    {
      priceCents: payableCents(terms.departure),
      singleSupplementCents: terms.departure.singleSupplement.amount,
      insurancePerMille: terms.insurance?.perMille ?? null,
    },
    { travellers, singleRooms, insurance },
  );
  return withHash({
    key: randomUUID(),
    request: {
      departure: terms.departure.number,
      travellers: Array.from({ length: travellers }, (_, index) => ({
        firstName: `Jördis ${"ABCDEFGHIJ"[index]}`,
        lastName: "Æbelø-Weiß",
        birthDate: "1987-05-14",
      })),
      contact: {
        email,
        phone: "+49 30 0000 123",
        street: "Wiesenweg 1007",
        postalCode: "10115",
        city: "Berlin",
        country: "DE",
      },
      options: { singleRooms, insurance },
      formSheetVersion: terms.formSheet.version,
      expectedTotal: bookingTotal(lines),
    },
  });
}

/** With the hash that belongs to the request. */
export function withHash({ key, request }: Pick<Command, "key" | "request">): Command {
  return { key, request, requestHash: createHash("sha256").update(JSON.stringify(request)).digest("hex") };
}

/** Runs the work on all entries, so many at a time, and keeps their order. */
export async function eachOf<Entry, Result>(
  entries: readonly Entry[],
  atOnce: number,
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const line = async (): Promise<void> => {
    for (let index = next++; index < entries.length; index = next++)
      results[index] = await work(entries[index] as Entry);
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return results;
}

/** What the database says about a departure. */
export interface Ledger {
  taken: number;
  bookings: number;
  /** Seats of bookings that are not cancelled. */
  booked: number;
  mails: number;
}

export async function ledgerOf(dataFolder: string, departure: number): Promise<Ledger> {
  const one = async (sql: string) =>
    Number((await queryCms<{ value: number | null }>(dataFolder, sql, departure))[0]?.value ?? 0);
  return {
    taken: await one("SELECT taken AS value FROM departure_seats WHERE departure_number = ?"),
    bookings: await one("SELECT COUNT(*) AS value FROM bookings WHERE departure_number = ?"),
    booked: await one(
      "SELECT SUM(seats) AS value FROM bookings WHERE state = 'confirmed' AND departure_number = ?",
    ),
    mails: await one(
      "SELECT COUNT(*) AS value FROM outbox_mails WHERE booking_number IN (SELECT number FROM bookings WHERE departure_number = ?)",
    ),
  };
}

/** Hands out departures of the seed, each once, so that no test sees another one's bookings. */
export async function departuresToUse(
  dataFolder: string,
): Promise<(capacity?: number) => Promise<{ tour: number; number: number; documentId: string }>> {
  const rows = await queryCms<{ tour: number; number: number; documentId: string }>(
    dataFolder,
    `SELECT MAX(t.number) AS tour, d.number, MAX(d.document_id) AS "documentId" FROM departures d
     JOIN departures_tour_lnk l ON l.departure_id = d.id JOIN tours t ON t.id = l.tour_id
     GROUP BY d.number ORDER BY d.number`,
  );
  return async (capacity = 12) => {
    const row = rows.shift();
    if (!row) throw new Error("The seed has too few departures.");
    await queryCms(dataFolder, "UPDATE departures SET capacity = ? WHERE number = ?", capacity, row.number);
    return row;
  };
}
