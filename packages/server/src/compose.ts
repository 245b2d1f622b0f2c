import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openAccounts } from "@gratweg/backoffice/accounts/open-accounts";
import { openBookings } from "@gratweg/backoffice/bookings/open-bookings";
import { openDatabase } from "@gratweg/backoffice/database";
import { createSessionCheck } from "@gratweg/backoffice/sign-in/session-check";
import { openOutbox } from "@gratweg/backoffice/outbox/outbox";
import { createDeclarations } from "@gratweg/backoffice/declarations/declarations";
import { createMemberships } from "@gratweg/backoffice/memberships/memberships";
import type { TripDocument } from "@gratweg/contracts";
import { createContentClient, fetchTripDocuments, fixedToken } from "@gratweg/content-client";
import { createTripSearchInSteps, type SearchWordGroup } from "@gratweg/trip-search";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createEmailConfirmation } from "./features/accounts/emailConfirmation";
import { createIconSource } from "./features/icons/phosphorIcons";
import { createBookingSource, createDepartureSource } from "./features/bookings/bookingSource";
import { createSeatLimit } from "./features/bookings/seatLimit";
import type { Config } from "./config";
import { createPortalContent, type PortalContent } from "./content/portalContent";
import { createRedirectSource } from "./content/redirectSource";
import { createSearchWordSource } from "./content/searchWordSource";
import { createSnapshotFile } from "./content/snapshotFile";
import { createServer } from "./createServer";
import { createBrotliCache } from "./hosting/brotliCache";
import { createLimits, LIMITS } from "./limits/table";
import { limitUnknownLinks } from "./limits/unknownLinks";
import { createMemberContent } from "./features/trips/memberContent";
import { openNewsletter } from "./features/newsletter/openNewsletter";
import { forgetDaily } from "./features/operations/forgetDaily";
import { composePayments } from "./features/payments/composePayments";
import { createMembershipEnd } from "./features/payments/membershipEnd";
import type { RedirectRule, SessionSource } from "./ports";
import { createSignInLimits, limitConfirmations, limitProofs } from "./features/sign-in/signInLimits";

/** Of the repository, seen from `dist` as from `src`. */
const PORTAL_FOLDER = fileURLToPath(new URL("../../../portal/dist", import.meta.url));
const WATCH_SITES_MS = 5_000;

/** Joins the server to the real content system, search engine, files and icons. */
export function composeServer(config: Config, version: string, log: FastifyBaseLogger): FastifyInstance {
  const { dataFolder, serviceSecret } = config;
  if (serviceSecret === undefined)
    log.warn(
      "GRATWEG_SERVICE_SECRET is not set: links that confirm an address and what only members read are answered with 503",
    );
  if (config.newsletterSecret === null)
    log.warn(
      "GRATWEG_NEWSLETTER_SECRET is not set: whoever signs up for the newsletter is answered with 503",
    );
  if (config.contentToken === undefined)
    log.warn("GRATWEG_CONTENT_TOKEN is not set: the content system gives no content; there are no trips");
  const database = openDatabase(config.bookings.database);
  const { jwtSecret: secret } = config;
  if (secret === undefined) log.warn("JWT_SECRET is not set: whoever has signed in is answered with 503");
  const sessions: SessionSource =
    secret === undefined
      ? { user: () => Promise.reject(new Error("JWT_SECRET is not set")) }
      : createSessionCheck(database, secret);
  const newsletter = openNewsletter(database, config, log);
  const people = openAccounts(database, config.accounts);
  const endForgetting = forgetDaily("mails and entries of the audit trail", () => people.forget(), log);
  const client = createContentClient({
    baseUrl: config.cmsUrl,
    uploadsHost: config.uploadsHost,
    tokens: fixedToken(config.contentToken ?? null),
    onError: (error) => log.warn({ err: error }, "a call to the content system failed"),
    onTokenInvalid: () => log.warn("the content system does not accept GRATWEG_CONTENT_TOKEN"),
  });
  const bookings = openBookings(config.bookings, log);
  const memberships = createMemberships(database, config.bookings.mailFrom);
  const payments = composePayments(config, memberships, log);
  const limits = createLimits(config.limits);
  const signInLimits = createSignInLimits(limits);
  const seats = config.limits[LIMITS.seats.env];
  const app = createServer({
    version,
    log,
    sitesFolder: config.sitesFolder,
    portal: {
      folder: config.portalFolder ?? PORTAL_FOLDER,
      settings: {
        // The page's own origin: this server passes the calls on.
        contentOrigin: "",
        uploadsOrigin: config.uploadsHost,
        providers: config.socialProviders,
        production: config.production,
      },
    },
    trips: {
      load: (signal) =>
        fetchTripDocuments(client, {
          signal,
          report: (problem) => log.warn({ problem }, "a tour's content is incomplete"),
        }),
    },
    buildIndex: createTripSearchInSteps,
    redirects: createRedirectSource((signal) => client.findAll("redirects", {}, { signal })),
    searchWords: createSearchWordSource((signal) => client.findAll("search-word-groups", {}, { signal })),
    portalContent: createPortalContent(client, config.uploadsHost),
    departures: createDepartureSource(bookings),
    sessions,
    ...limitUnknownLinks(
      {
        bookings: createBookingSource(bookings),
        newsletter: newsletter?.source,
        ...(serviceSecret !== undefined && {
          emailConfirmation: limitConfirmations(
            createEmailConfirmation(config.cmsUrl, serviceSecret),
            signInLimits,
          ),
        }),
      },
      limits.unknownLinks,
    ),
    bookingDesk: bookings,
    seatLimit: seats === 0 ? undefined : createSeatLimit({ seats, windowMs: LIMITS.seats.windowMs }),
    limits,
    declarations: createDeclarations(database, config.bookings.mailFrom),
    payments,
    membershipEnd: payments && createMembershipEnd(payments),
    memberships,
    memberContent:
      serviceSecret === undefined ? undefined : createMemberContent(config.cmsUrl, serviceSecret),
    accounts: limitProofs(people.accounts, signInLimits),
    managedUsers: people.users,
    strapi: { origin: config.cmsUrl, secret: serviceSecret ?? randomUUID() },
    icons: createIconSource({ assets: phosphorAssets(), fallback: config.iconFallback }),
    snapshots: {
      trips: createSnapshotFile<TripDocument[]>(join(dataFolder, "trip-documents.json")),
      redirects: createSnapshotFile<RedirectRule[]>(join(dataFolder, "redirects.json")),
      searchWords: createSnapshotFile<SearchWordGroup[]>(join(dataFolder, "search-words.json")),
      portalContent: createSnapshotFile<PortalContent>(join(dataFolder, "portal-content.json")),
    },
    brotliCache: createBrotliCache(join(dataFolder, "brotli-cache")),
    hookSecret: config.hookSecret,
    internalListener: config.internal !== undefined,
    hstsPreload: config.hstsPreload,
    sockets: { perAddress: config.limits[LIMITS.connections.env] },
    trustProxy: config.trustProxy,
    production: config.production,
    securityContact: config.securityContact,
    foreign: { uploads: config.uploadsHost || undefined },
    delays: { poll: config.pollMs },
    watchSites: WATCH_SITES_MS,
  });
  const outbox =
    config.outbox &&
    openOutbox(database, config.outbox, (level, entry) => log[level]({ part: "outbox", ...entry }));
  app.addHook("onListen", (done) => {
    outbox?.start();
    done();
  });
  app.addHook("onClose", async () => {
    newsletter?.close();
    endForgetting();
    await Promise.all([bookings.close(), outbox?.close()]);
    await database.destroy();
  });
  return app;
}

function phosphorAssets(): string {
  const main = createRequire(import.meta.url).resolve("@phosphor-icons/core");
  return join(dirname(main), "../assets");
}
