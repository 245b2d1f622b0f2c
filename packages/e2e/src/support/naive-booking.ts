import { randomUUID } from "node:crypto";
import { queryCms } from "./cms-database";

/**
 * How booking is written by somebody who has not thought of a second visitor: count, then insert. It exists to prove that the race
 * test can fail; nothing but that test may use it.
 */
export async function bookNaively(
  dataFolder: string,
  { departure, number, counted }: { departure: number; number: number; counted: () => Promise<void> },
): Promise<string> {
  const [row] = await queryCms<{ capacity: number; taken: number }>(
    dataFolder,
    `SELECT d.capacity, COALESCE(s.taken, 0) AS taken FROM departures d
     LEFT JOIN departure_seats s ON s.departure_number = d.number WHERE d.number = ? AND d.published_at IS NOT NULL`,
    departure,
  );
  await counted();
  if (!row || row.taken >= row.capacity) return "sold-out";
  await queryCms(
    dataFolder,
    `INSERT INTO departure_seats (departure_number, taken) VALUES (?, 1)
     ON CONFLICT (departure_number) DO UPDATE SET taken = departure_seats.taken + 1`,
    departure,
  );
  await queryCms(
    dataFolder,
    "INSERT INTO bookings (document_id, number, departure_number, state, seats) VALUES (?, ?, ?, 'confirmed', 1)",
    randomUUID(),
    number,
    departure,
  );
  return "booked";
}

/** Opens when so many have arrived: the moment that a real race meets only sometimes. */
export function barrier(expected: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived === expected) open();
    return opened;
  };
}
