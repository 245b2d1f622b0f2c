import type { Core } from "@strapi/strapi";
import { mailFrom, mostBookingsAtOnce, seatsPerEmail } from "../../environment";
import { tourLink } from "../live-departures";
import { createBookings, type Bookings } from "./bookings";
import { contentCacheOf, forgetOnChanges, type ContentCache } from "./content-cache";
import { createGate, type Gate } from "./gate";
import { mailHost } from "./mails";
import { PostgresBookingStore } from "./postgres-store";
import { SqliteBookingStore } from "./sqlite-store";
import type { BookingStore } from "./store";

interface Running {
  store: BookingStore;
  bookings: Bookings;
  gate: Gate;
}
let running: Running | null = null;
let content: ContentCache | null = null;

function contentOf(strapi: Core.Strapi): ContentCache {
  content ??= contentCacheOf(strapi);
  return content;
}

/** Before the bootstrap, because documents are watched from the registration on. */
export function watchBookingContent(strapi: Core.Strapi): void {
  forgetOnChanges(strapi, () => content?.clear());
}

/** What this process books with: opened by the bootstrap, closed at its end. */
export function booking(): Running {
  if (!running) throw new Error("Bookings are not open yet.");
  return running;
}

export function bookingStore(): BookingStore {
  return booking().store;
}

export function openBookings(strapi: Core.Strapi): void {
  const store = openStore(strapi);
  running = {
    store,
    bookings: createBookings({ store, content: contentOf(strapi), seatsPerEmail: seatsPerEmail() }),
    gate: createGate(mostBookingsAtOnce()),
  };
}

export async function closeBookings(): Promise<void> {
  const store = running?.store;
  running = null;
  await store?.close();
}

function openStore(strapi: Core.Strapi): BookingStore {
  const common = {
    link: tourLink(strapi),
    createDocumentId: documentIds(strapi),
    mailHost: mailHost(mailFrom()),
  };
  const { connection } = strapi.db.config.connection;
  if (strapi.db.dialect.client === "postgres")
    return new PostgresBookingStore({ ...common, connection: connection as object });
  return new SqliteBookingStore({ ...common, file: (connection as { filename: string }).filename });
}

/** Strapi's own generator, as its schema holds it. */
function documentIds(strapi: Core.Strapi): () => string {
  const attribute = strapi.db.metadata.get("api::booking.booking").attributes.documentId as unknown as {
    default: () => string;
  };
  return attribute.default;
}
