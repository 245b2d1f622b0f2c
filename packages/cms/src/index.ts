import type { Core } from "@strapi/strapi";
import { applyAccountSettings } from "./bootstrap/account-settings";
import { applyContentToken } from "./bootstrap/content-token";
import { createFirstAdmin } from "./bootstrap/first-admin";
import { applyGrants } from "./bootstrap/grants";
import { tuneSqlite } from "./bootstrap/sqlite";
import { createTables } from "./bootstrap/tables";
import { grantToEditors } from "./booking-desk/permissions";
import { registerBookingDesk } from "./booking-desk/register";
import { announceChanges } from "./domain/announce-changes";
import { closeAccountRecords, openAccountRecords } from "./domain/accounts/running";
import { closeAccounts, openAccounts } from "./domain/sign-in/running";
import { closeBookings, openBookings, watchBookingContent } from "./domain/bookings/running";
import { openDeclarations } from "./domain/declarations/running";
import { openMemberships } from "./domain/memberships/running";
import { closeNewsletter, openNewsletter } from "./domain/newsletter/running";
import { closeSocial, openSocial, registerSocial } from "./domain/social/running";
import { guardBookings } from "./domain/guard-bookings";
import { guardDepartures } from "./domain/guard-departures";
import { guardDocuments } from "./domain/guard-documents";
import { guardFormSheets } from "./domain/guard-form-sheets";
import { applyScreens } from "./editor/apply-screens";
import { seedMode } from "./environment";
import { createOutboxIndexes } from "./outbox/indexes";
import { demoAccounts, ensureDemoAccounts } from "../seed/demo-accounts";
import { runSeed } from "../seed/run";

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    guardBookings(strapi);
    guardFormSheets(strapi);
    guardDocuments(strapi);
    guardDepartures(strapi);
    watchBookingContent(strapi);
    announceChanges(strapi, process.env.GRATWEG_SERVER_HOOK, process.env.GRATWEG_HOOK_SECRET);
    await registerBookingDesk(strapi);
    registerSocial(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await tuneSqlite(strapi);
    await createTables(strapi);
    await createOutboxIndexes(strapi);
    await applyGrants(strapi);
    await grantToEditors(strapi);
    await applyScreens(strapi);
    await applyAccountSettings(strapi);
    await createFirstAdmin(strapi, process.env.GRATWEG_ADMIN_EMAIL, process.env.GRATWEG_ADMIN_PASSWORD);
    await applyContentToken(strapi, process.env.GRATWEG_CONTENT_TOKEN);
    await openAccounts(strapi);
    await openSocial(strapi);
    await runSeed(strapi, seedMode());
    await ensureDemoAccounts(strapi, demoAccounts());
    openBookings(strapi);
    await openNewsletter(strapi);
    await openDeclarations(strapi);
    await openMemberships(strapi);
    await openAccountRecords(strapi);
  },

  async destroy() {
    closeSocial();
    closeAccounts();
    closeAccountRecords();
    closeNewsletter();
    await closeBookings();
  },
};
