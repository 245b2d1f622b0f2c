import { openApiDocument, type TripDocument } from "@gratweg/contracts";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { registerBuildRoute } from "./api/buildRoute";
import { registerDeparturesRoute } from "./api/departuresRoute";
import { registerHookRoutes } from "./api/hookRoutes";
import { registerIconsRoute } from "./api/iconsRoute";
import { registerMeRoute } from "./api/meRoute";
import { registerSearchRoute } from "./api/searchRoute";
import { createRedirectTable } from "./content/redirects";
import { createRefresher, type RefresherDelays } from "./content/refresher";
import { createTripLibrary } from "./content/tripLibrary";
import type { BrotliCache } from "./hosting/brotliCache";
import type { PageHeaders } from "./hosting/entry";
import { DEFAULT_MATCH_PATHS, type MatchPath } from "./hosting/matchPaths";
import { registerPageRoutes } from "./hosting/pageRoutes";
import { createSiteStore } from "./hosting/siteStore";
import { requireSite } from "./hosts/requireSite";
import { sendJson } from "./http/answers";
import { answerFailure, answerParserFailure } from "./http/failures";
import { addHooks } from "./http/hooks";
import { createUnmatchedAnswers } from "./http/unmatched";
import { createMetrics } from "./operations/metrics";
import { registerStatusRoutes } from "./operations/statusRoutes";
import type {
  BuildSearchIndex,
  DepartureSource,
  IconSource,
  RedirectRule,
  RedirectSource,
  SessionSource,
  SnapshotStore,
  TripSource,
} from "./ports";

export interface ServerOptions {
  version: string;
  /** Holds one folder for each site key: the built site. */
  sitesFolder: string;
  trips: TripSource;
  buildIndex: BuildSearchIndex;
  redirects: RedirectSource;
  departures: DepartureSource;
  sessions: SessionSource;
  icons: IconSource;
  log: FastifyBaseLogger;
  snapshots?: { trips?: SnapshotStore<TripDocument[]>; redirects?: SnapshotStore<RedirectRule[]> };
  brotliCache?: BrotliCache;
  /** Without a secret nobody can call `/internal/…`. */
  hookSecret?: string;
  /** Addresses of proxies whose forwarded headers are believed; false = none. */
  trustProxy?: boolean | string;
  production?: boolean;
  matchPaths?: readonly MatchPath[];
  pageHeaders?: PageHeaders;
  delays?: Partial<RefresherDelays>;
  /** Between looks at the sites' folders, in milliseconds; 0 = never. */
  watchSites?: number;
}

const LARGEST_BODY = 1_048_576;

/** The whole server behind `inject`; nothing listens and nothing is loaded before `ready()`. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log } = options;
  const sites = createSiteStore({
    folder: options.sitesFolder,
    cache: options.brotliCache,
    pageHeaders: options.pageHeaders,
    log,
  });
  const library = createTripLibrary(options.buildIndex);
  let redirects = createRedirectTable([], log);
  let closing = false;

  const tripRefresher = createRefresher({
    name: "trips",
    load: (signal) => options.trips.load(signal),
    apply: (documents) => library.replace(documents),
    snapshot: options.snapshots?.trips,
    delays: options.delays,
    log,
  });
  const redirectRefresher = createRefresher({
    name: "redirects",
    load: (signal) => options.redirects.load(signal),
    apply: (rules) => (redirects = createRedirectTable(rules, log)),
    snapshot: options.snapshots?.redirects,
    delays: options.delays,
    log,
  });

  const app = Fastify({
    loggerInstance: log,
    // Requests are logged by our own hook, without personal data; a logger for each request would cost more than a page.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerParserFailure,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  const metrics = createMetrics();
  const unmatched = createUnmatchedAnswers(app);
  addHooks(app, { metrics, unmatched, production: options.production ?? false });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => unmatched.answer(request, reply));

  metrics.gauge("gratweg_search_trips", "Trips in the search index.", () => library.size());
  metrics.gauge("gratweg_redirects", "Redirect rules in use.", () => redirects.size);
  metrics.gauge("gratweg_sites", "Built sites that are served.", () => sites.loaded().length);
  metrics.gauge(
    "gratweg_content_failures",
    "Loads of trips that failed since the last good one.",
    () => tripRefresher.state().failures,
  );
  metrics.gauge(
    "gratweg_content_age_seconds",
    "Time since trips were last confirmed by the content system.",
    () => {
      const { loadedAt } = tripRefresher.state();
      return loadedAt === undefined ? undefined : (Date.now() - loadedAt) / 1000;
    },
  );

  registerStatusRoutes(app, metrics, () => ({ search: library.loaded(), sites: sites.loaded(), closing }));
  registerSearchRoute(app, library);
  registerDeparturesRoute(app, options.departures);
  registerMeRoute(app, options.sessions);
  registerIconsRoute(app, options.icons);
  registerBuildRoute(app, sites);
  const openApi = openApiDocument({ version: options.version, serverUrl: "/" });
  app.get("/api/openapi.json", (request, reply) => {
    requireSite(request);
    return sendJson(request, reply.header("cache-control", "public, max-age=300"), openApi);
  });
  if (options.hookSecret)
    registerHookRoutes(app, {
      secret: options.hookSecret,
      contentChanged: () => {
        tripRefresher.poke();
        redirectRefresher.poke();
      },
      siteBuilt: () => void sites.refresh(),
    });
  for (const url of ["/api", "/api/*", "/internal/*"])
    app.route({
      method: ["GET", "HEAD"],
      url,
      handler: (request, reply) => unmatched.answer(request, reply),
    });
  registerPageRoutes(app, {
    sites,
    redirects: () => redirects,
    trips: library,
    matchPaths: options.matchPaths ?? DEFAULT_MATCH_PATHS,
  });

  let watch: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    await Promise.all([sites.refresh(), tripRefresher.start(), redirectRefresher.start()]);
    void sites.compressed();
    if (options.watchSites) watch = setInterval(() => void sites.refresh(), options.watchSites).unref();
  });
  app.addHook("preClose", () => {
    closing = true;
    clearInterval(watch);
    tripRefresher.close();
    redirectRefresher.close();
    sites.close();
  });
  return app;
}
