import { randomBytes } from "node:crypto";
import { decideConfirmation, decideSubscription, DAY } from "./decide";
import { NEWSLETTER_MAILS } from "./mails";
import type { SubscribeCommand, TokenCommand } from "./request-shape";
import type { NewsletterStore } from "./store";
import { hashToken, type NewsletterTokens } from "./tokens";

export type ConfirmOutcome = "confirmed" | "expired" | "unsubscribed" | "unknown";
export type UnsubscribeOutcome = "unsubscribed" | "unknown";

export interface Newsletter {
  /** Says nothing about the address: neither by its answer nor by how much it does. */
  subscribe(command: SubscribeCommand): Promise<void>;
  confirm(command: TokenCommand): Promise<ConfirmOutcome>;
  unsubscribe(command: TokenCommand): Promise<UnsubscribeOutcome>;
}

export interface NewsletterParts {
  store: NewsletterStore;
  tokens: NewsletterTokens;
  now: () => Date;
  createSeed?: () => string;
}

export function createNewsletter({ store, tokens, now, createSeed = seed }: NewsletterParts): Newsletter {
  return {
    subscribe: ({ email, site, textVersion, origin }) =>
      store.transaction(async (rows) => {
        const at = now();
        const { id, ...subscriber } = await rows.takeByEmail(email, at, (documentId) =>
          hashToken(tokens.unsubscribe(documentId)),
        );
        const { documentId } = subscriber;
        const twins = await rows.mailTimesOfTwins(email, new Date(at.getTime() - DAY));
        const { mail, isNewRound, mailTimes } = decideSubscription(subscriber, at, twins);
        const isAsked = mail === NEWSLETTER_MAILS.confirmation;
        const tokenSeed = isNewRound || subscriber.tokenSeed === null ? createSeed() : subscriber.tokenSeed;
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
  };
}

function seed(): string {
  return randomBytes(16).toString("hex");
}
