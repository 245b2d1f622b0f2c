import type { openDatabase } from "@gratweg/backoffice/database";
import { createNewsletter } from "@gratweg/backoffice/newsletter/newsletter";
import type { Config } from "../config";
import type { Log, NewsletterSource } from "../ports";

const DAY_MS = 24 * 3_600_000;

/** Forgets now and once a day whom nobody has confirmed. Undefined where no secret is set: links could not be made. */
export function openNewsletter(
  database: ReturnType<typeof openDatabase>,
  { newsletterSecret: secret, bookings }: Pick<Config, "newsletterSecret" | "bookings">,
  log: Log,
): { source: NewsletterSource; close: () => void } | undefined {
  if (secret === null) return undefined;
  const source = createNewsletter({ database, secret, mailFrom: bookings.mailFrom });
  const forget = () =>
    void source.forget().then(
      (count) => {
        if (count > 0) log.info({ count }, "newsletter requests that nobody has confirmed are gone");
      },
      (error: unknown) => log.warn({ err: error }, "newsletter requests could not be forgotten"),
    );
  forget();
  const forgetting = setInterval(forget, DAY_MS).unref();
  return { source, close: () => clearInterval(forgetting) };
}
