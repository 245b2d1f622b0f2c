import { createHmac } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { accountSecret, mailFrom, signInSettings } from "../../environment";
import { mailHost } from "../bookings/mails";
import { createAccounts, type Accounts } from "./accounts";
import { createDevices, type Devices } from "./device";
import { createHashPool } from "./hash-pool";
import { createSignInLimits } from "./limits";
import { knexAccountStore } from "./store";
import { accountTokens } from "./tokens";
import { createSessions, createSessionTable, type Sessions } from "./sessions";
import { newStampOnEdit } from "./stamp-on-edit";

const DAY = 24 * 60 * 60 * 1000;
/** As long as requests for the newsletter are kept. */
const FORGET_AFTER_MS = 30 * DAY;

interface Running {
  accounts: Accounts;
  devices: Devices;
  sessions: Sessions;
  close(): void;
}

let running: Running | null = null;

function opened(): Running {
  if (!running) throw new Error("Accounts are not open yet.");
  return running;
}

/** What this process signs people in with: opened by the bootstrap. */
export const accounts = (): Accounts => opened().accounts;
export const devices = (): Devices => opened().devices;
export const sessions = (): Sessions => opened().sessions;

export async function openAccounts(strapi: Core.Strapi): Promise<void> {
  await createAccountIndexes(strapi);
  await createSessionTable(strapi.db.connection);
  const { portalUrl, hashWorkers, waiting, ...limits } = signInSettings();
  const given = accountSecret();
  if (given === null)
    strapi.log.warn(
      "GRATWEG_ACCOUNT_SECRET is not set: mails about accounts wait, as the mail worker cannot write them",
    );
  // Without a secret of its own everything works but the mails.
  const secret =
    given ??
    createHmac("sha256", strapi.config.get<string[]>("server.app.keys").join(","))
      .update("account")
      .digest("hex");
  const hasher = createHashPool({ workers: hashWorkers, waiting });
  const account = createAccounts({
    store: knexAccountStore({
      knex: strapi.db.connection,
      createDocumentId: documentIds(strapi),
      mailHost: mailHost(mailFrom()),
    }),
    hasher,
    limits: createSignInLimits(limits),
    tokens: accountTokens(secret),
    portalUrl,
    now: () => new Date(),
  });
  newStampOnEdit(strapi);
  const session = createSessions({ knex: strapi.db.connection, now: () => new Date() });
  const tell = (what: string) => (count: number) => {
    if (count > 0) strapi.log.info(`Accounts: ${count} ${what}`);
  };
  const forget = async () => {
    try {
      const before = new Date(Date.now() - FORGET_AFTER_MS);
      await account.forgetUnconfirmed(before).then(tell("were never confirmed and are gone"));
      await session.prune().then(tell("sessions were over and are gone"));
    } catch (error) {
      strapi.log.warn(`Accounts: ${String((error as { code?: unknown }).code)}`);
    }
  };
  await forget();
  const forgetting = setInterval(() => void forget(), DAY).unref();
  running = {
    accounts: account,
    devices: createDevices(secret),
    sessions: session,
    close() {
      clearInterval(forgetting);
      hasher.close();
    },
  };
}

export function closeAccounts(): void {
  running?.close();
  running = null;
}

/** An address is one account whatever its case; links are found without reading the table. */
async function createAccountIndexes(strapi: Core.Strapi): Promise<void> {
  const indexes = [
    "UNIQUE INDEX IF NOT EXISTS up_users_email_unique ON up_users (LOWER(email))",
    "INDEX IF NOT EXISTS up_users_confirmation ON up_users (confirmation_token)",
    "INDEX IF NOT EXISTS up_users_reset ON up_users (reset_password_token)",
    // Limits by mailbox look at the mails of a day.
    "INDEX IF NOT EXISTS outbox_mails_created ON outbox_mails (created_at)",
  ];
  for (const index of indexes) await strapi.db.connection.raw(`CREATE ${index}`);
}

/** Strapi's own generator, as its schema holds it. */
export function documentIds(strapi: Core.Strapi): () => string {
  const { documentId } = strapi.db.metadata.get("plugin::users-permissions.user").attributes;
  return (documentId as unknown as { default: () => string }).default;
}
