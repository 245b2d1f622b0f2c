import type { Core } from "@strapi/strapi";
import { applyAccountSettings } from "./bootstrap/account-settings";
import { boundApiTokens } from "./bootstrap/api-tokens";
import { applyContentToken } from "./bootstrap/content-token";
import { createFirstAdmin } from "./bootstrap/first-admin";
import { applyGrants } from "./bootstrap/grants";
import { stopWebhooks } from "./bootstrap/no-webhooks";
import { tuneSqlite } from "./bootstrap/sqlite";
import { createTables } from "./bootstrap/tables";
import { closeEditorSignIn, openEditorSignIn } from "./editor-sign-in/running";
import { registerEditorSignIn } from "./editor-sign-in/register";
import { registerBookingDesk } from "./booking-desk/register";
import { announceChanges } from "./domain/announce-changes";
import { auditBlockingByEditors } from "./domain/accounts/blocked-by-editors";
import { closeAccountRecords, openAccountRecords } from "./domain/accounts/running";
import { closeAccounts, openAccounts } from "./domain/sign-in/running";
import { closeBookings, openBookings, watchBookingContent } from "./domain/bookings/running";
import { openDeclarations } from "./domain/declarations/running";
import { openMemberships } from "./domain/memberships/running";
import { closeNewsletter, openNewsletter } from "./domain/newsletter/running";
import { createIdentityTable, forgetIdentitiesOfDeleted } from "./domain/social/identities";
import { closeAdminListener, openAdminListener } from "./domain/surface/admin-listener";
import { createAppErrorListener } from "./domain/surface/app-errors";
import { guardPublicListener } from "./domain/surface/before-koa";
import { boundConnections } from "./domain/surface/connections";
import { keepLinesApart } from "./domain/surface/log-lines";
import { takeBulkActionsInTurn } from "./domain/bulk-actions";
import { guardBookings } from "./domain/guard-bookings";
import { guardDepartures } from "./domain/guard-departures";
import { guardDocuments } from "./domain/guard-documents";
import { guardFormSheets } from "./domain/guard-form-sheets";
import { guardIdentity } from "./domain/guard-identity";
import { guardPasswords } from "./domain/guard-passwords";
import { guardRecords } from "./domain/guard-records";
import { openNumbers } from "./domain/numbers";
import { closeAdminRoutes } from "./editor-roles/admin-routes";
import { applyEditorRoles } from "./editor-roles/apply-roles";
import { hideSecretsOf } from "./editor-roles/records";
import { applyScreens } from "./editor/apply-screens";
import { dataFolder, seedMode, trustedProxies } from "./environment";
import { createOutboxIndexes } from "./outbox/indexes";
import { keepPrivate } from "./private-data";
import { emptyIncomingFolder } from "./uploads/incoming";
import { demoAccounts, ensureDemoAccounts } from "../seed/demo-accounts";
import { runSeed } from "../seed/run";

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    hideSecretsOf(strapi);
    strapi.log.format = keepLinesApart(strapi.log.format);
    strapi.server.app.on("error", createAppErrorListener(strapi.log));
    // Koa's own printer, which it has taken on before, writes each as a page.
    strapi.server.app.silent = true;
    // Here and not in the configuration, which a build reads too: what is built may belong to another user.
    keepPrivate(dataFolder());
    emptyIncomingFolder();
    takeBulkActionsInTurn(strapi);
    guardIdentity(strapi);
    guardBookings(strapi);
    guardRecords(strapi);
    guardPasswords(strapi);
    guardFormSheets(strapi);
    guardDocuments(strapi);
    guardDepartures(strapi);
    watchBookingContent(strapi);
    announceChanges(strapi, process.env.GRATWEG_SERVER_HOOK, process.env.GRATWEG_HOOK_SECRET);
    await registerBookingDesk(strapi);
    closeAdminRoutes(strapi);
    registerEditorSignIn(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await stopWebhooks(strapi);
    await tuneSqlite(strapi);
    await createTables(strapi);
    await createOutboxIndexes(strapi);
    await applyGrants(strapi);
    await applyEditorRoles(strapi);
    await applyScreens(strapi);
    await applyAccountSettings(strapi);
    await openEditorSignIn(strapi);
    await createFirstAdmin(strapi, process.env.GRATWEG_ADMIN_EMAIL, process.env.GRATWEG_ADMIN_PASSWORD);
    await boundApiTokens(strapi);
    await applyContentToken(strapi, process.env.GRATWEG_CONTENT_TOKEN);
    await openAccounts(strapi);
    await createIdentityTable(strapi.db.connection);
    forgetIdentitiesOfDeleted(strapi);
    await runSeed(strapi, seedMode());
    await openNumbers(strapi);
    await ensureDemoAccounts(strapi, demoAccounts());
    await openBookings(strapi);
    await openNewsletter(strapi);
    await openDeclarations(strapi);
    await openMemberships(strapi);
    await openAccountRecords(strapi);
    auditBlockingByEditors(strapi);
    boundConnections(strapi.server.httpServer, trustedProxies(process.env.GRATWEG_TRUST_PROXY ?? ""));
    guardPublicListener(strapi.server.httpServer);
    openAdminListener(strapi);
  },

  async destroy() {
    closeAdminListener();
    closeEditorSignIn();
    closeAccounts();
    closeAccountRecords();
    closeNewsletter();
    await closeBookings();
  },
};
