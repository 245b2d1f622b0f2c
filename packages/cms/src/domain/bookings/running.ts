import type { Core } from "@strapi/strapi";
import { accountSecret, mailFrom } from "@gratweg/backoffice/environment";
import { mostBookingsAtOnce } from "../../environment";
import { tourLink } from "../live-departures";
import { createBookings, type Bookings } from "@gratweg/backoffice/bookings/bookings";
import { createContentCache, type ContentCache } from "@gratweg/backoffice/bookings/content-cache";
import { forgetOnChanges, loadTripContent } from "./content";
import { createGate, type Gate } from "./gate";
import { createHolds, type Holds } from "@gratweg/backoffice/bookings/holds";
import { bookingLimits } from "@gratweg/backoffice/bookings/limits";
import { mailHost } from "@gratweg/backoffice/bookings/mails";
import { PostgresBookingStore } from "@gratweg/backoffice/bookings/postgres-store";
import { SqliteBookingStore } from "@gratweg/backoffice/bookings/sqlite-store";
import type { BookingStore } from "@gratweg/backoffice/bookings/store";
import { bookingTokens } from "@gratweg/backoffice/bookings/tokens";

interface Running {
  store: BookingStore;
  bookings: Bookings;
  holds: Holds;
  gate: Gate;
}
/** A hold ends this much later at most; who finds a departure sold out ends its own at once. */
const SWEEP_MS = 60_000;

let running: Running | null = null;
let sweeping: NodeJS.Timeout | undefined;
let content: ContentCache | null = null;

function contentOf(strapi: Core.Strapi): ContentCache {
  content ??= createContentCache((tourNumber, today) => loadTripContent(strapi, tourNumber, today));
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

export async function openBookings(strapi: Core.Strapi): Promise<void> {
  const store = openStore(strapi);
  const secret = accountSecret();
  const bookings = createBookings({ store, content: contentOf(strapi), limits: bookingLimits() });
  const holds = createHolds({ store, tokens: secret === null ? null : bookingTokens(secret) });
  running = {
    store,
    bookings,
    holds,
    gate: createGate(mostBookingsAtOnce()),
  };
  const sweep = () =>
    holds.sweep().then(
      (ended) => {
        if (ended > 0) strapi.log.info(`Bookings: ${ended} holds have run out`);
      },
      (error: unknown) => strapi.log.warn(`Bookings: ${(error as Error).message}`),
    );
  await sweep();
  sweeping = setInterval(() => void sweep(), SWEEP_MS).unref();
}

export async function closeBookings(): Promise<void> {
  clearInterval(sweeping);
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
