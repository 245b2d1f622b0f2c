import type { openDatabase } from "@gratweg/backoffice/database";
import { createNewsletter } from "@gratweg/backoffice/newsletter/newsletter";
import type { Config } from "../../config";
import { forgetDaily } from "../operations/forgetDaily";
import type { Log, NewsletterSource } from "../../ports";

/** Undefined where no secret is set: links could not be made. */
export function openNewsletter(
  database: ReturnType<typeof openDatabase>,
  { newsletterSecret: secret, bookings }: Pick<Config, "newsletterSecret" | "bookings">,
  log: Log,
): { source: NewsletterSource; close: () => void } | undefined {
  if (secret === null) return undefined;
  const source = createNewsletter({ database, secret, mailFrom: bookings.mailFrom });
  return { source, close: forgetDaily("unconfirmed newsletter requests", () => source.forget(), log) };
}
