import { createHash, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import {
  bookingLines,
  bookingTotal,
  payableCents,
  type BookingAnswer,
  type BookingTerms,
  type Departure,
} from "@gratweg/contracts";
import { queryCms } from "./cms-database";
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
export interface Reply {
  status: number;
  /** As it came, for comparing letter by letter. */
  text: string;
  body: Outcome;
}

const authorization = `Bearer ${SERVICE_SECRET}`;
/** Thousands of calls in a row: kept connections, and without the work that `fetch` does around each. */
// Idle sockets are closed here before the content system does it after five seconds: a request never meets a closing one.
const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 2_000 });

export function book(strapi: Pick<RunningStrapi, "url">, command: unknown): Promise<Reply> {
  const body = JSON.stringify(command);
  const headers = {
    authorization,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const call = request(
      `${strapi.url}/api/internal/bookings`,
      { method: "POST", agent, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, text, body: JSON.parse(text) as Outcome });
        });
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

export async function termsOf(
  strapi: Pick<RunningStrapi, "url">,
  tour: number | string,
  departure: number | string,
): Promise<{ status: number; terms: BookingTerms }> {
  const answer = await fetch(`${strapi.url}/api/internal/booking-terms/${tour}/${departure}`, {
    headers: { authorization },
  });
  const { data } = (await answer.json()) as { data: BookingTerms };
  return { status: answer.status, terms: data };
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
