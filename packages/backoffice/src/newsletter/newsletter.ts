import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { mailHost } from "../bookings/mails";
import { foldEmailAddress } from "../email-address";
import { decideConfirmation, decideSubscription, DAY } from "./decide";
import { NEWSLETTER_MAILS } from "./mails";
import { knexNewsletterStore } from "./store";
import { hashToken, newsletterTokens } from "./tokens";

/** Long enough to sort out a question, no longer: who never confirmed did not ask to be kept. */
const FORGET_AFTER_MS = 30 * DAY;

export interface SubscribeCommand {
  email: string;
  site: string;
  textVersion: string;
  /** Where the visitor is, and where links in mails lead. */
  origin: string;
}
export interface TokenCommand {
  token: string;
  origin: string;
}
export type ConfirmOutcome = "confirmed" | "expired" | "unsubscribed" | "unknown";
export type UnsubscribeOutcome = "unsubscribed" | "unknown";

export interface Newsletter {
  /** Says nothing about the address: neither by its answer nor by how much it does. */
  subscribe(command: SubscribeCommand): Promise<void>;
  confirm(command: TokenCommand): Promise<ConfirmOutcome>;
  unsubscribe(command: TokenCommand): Promise<UnsubscribeOutcome>;
  /** Removes requests that nobody has confirmed for thirty days; answers how many. */
  forget(): Promise<number>;
}

interface NewsletterParts {
  database: Knex;
  /** What links are made from. */
  secret: string;
  mailFrom: string;
  now?: () => Date;
}

export function createNewsletter({
  database,
  secret,
  mailFrom,
  now = () => new Date(),
}: NewsletterParts): Newsletter {
  const store = knexNewsletterStore(database, mailHost(mailFrom));
  const tokens = newsletterTokens(secret);
  return {
    subscribe: (command) =>
      store.transaction(async (rows) => {
        const { site, textVersion, origin } = command;
        // One spelling, so that one person is one row.
        const email = foldEmailAddress(command.email);
        const at = now();
        const { id, ...subscriber } = await rows.takeByEmail(email, at, (documentId) =>
          hashToken(tokens.unsubscribe(documentId)),
        );
        const { documentId } = subscriber;
        const twins = await rows.mailTimesOfTwins(email, new Date(at.getTime() - DAY));
        const { mail, isNewRound, mailTimes } = decideSubscription(subscriber, at, twins);
        const isAsked = mail === NEWSLETTER_MAILS.confirmation;
        const tokenSeed = isNewRound || subscriber.tokenSeed === null ? seed() : subscriber.tokenSeed;
        await rows.update(id, at, {
          mailTimes,
          ...(isAsked
            ? {
                state: "pending",
                tokenSeed,
                tokenHash: hashToken(tokens.confirm(documentId, tokenSeed)),
                requestedAt: at,
                textVersion,
                site,
              }
            : {}),
        });
        const queued = { to: email, data: { subscriber: documentId, origin }, at };
        // A mail that is held back costs the same as one that goes out.
        const mailId = await rows.queueMail({ kind: mail ?? NEWSLETTER_MAILS.already, ...queued });
        await rows.dropMail(mail === null ? mailId : 0);
      }),

    confirm: ({ token, origin }) =>
      store.transaction(async (rows) => {
        const found = await rows.takeByToken("confirm", hashToken(token));
        if (!found) return "unknown";
        const at = now();
        const decision = decideConfirmation(found, at);
        if (decision !== "confirm") return decision;
        await rows.update(found.id, at, { state: "confirmed", confirmedAt: at });
        const data = { subscriber: found.documentId, origin };
        await rows.queueMail({ kind: NEWSLETTER_MAILS.welcome, to: found.email, data, at });
        return "confirmed";
      }),

    unsubscribe: ({ token }) =>
      store.transaction(async (rows) => {
        const found = await rows.takeByToken("unsubscribe", hashToken(token));
        if (!found) return "unknown";
        const at = now();
        if (found.state !== "unsubscribed")
          await rows.update(found.id, at, { state: "unsubscribed", unsubscribedAt: at });
        return "unsubscribed";
      }),

    forget: () =>
      store.transaction((rows) => rows.dropUnconfirmed(new Date(now().getTime() - FORGET_AFTER_MS))),
  };
}

function seed(): string {
  return randomBytes(16).toString("hex");
}
