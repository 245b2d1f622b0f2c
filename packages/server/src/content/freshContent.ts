import type { TripDocument } from "@gratweg/contracts";
import type { SearchWordGroup } from "@gratweg/trip-search";
import type { Metrics } from "../features/operations/metrics";
import type {
  BuildSearchIndex,
  Log,
  RedirectRule,
  RedirectSource,
  SearchWordSource,
  SnapshotStore,
  TripSource,
} from "../ports";
import type { PortalContent, PortalContentSource } from "./portalContent";
import { createRedirectTable, type RedirectTable } from "./redirects";
import { createRefresher, type RefresherDelays, type RefresherOptions } from "./refresher";
import { createTripLibrary, type TripLibrary } from "./tripLibrary";

/** What the server knows of the content system's content, kept fresh. */
export interface FreshContent {
  trips: TripLibrary;
  redirects(): RedirectTable;
  /** Undefined until it has been loaded once. */
  portal(): PortalContent | undefined;
  start(): Promise<void>;
  /** Content has changed: loads soon. */
  poke(): void;
  close(): Promise<void>;
}

export interface FreshContentOptions {
  trips: TripSource;
  buildIndex: BuildSearchIndex;
  redirects: RedirectSource;
  searchWords: SearchWordSource;
  portalContent: PortalContentSource;
  snapshots?: {
    trips?: SnapshotStore<TripDocument[]>;
    redirects?: SnapshotStore<RedirectRule[]>;
    searchWords?: SnapshotStore<SearchWordGroup[]>;
    portalContent?: SnapshotStore<PortalContent>;
  };
  delays?: Partial<RefresherDelays>;
}

export function createFreshContent(options: FreshContentOptions, log: Log, metrics: Metrics): FreshContent {
  const { delays, snapshots } = options;
  const library = createTripLibrary(options.buildIndex);
  let redirects = createRedirectTable([], log);

  const refreshed = <T>(options: Omit<RefresherOptions<T>, "delays" | "log">) =>
    createRefresher({ ...options, delays, log });

  const trips = refreshed({
    name: "trips",
    load: (signal) => options.trips.load(signal),
    apply: (documents) => library.replace(documents),
    snapshot: snapshots?.trips,
  });
  // On its own, so that a mistake in one kind of content never holds up the other.
  const rules = refreshed({
    name: "redirects",
    load: (signal) => options.redirects.load(signal),
    apply: (loaded) => {
      redirects = createRedirectTable(loaded, log);
    },
    snapshot: snapshots?.redirects,
  });
  const words = refreshed({
    name: "search words",
    load: (signal) => options.searchWords.load(signal),
    apply: (groups) => library.replaceWords(groups),
    snapshot: snapshots?.searchWords,
  });
  let portalContent: PortalContent | undefined;
  const portal = refreshed({
    name: "the portal's content",
    load: (signal) => options.portalContent.load(signal),
    apply: (loaded) => {
      portalContent = loaded;
    },
    snapshot: snapshots?.portalContent,
  });
  // Words first: an index that is built before they are there is built twice.
  const all = [words, trips, rules, portal];

  metrics.gauge("gratweg_search_trips", "Trips in the search index.", () => library.size());
  metrics.gauge("gratweg_redirects", "Redirect rules in use.", () => redirects.size);
  metrics.gauge(
    "gratweg_content_failures",
    "Loads of trips that failed since the last good one.",
    () => trips.state().failures,
  );
  metrics.gauge(
    "gratweg_content_age_seconds",
    "Time since the content system last confirmed the trips.",
    () => {
      const { loadedAt } = trips.state();
      return loadedAt === undefined ? undefined : (Date.now() - loadedAt) / 1000;
    },
  );

  return {
    trips: library,
    redirects: () => redirects,
    portal: () => portalContent,
    async start() {
      await Promise.all(all.map((each) => each.start()));
    },
    poke() {
      for (const each of all) each.poke();
    },
    async close() {
      await Promise.all(all.map((each) => each.close()));
    },
  };
}
