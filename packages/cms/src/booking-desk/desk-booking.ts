/** A booking's row as the desk reads it. Older rows and hidden fields may lack anything but the number. */
export interface DeskBooking {
  number: number;
  departureNumber?: number;
  tourNumber?: number;
  state?: string;
  travellers: DeskTraveller[];
  contact: Partial<Record<"phone" | "street" | "postalCode" | "city" | "country", string>>;
  email?: string;
  singleRooms?: number;
  insurance?: boolean;
  note?: string | null;
  seats?: number;
  totalCents?: number;
  formSheetVersion?: string | null;
  bookedAt?: string | Date | null;
  heldUntil?: string | Date | null;
}

export interface DeskTraveller {
  firstName?: string;
  lastName?: string;
  birthDate?: string;
}

type Row = Record<string, unknown>;

const record = (value: unknown): Row =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Row) : {};

export function toDeskBooking(row: Row): DeskBooking {
  const options = record(row.options);
  return {
    ...(row as unknown as DeskBooking),
    travellers: Array.isArray(row.travellers) ? row.travellers.map((traveller) => record(traveller)) : [],
    contact: record(row.contact),
    singleRooms: typeof options.singleRooms === "number" ? options.singleRooms : undefined,
    insurance: typeof options.insurance === "boolean" ? options.insurance : undefined,
  };
}
