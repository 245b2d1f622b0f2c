import type {
  AgreedTerms,
  BookingAnswer,
  BookingContact,
  FormSheet,
  HistoryEntry,
  Traveller,
} from "../bookings/types";

/** A booking as it was agreed. Mails are written from this alone, so that a later attempt says the same as the first. */
export interface BookingRecord {
  answer: BookingAnswer;
  terms: AgreedTerms;
  travellers: Traveller[];
  contact: BookingContact;
  options: { singleRooms: number; insurance: boolean };
  note: string;
  history: HistoryEntry[];
  /** Null when its text is no longer kept. */
  formSheet: FormSheet | null;
}

type Row = Readonly<Record<string, unknown>>;

/** From a row of `bookings`; JSON is text in SQLite and has been read already by PostgreSQL's driver. */
export function readBooking(row: Row, formSheet: FormSheet | null): BookingRecord {
  const read = <Value>(column: string): Value => {
    const value = row[column];
    const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
    if (parsed === null || typeof parsed !== "object")
      throw new Error(`booking ${String(row.number)} was stored without ${column}`);
    return parsed as Value;
  };
  return {
    answer: read("answer"),
    terms: read("terms"),
    travellers: read("travellers"),
    contact: read("contact"),
    options: read("options"),
    note: typeof row.note === "string" ? row.note : "",
    history: row.history === null || row.history === undefined ? [] : read("history"),
    formSheet,
  };
}
