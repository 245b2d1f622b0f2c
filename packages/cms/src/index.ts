import type { Core } from "@strapi/strapi";
import { createAccountTables } from "./bootstrap/account-tables";
import { applyAccountSettings } from "./bootstrap/account-settings";
import { applyContentToken } from "./bootstrap/content-token";
import { acceptEarlierHashes } from "./bootstrap/editor-passwords";
import { createFirstAdmin } from "./bootstrap/first-admin";
import { applyGrants } from "./bootstrap/grants";
import { tuneSqlite } from "./bootstrap/sqlite";
import { createTables } from "./bootstrap/tables";
import { registerBookingDesk } from "./booking-desk/register";
import { demoAccounts, ensureDemoAccounts, ensureDemoEditor } from "./demo/demo-accounts";
import { fillWithContent } from "./demo/first-content";
import { announceChanges } from "./domain/announce-changes";
import { auditBlockingByEditors } from "./domain/sign-in/blocked-by-editors";
import { closeAccounts, openAccounts } from "./domain/sign-in/running";
import { createIdentityTable, forgetIdentitiesOfDeleted } from "./domain/social/identities";
import { guardBookings } from "./domain/guard-bookings";
import { followTourTitles, titleEarlierDepartures } from "./domain/departure-titles";
import { guardDepartures } from "./domain/guard-departures";
import { guardDocuments } from "./domain/guard-documents";
import { guardFormSheets } from "./domain/guard-form-sheets";
import { guardIdentity } from "./domain/guard-identity";
import { guardPasswords } from "./domain/guard-passwords";
import { guardRecords } from "./domain/guard-records";
import { openNumbers } from "./domain/numbers";
import { applyEditorRoles } from "./editor-roles/apply-roles";
import { hideSecretsOf } from "./editor-roles/records";
import { applyScreens } from "./editor/apply-screens";
import { seedMode } from "./environment";
import { createOutboxIndexes } from "./outbox/indexes";

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    hideSecretsOf(strapi);
    guardIdentity(strapi);
    guardBookings(strapi);
    guardRecords(strapi);
    guardPasswords(strapi);
    guardFormSheets(strapi);
    guardDocuments(strapi);
    guardDepartures(strapi);
    followTourTitles(strapi);
    announceChanges(strapi, process.env.GRATWEG_SERVER_HOOK, process.env.GRATWEG_HOOK_SECRET);
    await registerBookingDesk(strapi);
    acceptEarlierHashes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await tuneSqlite(strapi);
    await createTables(strapi);
    await createOutboxIndexes(strapi);
    await applyGrants(strapi);
    await applyEditorRoles(strapi);
    await applyScreens(strapi);
    await applyAccountSettings(strapi);
    await turnPictures(strapi);
    await createFirstAdmin(strapi, process.env.GRATWEG_ADMIN_EMAIL, process.env.GRATWEG_ADMIN_PASSWORD);
    await applyContentToken(strapi, process.env.GRATWEG_CONTENT_TOKEN);
    await openAccounts(strapi);
    await createIdentityTable(strapi.db.connection);
    forgetIdentitiesOfDeleted(strapi);
    await fillWithContent(strapi, seedMode());
    await openNumbers(strapi);
    await titleEarlierDepartures(strapi);
    await ensureDemoAccounts(strapi, demoAccounts());
    await ensureDemoEditor(strapi);
    await createAccountTables(strapi);
    auditBlockingByEditors(strapi);
  },

  destroy() {
    closeAccounts();
  },
};

/** A stored picture loses what says how the camera was held, so it is turned before. */
async function turnPictures(strapi: Core.Strapi): Promise<void> {
  const settings = strapi.store({ type: "plugin", name: "upload", key: "settings" });
  await settings.set({ value: { ...((await settings.get()) as object), autoOrientation: true } });
}
