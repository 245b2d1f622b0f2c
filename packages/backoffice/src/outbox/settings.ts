import type { WorkerOptions } from "./worker";
import { accountSecret, mailFrom, newsletterSecret, signInSettings, siteUrl } from "../environment";

type Environment = Readonly<Record<string, string | undefined>>;

export interface OutboxSettings {
  smtpUrl: string;
  from: string;
  /** Base address of links, without a slash at the end. */
  siteUrl: string;
  /** Sites of ours, as the content system knows them: links in mails lead nowhere else. */
  origins: string[];
  /** Makes newsletter links; null: mails about the newsletter wait. */
  newsletterSecret: string | null;
  /** Makes links of account mails; null: those with a link wait. */
  accountSecret: string | null;
  worker: WorkerOptions;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** The names that the content system knows (`config/`), and those of the worker. */
export function outboxSettings(environment: Environment = process.env): OutboxSettings {
  const sites = signInSettings(environment);
  const leaseMs = positive(environment, "GRATWEG_OUTBOX_LEASE_MS", 120 * SECOND);
  const sendMs = positive(environment, "GRATWEG_OUTBOX_SEND_MS", 60 * SECOND);
  if (leaseMs <= sendMs)
    throw new Error(
      "GRATWEG_OUTBOX_LEASE_MS must be longer than GRATWEG_OUTBOX_SEND_MS, or mails go out twice.",
    );
  return {
    smtpUrl: environment.SMTP_URL || `smtp://127.0.0.1:${positive(environment, "GRATWEG_SMTP_PORT", 1025)}`,
    from: mailFrom(environment),
    siteUrl: siteUrl(environment),
    origins: [...sites.origins, sites.portalUrl],
    newsletterSecret: newsletterSecret(environment),
    accountSecret: accountSecret(environment),
    worker: {
      concurrency: positive(environment, "GRATWEG_OUTBOX_CONCURRENCY", 5),
      retryBaseMs: positive(environment, "GRATWEG_OUTBOX_RETRY_BASE_MS", 5 * SECOND),
      pollMs: positive(environment, "GRATWEG_OUTBOX_POLL_MS", 500),
      giveUpMs: 3 * DAY,
      leaseMs,
      sendMs,
    },
  };
}

function positive(environment: Environment, name: string, fallback: number): number {
  const value = environment[name];
  if (value === undefined || value === "") return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${name} must be a positive integer, not "${value}".`);
  return number;
}
