import { berlinDay } from "@gratweg/contracts/kernel";
import { connectionOf, type Database } from "../environment";
import { createDocumentId } from "../document-id";
import { createBookings, type Bookings } from "./bookings";
import { loadTripContent } from "./content";
import { createContentCache } from "./content-cache";
import { createHolds } from "./holds";
import type { BookingLimits } from "./limits";
import { mailHost } from "./mails";
import { PostgresBookingStore } from "./postgres-store";
import { SqliteBookingStore } from "./sqlite-store";
import { StoreUnavailable, type BookingStore } from "./store";
import { bookingTokens } from "./tokens";
import type { CancelOutcome, CancelRequest, Departure, ProofOutcome } from "./types";

export interface BookingsSettings {
  database: Database;
  mailFrom: string;
  /** Makes the links in mails; null: holds cannot be confirmed. */
  accountSecret: string | null;
  limits: BookingLimits;
}

export interface OpenBookings extends Bookings {
  /** Lists a tour's dates from today on, with the seats that are left; null: no published tour has the number. */
  departures(tour: number, isMember?: boolean): Promise<Departure[] | null>;
  /** Tells how a hold's link stands, or with `press` what the press has led to. */
  prove(link: { token: string; press: boolean }): Promise<ProofOutcome>;
  /** Once: seats return and mails are queued by the first call, however many come, one after the other or at the same time. */
  cancel(number: number, request: CancelRequest): Promise<CancelOutcome>;
  /** Editors have changed what bookings are agreed on. */
  contentChanged(): void;
  close(): Promise<void>;
}

/** A hold ends this much later at most; who finds a departure sold out ends its own at once. */
const SWEEP_MS = 60_000;
const PUBLISHED = "SELECT 1 FROM tours WHERE number = :tour AND published_at IS NOT NULL";

/** Bookings over a database that is opened by the first of them: Strapi makes its tables, perhaps after this process has started. */
export function openBookings(
  { database, mailFrom, accountSecret, limits }: BookingsSettings,
  log: { info(message: string): void; warn(message: string): void },
): OpenBookings {
  const common = { createDocumentId, mailHost: mailHost(mailFrom) };
  const open = (): BookingStore => {
    if ("url" in database) return new PostgresBookingStore({ ...common, connection: connectionOf(database) });
    try {
      return new SqliteBookingStore({ ...common, file: database.file });
    } catch (error) {
      throw new StoreUnavailable("The database is not there yet.", { cause: error });
    }
  };
  const tokens = accountSecret === null ? null : bookingTokens(accountSecret);
  let opened: ReturnType<typeof partsOf> | undefined;
  const parts = () => (opened ??= partsOf(open()));

  function partsOf(store: BookingStore) {
    const content = createContentCache((tour, today) => loadTripContent(store, tour, today));
    return {
      store,
      content,
      bookings: createBookings({ store, content, limits }),
      holds: createHolds({ store, tokens }),
    };
  }

  const sweep = async (): Promise<void> => {
    try {
      const ended = await parts().holds.sweep();
      if (ended > 0) log.info(`Bookings: ${ended} holds have run out`);
    } catch (error) {
      log.warn(`Bookings: ${(error as Error).message}`);
    }
  };
  const sweeping = setInterval(() => void sweep(), SWEEP_MS).unref();

  return {
    async departures(tour, isMember = false) {
      const { store } = parts();
      const [found] = await store.ask("tour-is-published", PUBLISHED, { tour });
      return found ? store.departuresOf(tour, berlinDay(), isMember) : null;
    },
    book: async (command) => parts().bookings.book(command),
    terms: async (tour, departure, isMember) => parts().bookings.terms(tour, departure, isMember),
    prove: async ({ token, press }) => {
      const { holds } = parts();
      return press ? holds.press(token) : holds.read(token);
    },
    cancel: async (number, { by, reason }) =>
      parts().store.cancel(number, { by: tidy(by), reason: tidy(reason) }, new Date()),
    contentChanged: () => opened?.content.clear(),
    async close() {
      clearInterval(sweeping);
      await opened?.store.close();
      opened = undefined;
    },
  };
}

const LONGEST_TEXT = 500;

function tidy(text: string): string {
  return text.trim().slice(0, LONGEST_TEXT);
}
