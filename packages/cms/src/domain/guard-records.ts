import type { Core } from "@strapi/strapi";
import { BOOKING, RECORDS } from "../editor-roles/records";
import { refuse } from "./refuse";

const CHANGES = new Set(["create", "update", "clone", "delete", "publish", "unpublish", "discardDraft"]);
const REFUSAL =
  "Solche Einträge schreibt das System. Sie lassen sich weder anlegen noch ändern noch löschen, auch nicht mit einem API-Token.";

/** For tokens with full access and every other way of saving; machines write such rows past Strapi. Bookings have a guard of their own. */
export function guardRecords(strapi: Core.Strapi): void {
  const records = new Set<string>(RECORDS);
  strapi.documents.use((context, next) => {
    if (context.uid !== BOOKING && records.has(context.uid) && CHANGES.has(context.action))
      refuse([{ path: [], message: REFUSAL }]);
    return next();
  });
}
