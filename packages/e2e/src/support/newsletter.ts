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

/** The content system's side of the newsletter, asked as the server asks it. */
export function newsletterOf(strapi: { url: string; dataFolder: string }) {
  const { dataFolder } = strapi;
  const post = async (action: string, body: unknown, secret = SERVICE_SECRET) => {
    const answer = await fetch(`${strapi.url}/api/internal/newsletter/${action}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const outcome = async (action: string, token: string) =>
    (JSON.parse((await post(action, { token, origin: ORIGIN })).text) as { outcome: string }).outcome;
  // SQLite holds milliseconds.
  const stored = (moment: Date) => (databaseUrl(dataFolder) === "" ? moment.getTime() : moment);
  return {
    post,
    subscribe: (email: string) =>
      post("subscribe", { email, site: "hiking", textVersion: "2026-1", origin: ORIGIN }),
    confirm: (token: string) => outcome("confirm", token),
    unsubscribe: (token: string) => outcome("unsubscribe", token),

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

    /** As if so much time had passed since the last request. */
    async age(email: string, ms: number): Promise<void> {
      await queryCms(
        dataFolder,
        "UPDATE newsletter_subscribers SET requested_at = ?, mail_times = '[]' WHERE email = ?",
        stored(new Date(Date.now() - ms)),
        email,
      );
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
