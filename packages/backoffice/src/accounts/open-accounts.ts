import { randomUUID } from "node:crypto";
import { berlinDay } from "@gratweg/contracts/kernel";
import { mailHost as mailHostOf } from "../bookings/mails";
import type { ChangeRequest } from "../bookings/requests";
import { createDocumentId } from "../document-id";
import { foldEmailAddress } from "../email-address";
import { createNewsletter } from "../newsletter/newsletter";
import { ACCOUNT_MAILS, createMailQueue } from "../sign-in/mails";
import { DUMMY_HASH, isPasswordOf } from "../sign-in/password-hash";
import { endSession, endSessions, listSessions } from "../sign-in/sessions";
import { accountTokens } from "../sign-in/tokens";
import { dropOldAudit, monthsBefore, readAudit } from "./audit";
import { askForBooking } from "./booking-requests";
import { changeAccount, type AccountChange } from "./change-account";
import { checkDeletion, deleteAccount, type DeletionProof } from "./deletion";
import { endSessionsWithProof, type SessionOrder } from "./end-sessions";
import { exportAccount } from "./export";
import { inviteAgain, invitePerson } from "./invite";
import { forgetSentMails } from "./mails";
import { changeUser, checkRemoval, removeByManager, type Invited, type UserChange } from "./manage";
import { listUsers, type UserQuery } from "./managed-users";
import { bookingPaper, myBookings, oneBooking, type DocumentKind } from "./my-bookings";
import { readProfile } from "./profile";
import { findReceipt } from "./receipts";
import { AccountsUnavailable, findUser, USERS, type Knex } from "./rows";
import { forgetTrip, savedTrips, saveTrip } from "./saved-trips";

export interface AccountsSettings {
  mailFrom: string;
  /** Base address of links to trips. */
  siteUrl: string;
  /** Makes links of invitations; null: their mails wait. */
  accountSecret: string | null;
  /** Makes newsletter links; null: nobody joins it. */
  newsletterSecret: string | null;
  /** How long entries of the audit trail are kept. */
  auditMonths: number;
}

/** Where a mail's link leads, and what the portal is called there. */
interface Place {
  origin: string;
  portalName: string;
}

export type Accounts = ReturnType<typeof createAccounts>;
export type Users = ReturnType<typeof createUsers>;

/** One's own account, and for managers those of others. Undefined: there is no such account (any more), or nothing of that number. */
export function openAccounts(database: Knex, settings: AccountsSettings) {
  return {
    accounts: hidingRows(createAccounts(database, settings)),
    users: hidingRows(createUsers(database, settings)),
    /** Drops what is kept for a while only; answers how many rows. */
    forget: async (now = new Date()) =>
      (await dropOldAudit(database, monthsBefore(now, settings.auditMonths))) +
      (await forgetSentMails(database, now)),
  };
}

/** Now, and what writing an entry of the audit trail or removing an account needs. */
function writing({ mailFrom }: AccountsSettings) {
  const at = new Date();
  return { at, today: berlinDay(at), createDocumentId, mailHost: mailHostOf(mailFrom) };
}

function createAccounts(database: Knex, settings: AccountsSettings) {
  const { siteUrl, newsletterSecret: secret, mailFrom } = settings;
  const subscribe = async (command: Parameters<ReturnType<typeof createNewsletter>["subscribe"]>[0]) => {
    if (secret === null) throw new AccountsUnavailable(undefined);
    await createNewsletter({ database, secret, mailFrom }).subscribe(command);
  };
  const checkPassword = async (userId: number, password: string) => {
    const row = await database(USERS)
      .where({ id: userId })
      .first<{ password: string | null } | undefined>("password");
    return isPasswordOf(password, row?.password ?? DUMMY_HASH);
  };
  const sessions = {
    list: (userId: number) => listSessions(database, userId),
    end: (userId: number, id: string) => endSession(database, userId, id),
    endOthers: (userId: number, id: string) => endSessions(database, userId, id),
  };
  /** Undefined unless the address is confirmed: bookings are found by it. */
  const confirmedEmail = async (id: number) => {
    const user = await findUser(database, id);
    return user?.confirmed ? user.email : undefined;
  };

  return {
    read: (id: number) => readProfile(database, id),

    change: async (id: number, change: AccountChange) =>
      (await changeAccount(database, id, change, new Date(), subscribe))
        ? readProfile(database, id)
        : undefined,

    export: (id: number) => exportAccount(database, id),

    checkDeletion: (id: number, proof: DeletionProof) => checkDeletion(database, id, proof, checkPassword),

    async remove(id: number, order: { membershipEnded: boolean; key: string | undefined }) {
      const removal = { ...writing(settings), ...order };
      const outcome = await deleteAccount(database, id, removal);
      return { outcome, deletedAt: removal.at.toISOString() };
    },

    /** Tells for a day when the deletion that brought this key was. It names nobody: who brings the key was there when the account went. */
    async deletionReceipt(key: string) {
      const deletedAt = await findReceipt(database, key, new Date());
      return deletedAt && { deletedAt: deletedAt.toISOString() };
    },

    sessions: sessions.list,

    /** After a proof, unless the one that asks has just begun or ends itself. */
    async endSessions(id: number, order: SessionOrder) {
      const user = await findUser(database, id);
      if (!user) return { outcome: "unknown" as const };
      const asker = { userId: id, hasPassword: user.hasPassword, now: new Date() };
      return { outcome: await endSessionsWithProof(asker, order, sessions, checkPassword) };
    },

    savedTrips: (id: number) => savedTrips(database, id),

    async saveTrip(id: number, { tour, isSaved }: { tour: number; isSaved: boolean }) {
      if (isSaved) return saveTrip(database, { userId: id, tour, at: new Date() });
      await forgetTrip(database, id, tour);
      return "forgotten" as const;
    },

    async bookings(id: number) {
      const email = await confirmedEmail(id);
      return email === undefined ? [] : myBookings(database, email, berlinDay());
    },

    async booking(id: number, number: number) {
      const email = await confirmedEmail(id);
      return email === undefined ? undefined : oneBooking(database, email, number, berlinDay());
    },

    /** `closed`: cancelled, or the trip has begun. */
    async request(
      id: number,
      number: number,
      { kind, message = "" }: { kind: ChangeRequest; message?: string },
    ) {
      const email = await confirmedEmail(id);
      if (email === undefined) return undefined;
      const order = { email, number, kind, message, ...writing(settings) };
      const outcome = await askForBooking(database, order);
      return outcome === "asked" ? oneBooking(database, email, number, order.today) : outcome;
    },

    async paper(id: number, { number, kind }: { number: number; kind: DocumentKind }) {
      const email = await confirmedEmail(id);
      return email === undefined ? undefined : bookingPaper(database, { email, number, kind, siteUrl });
    },
  };
}

/** Each names the manager who acts; whether they still may is decided under the same lock as the change. */
function createUsers(database: Knex, settings: AccountsSettings) {
  const tokens = accountTokens(settings.accountSecret ?? randomUUID());
  const queueMail = createMailQueue({ createDocumentId, mailHost: mailHostOf(settings.mailFrom) });

  /** Replaces older links. False: there is no such account, or it has a password. */
  async function queueInvitation(id: number, place: Place): Promise<boolean> {
    const row = await database(USERS)
      .where({ id })
      .first<{ document_id: string; email: string; password: string | null } | undefined>(
        "document_id",
        "email",
        "password",
      );
    if (!row || row.password !== null) return false;
    const now = new Date();
    const link = tokens.link("invitation", row.document_id, now);
    await database.transaction(async (trx) => {
      await trx(USERS)
        .where({ id })
        .update({
          invited_at: now,
          reset_password_token: link.hash,
          reset_password_expires_at: new Date(link.expiresAt),
        });
      const receiver = { documentId: row.document_id, email: row.email };
      await queueMail(trx, receiver, { kind: ACCOUNT_MAILS.invitation, link }, place);
    });
    return true;
  }

  return {
    list: (query: UserQuery) => listUsers(database, query, new Date()),

    audit: (paging: { page: number; pageSize: number }) => readAudit(database, paging),

    invite({ actor, email, ...person }: Invited & Place & { actor: number }) {
      const invited = { ...person, email: foldEmailAddress(email) };
      return invitePerson(database, actor, invited, writing(settings), queueInvitation);
    },

    inviteAgain: (targetId: number, { actor, ...place }: Place & { actor: number }) =>
      inviteAgain(database, { actorId: actor, targetId }, place, writing(settings), queueInvitation),

    change: (targetId: number, { actor, ...change }: UserChange & { actor: number }) =>
      changeUser(database, { actorId: actor, targetId }, change, writing(settings)),

    checkRemoval: (targetId: number, actorId: number) => checkRemoval(database, { actorId, targetId }),

    remove: (targetId: number, order: { actor: number; membershipEnded: boolean }) =>
      removeByManager(
        database,
        { actorId: order.actor, targetId },
        { ...writing(settings), membershipEnded: order.membershipEnded },
      ),
  };
}

/** The database's own errors quote rows, so they end here; what is ours passes. */
function hidingRows<Methods extends object>(methods: Methods): Methods {
  const hidden = Object.entries(methods).map(([name, method]) => [
    name,
    async (...words: unknown[]): Promise<unknown> => {
      try {
        return await (method as (...words: unknown[]) => unknown)(...words);
      } catch (error) {
        if (error instanceof Error && error.name === "NewsletterUnavailable") throw error;
        throw error instanceof AccountsUnavailable ? error : new AccountsUnavailable(error);
      }
    },
  ]);
  return Object.fromEntries(hidden) as Methods;
}
