import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TripDocument } from "@gratweg/contracts";
import { createContentClient, fetchTripDocuments, fixedToken } from "@gratweg/content-client";
import { createTripIndex } from "@gratweg/trip-search";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createAccountSource } from "./accounts/accountSource";
import { createEmailConfirmation } from "./accounts/emailConfirmation";
import { createIconSource } from "./api/phosphorIcons";
import { createSeatLimit } from "./booking/seatLimit";
import type { Config } from "./config";
import { createBookingSystem } from "./content/bookingSystem";
import { createContentSystem } from "./content/contentSystem";
import { createNewsletterSystem } from "./content/newsletterSystem";
import { createDeclarationSystem } from "./content/declarationSystem";
import { createRedirectSource } from "./content/redirectSource";
import { createSnapshotFile } from "./content/snapshotFile";
import { createServer } from "./createServer";
import { createBrotliCache } from "./hosting/brotliCache";
import { createRequestLimit } from "./limits/requestLimit";
import { createMemberContent } from "./members/memberContent";
import { createMembershipSource } from "./memberships/membershipSource";
import { composePayments } from "./payments/composePayments";
import { createMembershipEnd } from "./payments/membershipEnd";
import type { RedirectRule } from "./ports";
import { createUserSource } from "./users/userSource";

/** Of the repository, seen from `dist` as from `src`. */
const PORTAL_FOLDER = fileURLToPath(new URL("../../../portal/dist", import.meta.url));
const WATCH_SITES_MS = 5_000;
const SEAT_WINDOW_MS = 3_600_000;
const NEWSLETTER_WINDOW_MS = 3_600_000;
const DECLARATION_WINDOW_MS = 3_600_000;
const HOUR_MS = 3_600_000;
/** Of one account. */
const EXPORTS_AN_HOUR = 20;
/** Of one manager. */
const INVITATIONS_AN_HOUR = 200;

/** Joins the server to the real content system, search engine, files and icons. */
export function composeServer(config: Config, version: string, log: FastifyBaseLogger): FastifyInstance {
  const { dataFolder, serviceSecret, seatsPerAddress, newsletterPerAddress, declarationsPerAddress } = config;
  if (serviceSecret === undefined)
    log.warn(
      "GRATWEG_SERVICE_SECRET is not set: nothing can be booked, cancelled or withdrawn and nobody signs up for the newsletter; all are answered with 503",
    );
  const client = createContentClient({
    baseUrl: config.cmsUrl,
    uploadsHost: config.uploadsHost,
    tokens: fixedToken(config.contentToken ?? null),
    onTokenInvalid: () =>
      log.warn("the content system does not accept GRATWEG_CONTENT_TOKEN; public content is read without it"),
  });
  const payments = composePayments(config, log);
  return createServer({
    version,
    log,
    sitesFolder: config.sitesFolder,
    portal: {
      folder: config.portalFolder ?? PORTAL_FOLDER,
      settings: {
        contentOrigin: config.cmsPublicUrl,
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
    buildIndex: createTripIndex,
    redirects: createRedirectSource((signal) => client.findAll("redirects", {}, { signal })),
    ...createContentSystem(config.cmsUrl),
    bookings: serviceSecret === undefined ? undefined : createBookingSystem(config.cmsUrl, serviceSecret),
    seatLimit:
      seatsPerAddress === 0
        ? undefined
        : createSeatLimit({ seats: seatsPerAddress, windowMs: SEAT_WINDOW_MS }),
    newsletter:
      serviceSecret === undefined ? undefined : createNewsletterSystem(config.cmsUrl, serviceSecret),
    newsletterLimit:
      newsletterPerAddress === 0
        ? undefined
        : createRequestLimit({ most: newsletterPerAddress, windowMs: NEWSLETTER_WINDOW_MS }),
    declarations:
      serviceSecret === undefined ? undefined : createDeclarationSystem(config.cmsUrl, serviceSecret),
    declarationLimit:
      declarationsPerAddress === 0
        ? undefined
        : createRequestLimit({ most: declarationsPerAddress, windowMs: DECLARATION_WINDOW_MS }),
    payments,
    membershipEnd: payments && createMembershipEnd(payments),
    memberships:
      serviceSecret === undefined ? undefined : createMembershipSource(config.cmsUrl, serviceSecret),
    memberContent:
      serviceSecret === undefined ? undefined : createMemberContent(config.cmsUrl, serviceSecret),
    accounts: serviceSecret === undefined ? undefined : createAccountSource(config.cmsUrl, serviceSecret),
    emailConfirmation:
      serviceSecret === undefined ? undefined : createEmailConfirmation(config.cmsUrl, serviceSecret),
    managedUsers: serviceSecret === undefined ? undefined : createUserSource(config.cmsUrl, serviceSecret),
    exportLimit: createRequestLimit({ most: EXPORTS_AN_HOUR, windowMs: HOUR_MS }),
    invitationLimit: createRequestLimit({ most: INVITATIONS_AN_HOUR, windowMs: HOUR_MS }),
    icons: createIconSource({ assets: phosphorAssets(), fallback: config.iconFallback }),
    snapshots: {
      trips: createSnapshotFile<TripDocument[]>(join(dataFolder, "trip-index.json")),
      redirects: createSnapshotFile<RedirectRule[]>(join(dataFolder, "redirects.json")),
    },
    brotliCache: createBrotliCache(join(dataFolder, "brotli-cache")),
    hookSecret: config.hookSecret,
    trustProxy: config.trustProxy,
    production: config.production,
    foreign: { uploads: config.uploadsHost, content: config.cmsPublicUrl },
    delays: { poll: config.pollMs },
    watchSites: WATCH_SITES_MS,
  });
}

function phosphorAssets(): string {
  const main = createRequire(import.meta.url).resolve("@phosphor-icons/core");
  return join(dirname(main), "../assets");
}
