import { createHmac } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { accountSecret, mailFrom } from "@gratweg/backoffice/environment";
import { createDocumentId } from "@gratweg/backoffice/document-id";
import { mailHost } from "@gratweg/backoffice/bookings/mails";
import { createAccounts, type Accounts } from "./accounts";
import { createMailQueue } from "@gratweg/backoffice/sign-in/mails";
import { accountTokens } from "@gratweg/backoffice/sign-in/tokens";

const DAY = 24 * 60 * 60 * 1000;
const FORGET_UNCONFIRMED_AFTER_MS = 30 * DAY;

let running: { accounts: Accounts; timer: NodeJS.Timeout } | null = null;

export function accounts(): Accounts {
  if (!running) throw new Error("Accounts are not open yet.");
  return running.accounts;
}

export async function openAccounts(strapi: Core.Strapi): Promise<void> {
  await prepareTables(strapi);
  const given = accountSecret();
  if (given === null)
    strapi.log.warn("GRATWEG_ACCOUNT_SECRET is not set: mails about accounts wait, as nobody can write them");
  const keys = strapi.config.get<string[]>("server.app.keys").join(",");
  const opened = createAccounts({
    strapi,
    tokens: accountTokens(given ?? createHmac("sha256", keys).update("account").digest("hex")),
    createDocumentId,
    queueMail: createMailQueue({ createDocumentId, mailHost: mailHost(mailFrom()) }),
  });
  const forget = async () => {
    try {
      const count = await opened.forgetUnconfirmed(new Date(Date.now() - FORGET_UNCONFIRMED_AFTER_MS));
      if (count > 0) strapi.log.info(`Accounts: deleted ${count} that were never confirmed`);
    } catch (error) {
      strapi.log.warn(`Accounts: ${String((error as { code?: unknown }).code)}`);
    }
  };
  await forget();
  running = { accounts: opened, timer: setInterval(() => void forget(), DAY).unref() };
}

export function closeAccounts(): void {
  clearInterval(running?.timer);
  running = null;
}

async function prepareTables({ db: { connection: knex } }: Core.Strapi): Promise<void> {
  await knex.raw("CREATE UNIQUE INDEX IF NOT EXISTS up_users_email_unique ON up_users (LOWER(email))");
  await knex.raw("CREATE INDEX IF NOT EXISTS up_users_confirmation ON up_users (confirmation_token)");
  await knex.raw("CREATE INDEX IF NOT EXISTS up_users_reset ON up_users (reset_password_token)");
  // Tables of earlier versions.
  for (const table of ["account_sessions", "social_tickets"]) await knex.schema.dropTableIfExists(table);
}
