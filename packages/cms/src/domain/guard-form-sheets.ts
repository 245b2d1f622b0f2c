import type { Core } from "@strapi/strapi";
import { berlinDay } from "@gratweg/contracts/kernel";
import { refuse } from "./refuse";

const FORM_SHEET = "api::form-sheet.form-sheet";

/** A form sheet that people have seen, or booked with, stays word for word: the booking names its version. */
export function guardFormSheets(strapi: Core.Strapi, today: () => string = berlinDay): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== FORM_SHEET || (context.action !== "update" && context.action !== "delete"))
      return next();
    const { documentId } = context.params as { documentId?: string };
    const stored = (await strapi.db.query(FORM_SHEET).findOne({ where: { documentId } })) as {
      version: string;
      validFrom: string;
    } | null;
    if (!stored) return next();
    const inForce = stored.validFrom <= today();
    const used =
      inForce ||
      (await strapi.db.query("api::booking.booking").count({ where: { formSheetVersion: stored.version } })) >
        0;
    if (used)
      refuse([
        {
          path: [],
          message: `Das Formblatt ${stored.version} gilt schon und steht in Buchungen. Es lässt sich weder ändern noch löschen. Bitte legen Sie eine neue Fassung mit einem späteren Datum an.`,
        },
      ]);
    return next();
  });
}
