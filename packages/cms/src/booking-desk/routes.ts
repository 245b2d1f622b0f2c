import type { Core } from "@strapi/strapi";
import { bookingMails } from "./booking-mails";
import { cancelByDesk } from "./cancel-by-desk";
import type { DeskContext } from "./context";
import { departureSeats } from "./departure-seats";
import { exportBookings } from "./export-bookings";
import { siteBuilds } from "../domain/site-builds/site-builds";
import { sitesOf } from "../domain/site-builds/sites-of";
import { microcopy } from "./microcopy";
import { BOOKING, OUTBOX } from "../editor-roles/records";
import { CANCEL, EXPORT } from "../editor-roles/roles";
import { DEPARTURE, READ, RESEND } from "./permissions";
import { resendMail } from "./resend-mail";
import { settleRequest } from "./settle-request";

type Permission = string | { action: string; subject: string };

const NUMBERS = /^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,99}$/;

const readBooking: Permission = { action: READ, subject: BOOKING };
const readOutbox: Permission = { action: READ, subject: OUTBOX };
const readDeparture: Permission = { action: READ, subject: DEPARTURE };

/**
 * Routes of Strapi's admin: a signed-in editor and each of the named permissions, or 401 and 403. An API's own routes would be
 * public content, hence not in `src/api`.
 */
export function registerRoutes(strapi: Core.Strapi): void {
  const route = (
    method: "GET" | "POST",
    path: string,
    permissions: Permission[],
    handler: (ctx: DeskContext) => Promise<unknown>,
  ) => ({
    method,
    path,
    handler: (ctx: unknown) => handler(ctx as DeskContext),
    config: {
      policies: [
        "admin::isAuthenticatedAdmin",
        { name: "admin::hasPermissions", config: { actions: permissions } },
      ],
    },
    info: { pluginName: "admin", type: "admin" },
  });
  strapi.server.routes({
    type: "admin",
    prefix: "/gratweg",
    routes: [
      route("GET", "/bookings.csv", [EXPORT, readBooking], (ctx) => exportBookings(strapi, ctx)),
      route("POST", "/bookings/:documentId/cancel", [CANCEL, readBooking], (ctx) =>
        cancelByDesk(strapi, ctx),
      ),
      route("POST", "/bookings/:documentId/settle", [CANCEL, readBooking], (ctx) =>
        settleRequest(strapi, ctx),
      ),
      route("GET", "/bookings/:documentId/mails", [readBooking], (ctx) => mails(strapi, ctx)),
      route("POST", "/outbox/:documentId/resend", [RESEND, readOutbox], (ctx) => resendMail(strapi, ctx)),
      route("GET", "/site-builds/:uid/:documentId", [], (ctx) => builds(strapi, ctx)),
      route("GET", "/departures/seats", [readDeparture], (ctx) => seats(strapi, ctx)),
    ],
  });
}

async function mails(strapi: Core.Strapi, ctx: DeskContext): Promise<unknown> {
  const data = await bookingMails(strapi, ctx.params.documentId ?? "");
  if (!data) return ctx.notFound(microcopy.refusals.unknownBooking);
  ctx.set("Cache-Control", "no-store");
  return { data };
}

async function builds(strapi: Core.Strapi, ctx: DeskContext): Promise<void> {
  const { uid = "", documentId } = ctx.params;
  const sites = await sitesOf(strapi, uid, documentId);
  ctx.set("Cache-Control", "no-store");
  ctx.body = { data: { builds: siteBuilds.shown(sites) ?? null, isAtOnce: sites.length === 0 } };
}

async function seats(strapi: Core.Strapi, ctx: DeskContext): Promise<unknown> {
  const { numbers } = ctx.query;
  if (typeof numbers !== "string" || !NUMBERS.test(numbers))
    return ctx.badRequest(microcopy.refusals.numbers);
  ctx.set("Cache-Control", "no-store");
  return { data: await departureSeats(strapi, [...new Set(numbers.split(",").map(Number))]) };
}
