import type { Core } from "@strapi/strapi";
import { mailFrom, newsletterSecret } from "@gratweg/backoffice/environment";
import { mailHost } from "@gratweg/backoffice/bookings/mails";
import { createNewsletter, type Newsletter } from "@gratweg/backoffice/newsletter/newsletter";
import { knexNewsletterStore } from "@gratweg/backoffice/newsletter/store";
import { newsletterTokens } from "@gratweg/backoffice/newsletter/tokens";

const DAY = 24 * 60 * 60 * 1000;
/** Long enough to sort out a question, no longer: who never confirmed did not ask to be kept. */
const FORGET_AFTER_MS = 30 * DAY;

let running: Newsletter | null = null;
let forgetting: NodeJS.Timeout | undefined;

/** Null where no secret is set: links could not be made. */
export function newsletter(): Newsletter | null {
  return running;
}

export async function openNewsletter(strapi: Core.Strapi): Promise<void> {
  await createNewsletterIndexes(strapi);
  const store = knexNewsletterStore({
    knex: strapi.db.connection,
    createDocumentId: documentIds(strapi),
    mailHost: mailHost(mailFrom()),
  });
  const secret = newsletterSecret();
  running =
    secret === null
      ? null
      : createNewsletter({ store, tokens: newsletterTokens(secret), now: () => new Date() });
  const forget = () =>
    store.forget(new Date(Date.now() - FORGET_AFTER_MS)).then(
      (count) => {
        if (count > 0) strapi.log.info(`Newsletter: ${count} requests were never confirmed and are gone`);
      },
      (error: unknown) => strapi.log.warn(`Newsletter: ${(error as Error).message}`),
    );
  await forget();
  forgetting = setInterval(() => void forget(), DAY).unref();
}

export function closeNewsletter(): void {
  clearInterval(forgetting);
  running = null;
}

/** An address is one row whatever its case; links are found without reading the table. */
async function createNewsletterIndexes(strapi: Core.Strapi): Promise<void> {
  const indexes = [
    "UNIQUE INDEX IF NOT EXISTS newsletter_subscribers_email_unique ON newsletter_subscribers (LOWER(email))",
    "INDEX IF NOT EXISTS newsletter_subscribers_token ON newsletter_subscribers (token_hash)",
    "INDEX IF NOT EXISTS newsletter_subscribers_unsubscribe ON newsletter_subscribers (unsubscribe_hash)",
  ];
  for (const index of indexes) await strapi.db.connection.raw(`CREATE ${index}`);
}

/** Strapi's own generator, as its schema holds it. */
function documentIds(strapi: Core.Strapi): () => string {
  const { documentId } = strapi.db.metadata.get(
    "api::newsletter-subscriber.newsletter-subscriber",
  ).attributes;
  return (documentId as unknown as { default: () => string }).default;
}
