import type { SiteKey } from "@gratweg/sites";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { registerAccountArea, type AccountOptions } from "./api/accountArea";
import { registerBookingLinkRoute } from "./api/bookingLinkRoute";
import { registerBookingRoute } from "./api/bookingRoute";
import { registerBookingTermsRoute } from "./api/bookingTermsRoute";
import { registerBuildRoute } from "./api/buildRoute";
import { registerDeclarationRoutes } from "./api/declarationRoutes";
import { registerDeparturesRoute } from "./api/departuresRoute";
import { registerIconsRoute } from "./api/iconsRoute";
import { registerMemberTripRoute } from "./api/memberTripRoute";
import { registerMeRoute } from "./api/meRoute";
import { registerNewsletterRoutes } from "./api/newsletterRoutes";
import { registerOffersRoute } from "./api/offersRoute";
import { registerOpenApiRoute } from "./api/openApiRoute";
import { registerPortalContentRoutes } from "./api/portalContentRoutes";
import { createUserGuard, SESSION_CHECK_MS } from "./api/requireUser";
import { registerReportRoute } from "./api/reportRoute";
import { registerSearchRoute } from "./api/searchRoute";
import { registerSuggestRoute } from "./api/suggestRoute";
import { registerTrackRoute } from "./api/trackRoute";
import { createBookingMetrics } from "./booking/bookingMetrics";
import { createGate } from "./limits/gate";
import { unlimitedSeats, type SeatLimit } from "./booking/seatLimit";
import { createFreshContent, type FreshContentOptions } from "./content/freshContent";
import type { BrotliCache } from "./hosting/brotliCache";
import { DEFAULT_MATCH_PATHS, type MatchPath } from "./hosting/matchPaths";
import { createPageHeaders, createPortalHeaders, type ForeignAddresses } from "./hosting/pagePolicy";
import type { PortalSettings } from "./hosting/portalConfig";
import { registerPageRoutes } from "./hosting/pageRoutes";
import { mendPercents } from "./hosting/paths";
import { createSiteStore, type SiteStore } from "./hosting/siteStore";
import type { Files } from "./hosting/files";
import { answerFailure, answerParserFailure } from "./http/failures";
import { boundConnections } from "./http/connections";
import { boundPipelining } from "./http/pipelining";
import { addHooks } from "./http/hooks";
import { SOCKET_BOUNDS, type SocketBounds } from "./http/sockets";
import { createUnmatchedAnswers } from "./http/unmatched";
import { createClientLimit } from "./limits/clientLimit";
import { createTurns } from "./limits/turns";
import { limitOf, LIMITS } from "./limits/table";
import { unlimitedRequests, type RequestLimit } from "./limits/requestLimit";
import { createMemberAccess } from "./members/access";
import type { MemberContent } from "./members/memberContent";
import type { MembershipSource } from "./memberships/membershipSource";
import { registerPaymentArea, type PaymentParts } from "./payments/paymentArea";
import { registerStrapiProxy, type StrapiProxyOptions } from "./strapi-proxy/registerStrapiProxy";
import { createSignInLimits, type SignInLimits } from "./strapi-proxy/signInLimits";
import { createMetrics } from "./operations/metrics";
import { registerSecurityRoute } from "./operations/securityRoute";
import { createInternalServer } from "./operations/internalServer";
import { isFromThisMachine, registerOperatorRoutes } from "./operations/operatorRoutes";
import { registerStatusRoutes } from "./operations/statusRoutes";
import type {
  BookingDesk,
  BookingSource,
  DeclarationSource,
  DepartureSource,
  IconSource,
  NewsletterSource,
  SessionSource,
} from "./ports";

declare module "fastify" {
  interface FastifyInstance {
    /** Settles when everything that was there at the start is served. */
    loaded(): Promise<void>;
    /** To be listened with on an address of its own, where the options ask for it. */
    internal: FastifyInstance | undefined;
  }
}

export interface ServerOptions extends FreshContentOptions, AccountOptions {
  version: string;
  /** Holds one folder for each site key: the built site. */
  sitesFolder: string;
  /** The portal's build and what it has to know; without it its routes lead nowhere. */
  portal?: { folder: string; settings: PortalSettings };
  departures: DepartureSource;
  /** Without it nothing can be booked: 503. */
  bookings?: BookingSource;
  /** Answers the booking desk in Strapi. */
  bookingDesk?: BookingDesk;
  /** How many seats one address may book; without it any number. */
  requestLimit?: RequestLimit;
  /** The same for a whole network. */
  requestNetworkLimit?: RequestLimit;
  seatLimit?: SeatLimit;
  /** How often one address and one network may search; without them any number of times. */
  searchLimit?: RequestLimit;
  searchNetworkLimit?: RequestLimit;
  /** How often they are helped with a search that finds nothing; without them any number of times. */
  searchHelpLimit?: RequestLimit;
  searchHelpNetworkLimit?: RequestLimit;
  /** How often they may be told suggestions; without them any number of times. */
  suggestLimit?: RequestLimit;
  suggestNetworkLimit?: RequestLimit;
  /** Without it nobody can sign up: 503. */
  newsletter?: NewsletterSource;
  /** How often one address may sign somebody up; without it any number of times. */
  newsletterLimit?: RequestLimit;
  /** The same for a whole network. */
  newsletterNetworkLimit?: RequestLimit;
  /** Without it nobody can cancel or withdraw: 503. */
  declarations?: DeclarationSource;
  /** How often one address and one network may send one, right or wrong; without them any number of times. */
  declarationAttempts?: RequestLimit;
  declarationAttemptsOfNetwork?: RequestLimit;
  /** How often one address may send a declaration; without it any number of times. */
  declarationLimit?: RequestLimit;
  /** The same for a whole network. */
  declarationNetworkLimit?: RequestLimit;
  sessions: SessionSource;
  strapi: StrapiProxyOptions;
  /** How often passwords may be guessed and account mails asked for; without them any number of times. */
  signInLimits?: SignInLimits;
  /** Without it nobody is known to be a member: 503. */
  memberships?: MembershipSource;
  /** Without it nobody can become a member: 503. */
  payments?: PaymentParts;
  /** Without it there are neither offers nor member prices: 503. */
  memberContent?: MemberContent;
  icons: IconSource;
  log: FastifyBaseLogger;
  brotliCache?: BrotliCache;
  /** Without a secret nobody can call `/internal/…`. */
  hookSecret?: string;
  /** Metrics, hooks and details of readiness are on a listener of their own; else, outside production, on this one for callers of this machine. */
  internalListener?: boolean;
  hstsPreload?: boolean;
  sockets?: Partial<SocketBounds>;
  /** What the sites are read with; the disk unless told. */
  files?: Files;
  /** Addresses of proxies whose forwarded headers are believed; false = none. */
  trustProxy?: boolean | string;
  production?: boolean;
  /** Whom to tell of a weakness: `mailto:` or `https:`. */
  securityContact?: string;
  matchPaths?: readonly MatchPath[];
  /** What pages may ask beside their own site and the hosts of its configuration. */
  foreign?: ForeignAddresses;
  /** Between looks at the sites' folders, in milliseconds; 0 = never. */
  watchSites?: number;
}

const LARGEST_BODY = 1_048_576;
/** Of all clients: two seconds of work on a slow machine. */
const MOST_SEARCHES_WAITING = 200;

/** The whole server behind `inject`. With `ready()` it begins to load, and waits for nothing: what is not there yet is answered with 503. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, production = false } = options;
  const metrics = createMetrics();
  const content = createFreshContent(options, log, metrics);
  const sites = createSiteStore({
    folder: options.sitesFolder,
    cache: options.brotliCache,
    pageHeaders: createPageHeaders(options.foreign),
    portal: options.portal && { ...options.portal, pageHeaders: createPortalHeaders(options.foreign) },
    files: options.files,
    log,
  });
  metrics.gauge("gratweg_sites", "Built sites that are served.", () => sites.loaded().length);
  metrics.gauge("gratweg_oldest_build_seconds", "Age of the oldest build that is served.", () =>
    oldestBuild(sites),
  );

  const sockets = { ...SOCKET_BOUNDS, ...options.sockets };
  const app = Fastify({
    // Nothing that a start waits for may be slow, and nothing that is slow may end it.
    pluginTimeout: 0,
    loggerInstance: log,
    // Requests are logged by our own hook, without personal data; a logger for each request would cost more than a page.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: sockets.requestMs,
    connectionTimeout: sockets.idleMs,
    keepAliveTimeout: sockets.keepAliveMs,
    maxRequestsPerSocket: sockets.requests,
    http: { headersTimeout: sockets.requestMs / 2, connectionsCheckingInterval: sockets.checkMs },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerParserFailure,
    rewriteUrl: (request) => mendPercents(request.url ?? "/"),
  });
  boundPipelining(app, sockets.pipelined);
  boundConnections(app.server, { ...sockets, ...(options.trustProxy ? { perAddress: 0 } : {}) });
  const unmatched = createUnmatchedAnswers(app);
  addHooks(app, {
    metrics,
    unmatched,
    production,
    hstsPreload: options.hstsPreload,
    isBehindProxy: Boolean(options.trustProxy),
    requestLimit: options.requestLimit,
    requestNetworkLimit: options.requestNetworkLimit,
  });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => unmatched.answer(request, reply));

  let closing = false;
  const readiness = () => ({
    search: content.trips.loaded(),
    sites: sites.loaded(),
    progress: sites.progress(),
    closing,
  });
  const hooks = options.hookSecret
    ? {
        secret: options.hookSecret,
        contentChanged: () => {
          options.bookingDesk?.contentChanged();
          content.poke();
        },
        cancelBooking: options.bookingDesk?.cancel,
        siteBuilt: () => void sites.refresh(),
      }
    : undefined;
  const internal = options.internalListener
    ? createInternalServer({ metrics, readiness, hooks, log })
    : undefined;
  const isOperator = internal || production ? () => false : isFromThisMachine;
  registerStatusRoutes(app, readiness, isOperator);
  if (!internal && !production) registerOperatorRoutes(app, { metrics, hooks }, isOperator);
  registerSecurityRoute(app, { contact: options.securityContact, production });
  const tripImages = (site: SiteKey) => sites.current(site)?.tripImages;
  const turns = createTurns({
    perClient: LIMITS.searchesAtOnce.most,
    perNetwork: LIMITS.searchesAtOnceOfNetwork.most,
    most: MOST_SEARCHES_WAITING,
  });
  registerSearchRoute(app, {
    trips: content.trips,
    built: (site) => sites.current(site),
    limit: createClientLimit(options.searchLimit, options.searchNetworkLimit),
    helpLimit: createClientLimit(options.searchHelpLimit, options.searchHelpNetworkLimit),
    turns,
  });
  registerSuggestRoute(app, {
    trips: content.trips,
    built: (site) => sites.current(site),
    limit: createClientLimit(options.suggestLimit, options.suggestNetworkLimit),
    turns,
  });
  const users = createUserGuard(options.sessions);
  const access = createMemberAccess(users, options.memberships, options.accounts);
  const members = { users, access, content: options.memberContent, trips: content.trips, tripImages };
  registerDeparturesRoute(app, options.departures, members);
  registerOffersRoute(app, members);
  registerMemberTripRoute(app, members);
  registerTrackRoute(app, members, { production });
  registerBookingTermsRoute(app, options.bookings, { access, trips: content.trips });
  // A travel group behind one address books at once: as many as an address may hold connections.
  const bookings = LIMITS.connections.most;
  const gate = createGate(LIMITS.bookingsAtOnce.most, { ofAddress: bookings, ofNetwork: bookings });
  registerBookingRoute(app, {
    source: options.bookings,
    limit: options.seatLimit ?? unlimitedSeats,
    gate,
    madeUpGate: createGate(LIMITS.madeUpAtOnce.most),
    isKnown: (departure) => !content.trips.loaded() || content.trips.tripOf(departure) !== undefined,
    metrics: createBookingMetrics(metrics, gate),
    tripOf: (departure) => content.trips.tripOf(departure),
    access,
  });
  registerBookingLinkRoute(app, { source: options.bookings, gate: createGate(LIMITS.bookingsAtOnce.most) });
  registerNewsletterRoutes(
    app,
    {
      source: options.newsletter,
      limit: options.newsletterLimit ?? unlimitedRequests,
      networkLimit: options.newsletterNetworkLimit ?? unlimitedRequests,
      gate: createGate(LIMITS.newsletterAtOnce.most),
      count: metrics.counter("gratweg_newsletter_total", "Newsletter requests by outcome.", "outcome"),
    },
    { production },
  );
  registerDeclarationRoutes(
    app,
    {
      source: options.declarations,
      limit: options.declarationLimit ?? unlimitedRequests,
      networkLimit: options.declarationNetworkLimit ?? unlimitedRequests,
      attempts: options.declarationAttempts ?? unlimitedRequests,
      attemptsOfNetwork: options.declarationAttemptsOfNetwork ?? unlimitedRequests,
      gate: createGate(LIMITS.declarationsAtOnce.most),
      count: metrics.counter("gratweg_declarations_total", "Declarations by outcome.", "outcome"),
    },
    { production, pageOf: (site, path) => sites.current(site)?.entries.get(path) },
  );
  const passUserOn = registerStrapiProxy(app, options.strapi, {
    limits: options.signInLimits ?? createSignInLimits(),
    production,
  });
  registerMeRoute(app, createUserGuard(options.sessions, SESSION_CHECK_MS), passUserOn);
  registerPaymentArea(app, { ...options, production }, { users, metrics });
  registerAccountArea(app, { ...options, production }, { users, trips: content.trips, tripImages });
  registerPortalContentRoutes(app, () => content.portal());
  registerIconsRoute(app, options.icons);
  registerBuildRoute(app, sites);
  registerReportRoute(app, {
    limit: limitOf("policyReports"),
    lines: limitOf("policyReportLines"),
    allLines: limitOf("policyReportLinesOfAll"),
    count: metrics.counter("gratweg_policy_reports_total", "What pages' policies have stopped.", "directive"),
  });
  registerOpenApiRoute(app, options.version);
  for (const url of ["/api", "/api/*", "/internal/*"])
    app.route({
      method: ["GET", "HEAD"],
      url,
      handler: (request, reply) => unmatched.answer(request, reply),
    });
  registerPageRoutes(app, {
    sites,
    redirects: () => content.redirects(),
    trips: content.trips,
    matchPaths: options.matchPaths ?? DEFAULT_MATCH_PATHS,
    production,
  });

  let watch: NodeJS.Timeout | undefined;
  let loading: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    await Promise.all([sites.refresh(), content.start()]);
    if (closing) return;
    void sites.compressed();
    if (options.watchSites) watch = setInterval(() => void sites.refresh(), options.watchSites).unref();
  };
  app.decorate("loaded", async () => {
    await app.ready();
    await loading;
  });
  app.decorate("internal", internal);
  app.addHook("onReady", (done) => {
    loading = load();
    loading.catch((error: unknown) => log.error({ err: error }, "loading failed"));
    done();
  });
  app.addHook("onClose", async () => internal?.close());
  app.addHook("preClose", async () => {
    closing = true;
    clearInterval(watch);
    await Promise.all([content.close(), sites.close()]);
  });
  return app;
}

/** Every site is built anew each night: beyond a day somebody has to look why not. */
function oldestBuild(sites: SiteStore): number | undefined {
  const moments = sites.loaded().flatMap((site) => {
    const builtAt = sites.current(site)?.latest.builtAt;
    return builtAt === undefined ? [] : [Date.parse(builtAt)];
  });
  return moments.length === 0 ? undefined : Math.round((Date.now() - Math.min(...moments)) / 1000);
}
