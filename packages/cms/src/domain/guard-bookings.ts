import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import { refuse } from "./refuse";
import type { Complaint, Entry } from "./rules";

const BOOKING = "api::booking.booking";
/** Names are misspelt and telephones change; everything else was agreed and stays as it was. */
const CORRECTABLE = new Set(["travellers", "contact", "note"]);
const DESK = "Bitte nutzen Sie die Buchungsverwaltung.";
const REFUSALS: Readonly<Record<string, string>> = {
  create: `Buchungen entstehen auf der Website und lassen sich hier nicht anlegen. ${DESK}`,
  clone: `Buchungen lassen sich nicht duplizieren. ${DESK}`,
  delete: `Buchungen werden nicht gelöscht, sondern storniert: Dann werden die Plätze frei, und beide Seiten bekommen eine E-Mail. ${DESK}`,
};

/** Fields that a save would change although they are part of the contract; `travellers` may be corrected, but not become more or fewer. */
export function bookingComplaints(stored: Entry, sent: Entry, known: readonly string[]): Complaint[] {
  const changed = Object.keys(sent).filter(
    (field) =>
      known.includes(field) &&
      !CORRECTABLE.has(field) &&
      !isDeepStrictEqual(plain(sent[field]), plain(stored[field])),
  );
  const complaints = changed.map((field): Complaint => ({
    path: [field],
    message: `Das Feld „${field}“ einer Buchung lässt sich nicht ändern. ${DESK}`,
  }));
  const { travellers } = sent;
  if (travellers !== undefined && !(Array.isArray(travellers) && travellers.length === Number(stored.seats)))
    complaints.push({
      path: ["travellers"],
      message: `Die Zahl der Reisenden steht fest, weil ihre Plätze gezählt sind. ${DESK}`,
    });
  return complaints;
}

/** As it would come back from the database: an absent value is null, moments are text. */
function plain(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

/** Bookings are written by the booking service alone; this holds for every way of saving, super admins and tokens included. */
export function guardBookings(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== BOOKING) return next();
    const refusal = REFUSALS[context.action];
    if (refusal) refuse([{ path: [], message: refusal }]);
    if (context.action === "update") {
      const { documentId, data } = context.params as { documentId: string; data?: Entry };
      const stored = (await strapi.db.query(BOOKING).findOne({ where: { documentId } })) as Entry | null;
      const complaints = bookingComplaints(
        stored ?? {},
        data ?? {},
        Object.keys(context.contentType.attributes),
      );
      if (complaints.length > 0) refuse(complaints);
    }
    return next();
  });
}
