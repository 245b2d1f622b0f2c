import { openDatabase } from "@gratweg/backoffice/database";
import { databaseOf, mailFrom } from "@gratweg/backoffice/environment";
import { createNewsletter } from "@gratweg/backoffice/newsletter/newsletter";
import { SERVICE_SECRET } from "./booking";
import { databaseUrl, queryCms } from "./cms-database";

const ORIGIN = "http://wandern.example:8000";
export const NEWSLETTER_ENVIRONMENT = {
  GRATWEG_SERVICE_SECRET: SERVICE_SECRET,
  GRATWEG_NEWSLETTER_SECRET: "integration-newsletter-secret",
  GRATWEG_SITE_ORIGINS: ORIGIN,
};

export interface SubscriberRow {
  documentId: string;
  email: string;
  state: string;
  textVersion: string | null;
  site: string | null;
  requestedAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
}

/** The newsletter as the server runs it, over the folder's database. */
export function newsletterOf({ dataFolder }: { dataFolder: string }) {
  const environment = { GRATWEG_DATA: dataFolder, DATABASE_URL: databaseUrl(dataFolder) };
  const database = openDatabase(databaseOf(environment));
  const newsletter = createNewsletter({
    database,
    secret: NEWSLETTER_ENVIRONMENT.GRATWEG_NEWSLETTER_SECRET,
    mailFrom: mailFrom({}),
  });
  return {
    subscribe: (email: string) =>
      newsletter.subscribe({ email, site: "hiking", textVersion: "2026-1", origin: ORIGIN }),
    confirm: (token: string) => newsletter.confirm({ token, origin: ORIGIN }),
    unsubscribe: (token: string) => newsletter.unsubscribe({ token, origin: ORIGIN }),
    close: () => database.destroy(),

    /** As many rows as the address has, whatever its case. */
    async rows(email: string): Promise<SubscriberRow[]> {
      const moment = (value: unknown) => (value === null ? null : new Date(value as number | Date));
      const rows = await queryCms<Record<string, unknown>>(
        dataFolder,
        `SELECT document_id AS "documentId", email, state, text_version AS "textVersion", site,
           requested_at AS "requestedAt", confirmed_at AS "confirmedAt", unsubscribed_at AS "unsubscribedAt"
         FROM newsletter_subscribers WHERE LOWER(email) = ?`,
        email.toLowerCase(),
      );
      return rows.map((row) => ({
        ...(row as unknown as SubscriberRow),
        requestedAt: moment(row.requestedAt) ?? new Date(0),
        confirmedAt: moment(row.confirmedAt),
        unsubscribedAt: moment(row.unsubscribedAt),
      }));
    },

    /** All that the database holds about the newsletter, as text. */
    async everything(): Promise<string> {
      const subscribers = await queryCms(dataFolder, "SELECT * FROM newsletter_subscribers WHERE id > ?", 0);
      const mails = await queryCms(dataFolder, "SELECT * FROM outbox_mails WHERE id > ?", 0);
      return JSON.stringify([subscribers, mails]);
    },

    async mailsTo(email: string): Promise<{ kind: string; state: string; data: string }[]> {
      return queryCms(
        dataFolder,
        `SELECT kind, state, CAST(data AS TEXT) AS data FROM outbox_mails WHERE "to" = ? ORDER BY id`,
        email,
      );
    },
  };
}

/** The token of a link in a mail's text. */
export function tokenIn(text: string, action: "confirm" | "unsubscribe"): string {
  const token = new RegExp(`/api/newsletter/${action}\\?token=([\\w-]{43})`).exec(text)?.[1];
  if (token === undefined) throw new Error(`No link to ${action} in: ${text}`);
  return token;
}
