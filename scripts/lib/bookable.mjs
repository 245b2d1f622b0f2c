import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createDatabase, openDatabase } from "./database.mjs";
import { productEnvironment } from "./environment.mjs";
import { freePort } from "./free-port.mjs";
import { secrets } from "./settings.mjs";
import { StepError } from "./terminal.mjs";

/** A product for bookings alone, on a data folder and a database of its own. The content system's first start fills it. */
export async function bookableProduct({ root, data, database, environment }) {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(path.join(data, "sites/hiking/de"), { recursive: true });
  // A server without any site is not ready.
  for (const page of ["index.html", "de/index.html"])
    writeFileSync(path.join(data, "sites/hiking", page), "<!doctype html><head></head><body></body>");
  const postgres = database === "postgres" ? await createDatabase() : undefined;
  const ports = { GRATWEG_PORT: 0, GRATWEG_CMS_PORT: 0, GRATWEG_IDENTITY_PORT: 0 };
  for (const name of Object.keys(ports)) ports[name] = await freePort();
  const own = {
    // As a proxy on this machine, so that each visitor has an address of their own.
    GRATWEG_TRUST_PROXY: "loopback",
    GRATWEG_BOOKING_UNPROVEN_PER_DEPARTURE: "0",
    GRATWEG_SEED: "test",
    DATABASE_URL: postgres?.url ?? "",
  };
  return {
    env: productEnvironment({
      ...{ root, data, secrets: secrets(data), ports },
      environment: { ...own, ...environment },
    }),
    open: () => openDatabase({ url: postgres?.url, file: path.join(data, "cms.sqlite") }),
    drop: async () => {
      await postgres?.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Departures that can be booked, soonest first. Strapi links them to tours by a table of its own. */
export async function bookableDepartures(database) {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  return database.all(
    `SELECT d.number AS number, MIN(t.number) AS tour FROM departures d
       JOIN departures_tour_lnk l ON l.departure_id = d.id JOIN tours t ON t.id = l.tour_id
     WHERE d.state = 'open' AND d.start_date > '${tomorrow}'
     GROUP BY d.number, d.start_date ORDER BY d.start_date, d.number`,
  );
}

/** What the server says about each departure before it is booked, by its number. */
export async function readTerms(port, departures) {
  const terms = new Map();
  for (const { tour, number } of departures) {
    const response = await fetch(`http://127.0.0.1:${port}/api/trips/${tour}/departures/${number}`);
    if (!response.ok) throw new StepError(`Departure ${number} was answered with ${response.status}.`);
    terms.set(number, (await response.json()).data);
  }
  return terms;
}

/** The body of a booking as the booking screen would send it; `guest` makes the e-mail address another one. */
export function bookingBody({ departure, formSheet }, seats, guest) {
  const person = { firstName: "Anna", lastName: "Gratwanderer" };
  const address = { street: "Bergstraße 1", postalCode: "80331", city: "München", country: "DE" };
  return JSON.stringify({
    departure: departure.number,
    travellers: Array.from({ length: seats }, (_, at) => ({ ...person, birthDate: `197${at}-05-11` })),
    contact: { email: `gast-${guest}@gast.example`, phone: "+49 30 1234567", ...address },
    options: { singleRooms: 0, insurance: false },
    formSheetVersion: formSheet.version,
    expectedTotal: { amount: seats * departure.price.amount, currency: "EUR" },
  });
}

/** An address that a proxy would forward: each visitor another. @param {number} at */
export function visitorAddress(at) {
  return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
}
