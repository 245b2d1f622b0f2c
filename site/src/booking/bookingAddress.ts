export interface BookingAddress {
  /** Public numbers. */
  trip: number;
  slug: string;
  departure: number;
}

/** The route parameters of section 2 as numbers; undefined where they are none, as in the prerendered shell. */
export function bookingAddress(params: Record<string, string | undefined>): BookingAddress | undefined {
  const [trip, departure] = [publicNumber(params["id"]), publicNumber(params["id_trip"])];
  const slug = params["name"];
  return trip === undefined || departure === undefined || slug === undefined
    ? undefined
    : { trip, slug, departure };
}

function publicNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
