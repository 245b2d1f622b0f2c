import type { FastifyInstance } from "fastify";
import { registerAccountArea, type AccountOptions } from "./api/accountArea";
import { registerBuildRoute } from "./api/buildRoute";
import { registerDeclarationRoutes } from "./api/declarationRoutes";
import { registerIconsRoute } from "./api/iconsRoute";
import { registerNewsletterRoutes } from "./api/newsletterRoutes";
import { registerOpenApiRoute } from "./api/openApiRoute";
import { registerPortalContentRoutes } from "./api/portalContentRoutes";
import { registerReportRoute } from "./api/reportRoute";
import { createUserGuard } from "./api/requireUser";
import { registerBookingArea, type BookingOptions } from "./booking/bookingArea";
import { createFreshContent, type FreshContentOptions } from "./content/freshContent";
import { registerSearchArea } from "./content/searchArea";
import { openSites, type SiteOptions } from "./hosting/openSites";
import { registerPageRoutes } from "./hosting/pageRoutes";
import { createApp, type AppOptions } from "./http/createApp";
import { createMemberAccess } from "./members/access";
import { registerTripArea, type TripOptions } from "./members/memberArea";
import { loadWhenReady } from "./operations/lifecycle";
import { createMetrics } from "./operations/metrics";
import { registerOperationsArea, type OperationOptions } from "./operations/operationsArea";
import { registerPaymentArea, type PaymentOptions } from "./payments/paymentArea";
import type { DeclarationSource, IconSource, NewsletterSource, SessionSource } from "./ports";
import type { Services } from "./services";
import { registerSignInArea, type SignInOptions } from "./strapi-proxy/signInArea";

export interface ServerOptions
  extends
    AppOptions,
    SiteOptions,
    FreshContentOptions,
    OperationOptions,
    TripOptions,
    BookingOptions,
    SignInOptions,
    PaymentOptions,
    AccountOptions {
  version: string;
  sessions: SessionSource;
  /** Without it nobody can sign up: 503. */
  newsletter?: NewsletterSource;
  /** Without it nobody can cancel or withdraw: 503. */
  declarations?: DeclarationSource;
  icons: IconSource;
}

/** The whole server behind `inject`. With `ready()` it begins to load, and waits for nothing: what is not there yet is answered with 503. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, production = false, limits = {} } = options;
  const metrics = createMetrics();
  const content = createFreshContent(options, log, metrics);
  const sites = openSites(options, log, metrics);
  const users = createUserGuard(options.sessions);
  const access = createMemberAccess(users, options.memberships, options.accounts);
  const services: Services = { production, metrics, content, sites, limits, users, access };

  const app = createApp(options, metrics);
  const isClosing = loadWhenReady(app, services, options.watchSites);
  registerOperationsArea(app, options, services, isClosing);
  registerSearchArea(app, services);
  registerTripArea(app, options, services);
  registerBookingArea(app, options, services);
  registerNewsletterRoutes(app, options.newsletter, services);
  registerDeclarationRoutes(app, options.declarations, services);
  registerSignInArea(app, options, services);
  registerPaymentArea(app, options, services);
  registerAccountArea(app, options, services);
  registerPortalContentRoutes(app, () => content.portal());
  registerIconsRoute(app, options.icons);
  registerBuildRoute(app, sites);
  registerReportRoute(app, services);
  registerOpenApiRoute(app, options.version);
  registerPageRoutes(app, options.matchPaths, services);
  return app;
}
