import type { FastifyInstance } from "fastify";
import { registerAccountArea, type AccountOptions } from "./features/accounts/accountArea";
import { registerBuildRoute } from "./features/operations/buildRoute";
import { registerDeclarationRoutes } from "./features/declarations/declarationRoutes";
import { registerIconsRoute } from "./features/icons/iconsRoute";
import { registerNewsletterRoutes } from "./features/newsletter/newsletterRoutes";
import { registerOpenApiRoute } from "./features/operations/openApiRoute";
import { registerPortalContentRoutes } from "./features/portal-content/portalContentRoutes";
import { registerReportRoute } from "./features/reports/reportRoute";
import { createUserGuard } from "./features/sign-in/requireUser";
import { registerBookingArea, type BookingOptions } from "./features/bookings/bookingArea";
import { createFreshContent, type FreshContentOptions } from "./content/freshContent";
import { registerSearchArea } from "./features/search/searchArea";
import { openSites, type SiteOptions } from "./hosting/openSites";
import { registerPageRoutes } from "./hosting/pageRoutes";
import { createApp, type AppOptions } from "./http/createApp";
import { createMemberAccess } from "./features/trips/access";
import { registerTripArea, type TripOptions } from "./features/trips/memberArea";
import { loadWhenReady } from "./features/operations/lifecycle";
import { createMetrics } from "./features/operations/metrics";
import { registerOperationsArea, type OperationOptions } from "./features/operations/operationsArea";
import { registerPaymentArea, type PaymentOptions } from "./features/payments/paymentArea";
import type { DeclarationSource, IconSource, NewsletterSource, SessionSource } from "./ports";
import type { Services } from "./services";
import { registerSignInArea, type SignInOptions } from "./features/sign-in/signInArea";

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
