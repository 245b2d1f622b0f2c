import type { Core } from "@strapi/strapi";
import { auditMonths, mailFrom } from "@gratweg/backoffice/environment";
import { createDocumentId } from "@gratweg/backoffice/document-id";
import { mailHost } from "@gratweg/backoffice/bookings/mails";
import { berlinDay } from "@gratweg/contracts/kernel";
import { dropOldAudit, monthsBefore, type AuditWriter } from "./audit";
import { forgetSentMails } from "@gratweg/backoffice/accounts/mails";
import type { Removal } from "./removal";
import { AccountsUnavailable, type Knex } from "./rows";
import { createAccountTables } from "./tables";

interface Running {
  knex: Knex;
  createDocumentId: () => string;
  mailHost: string;
  siteUrl: string;
}
const DAY = 24 * 60 * 60 * 1000;
let running: Running | null = null;
let forgetting: NodeJS.Timeout | undefined;

function parts(): Running {
  if (!running) throw new Error("The account records are not open yet.");
  return running;
}

export async function openAccountRecords(strapi: Core.Strapi): Promise<void> {
  await createAccountTables(strapi);
  running = {
    knex: strapi.db.connection,
    createDocumentId,
    mailHost: mailHost(mailFrom()),
    siteUrl: (process.env.GRATWEG_SITE_URL || "http://localhost:8000").replace(/\/+$/, ""),
  };
  const months = auditMonths();
  const { connection } = strapi.db;
  const tell = (what: string) => (count: number) => {
    if (count > 0) strapi.log.info(`Accounts: ${count} old ${what} are gone`);
  };
  const forget = async () => {
    const now = new Date();
    try {
      await dropOldAudit(connection, monthsBefore(now, months)).then(tell("entries of the audit trail"));
      await forgetSentMails(connection, now).then(tell("mails"));
    } catch (error) {
      strapi.log.warn(`Accounts: ${String((error as { code?: unknown }).code)}`);
    }
  };
  await forget();
  forgetting = setInterval(() => void forget(), DAY).unref();
}

export function closeAccountRecords(): void {
  clearInterval(forgetting);
  running = null;
}

export function siteUrl(): string {
  return parts().siteUrl;
}

/** Now, and what writing an entry of the audit trail or removing an account needs. */
export function writing(): AuditWriter & Omit<Removal, "isOwn" | "membershipEnded"> {
  const { createDocumentId, mailHost: host } = parts();
  const at = new Date();
  return { at, today: berlinDay(at), createDocumentId, mailHost: host };
}

/** Asks the database; what it says about its failures stays here. Errors that carry a decision of ours pass through. */
export async function withAccounts<Result>(work: (knex: Knex) => Promise<Result>): Promise<Result> {
  const { knex } = parts();
  try {
    return await work(knex);
  } catch (error) {
    if (error instanceof Error && error.name === "NewsletterUnavailable") throw error;
    throw new AccountsUnavailable(error);
  }
}
