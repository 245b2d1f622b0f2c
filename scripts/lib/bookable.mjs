import path from "node:path";
import { pathToFileURL } from "node:url";
import { StepError } from "./terminal.mjs";

/** The built contracts: the same arithmetic as in the browser. @param {string} root */
export function loadContracts(root) {
  return import(pathToFileURL(path.join(root, "packages/contracts/dist/index.js")).href);
}

/**
 * Departures that can be booked, soonest first. Strapi links them to tours by a table of its own.
 *
 * @param {import("./database.mjs").Database} database
 * @returns {Promise<{ number: number, tour: number }[]>}
 */
export async function bookableDepartures(database) {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  return database.all(
    `SELECT d.number AS number, MIN(t.number) AS tour FROM departures d
       JOIN departures_tour_lnk l ON l.departure_id = d.id JOIN tours t ON t.id = l.tour_id
     WHERE d.state = 'open' AND d.start_date > ? GROUP BY d.number, d.start_date ORDER BY d.start_date, d.number`,
    tomorrow,
  );
}

/** What the server says about a departure before it is booked. */
export async function readTerms(origin, { tour, number }) {
  const response = await fetch(`${origin}/api/trips/${tour}/departures/${number}`);
  if (!response.ok)
    throw new StepError(`The terms of departure ${number} were answered with ${response.status}.`);
  return (await response.json()).data;
}

const NAMES = ["Anna", "Bruno", "Carla", "David", "Elif", "Franz", "Greta", "Hanno"];

/**
 * The body of a booking as the booking screen would send it.
 *
 * @param {{ contracts: any, terms: any, seats: number, guest: string, singleRooms?: number, insurance?: boolean, note?: string }} options
 *   `guest` makes the e-mail address another one
 */
export function bookingBody({ contracts, terms, seats, guest, singleRooms = 0, insurance = false, note }) {
  const { departure } = terms;
  const total = contracts.bookingTotal(
    contracts.bookingLines(
      {
        priceCents: departure.price.amount,
        singleSupplementCents: departure.singleSupplement.amount,
        insurancePerMille: terms.insurance?.perMille ?? null,
      },
      { travellers: seats, singleRooms, insurance },
    ),
  );
  return {
    departure: departure.number,
    travellers: Array.from({ length: seats }, (_, at) => ({
      firstName: NAMES[at % NAMES.length],
      lastName: "Gratwanderer",
      birthDate: `19${70 + (at % 20)}-05-1${at % 10}`,
    })),
    contact: {
      email: `${guest}@gast.example`,
      phone: "+49 30 1234567",
      street: "Bergstraße 1",
      postalCode: "80331",
      city: "München",
      country: "DE",
    },
    options: { singleRooms, insurance },
    formSheetVersion: terms.formSheet.version,
    expectedTotal: { amount: total, currency: "EUR" },
    ...(note ? { note } : {}),
  };
}

/** An address that a proxy would forward: each visitor another. @param {number} at */
export function visitorAddress(at) {
  return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
}
