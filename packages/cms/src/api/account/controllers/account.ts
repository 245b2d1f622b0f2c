import type { Core } from "@strapi/strapi";
import { answering, type Context } from "../../../domain/accounts/answering";
import { checkDeletion, deleteAccount } from "../../../domain/accounts/deletion";
import { askForBooking } from "../../../domain/accounts/booking-requests";
import { endSessionsWithProof } from "../../../domain/accounts/end-sessions";
import { exportAccount } from "../../../domain/accounts/export";
import { bookingPaper, myBookings, oneBooking } from "../../../domain/accounts/my-bookings";
import { changeAccount } from "../../../domain/accounts/change-account";
import { findReceipt } from "../../../domain/accounts/receipts";
import { readProfile } from "../../../domain/accounts/profile";
import {
  accountChange,
  changeRequest,
  confirmation,
  deletionKey,
  deletionProof,
  documentKind,
  membershipEnded,
  savedTripChange,
  sessionOrder,
  wholeNumber,
} from "../../../domain/accounts/request-shape";
import { findUser, type Knex } from "../../../domain/accounts/rows";
import { siteUrl, writing } from "../../../domain/accounts/running";
import { forgetTrip, savedTrips, saveTrip } from "../../../domain/accounts/saved-trips";
import { accounts } from "../../../domain/sign-in/running";
import { endSession, endSessions, listSessions } from "../../../domain/sign-in/sessions";

type Work = (knex: Knex, id: number, ctx: Context) => Promise<object | null | undefined>;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const ofAccount = (work: Work) => (context: unknown) => {
    const ctx = context as Context;
    const id = wholeNumber(ctx.params.id);
    return answering(strapi, ctx, (knex) => (id === null ? Promise.resolve(undefined) : work(knex, id, ctx)));
  };
  /** Undefined unless the address is confirmed: bookings are found by it. */
  const confirmedEmail = async (knex: Knex, id: number) => {
    const user = await findUser(knex, id);
    return user?.confirmed ? user.email : undefined;
  };

  const sessions = {
    list: (userId: number) => listSessions(strapi, userId),
    end: (userId: number, id: string) => endSession(strapi, userId, id),
    endOthers: (userId: number, id: string) => endSessions(strapi.db.connection, userId, id),
  };
  const checkPassword = (userId: number, password: string) => accounts().checkPassword(userId, password);

  return {
    read: ofAccount(async (knex, id) => {
      const data = await readProfile(knex, id);
      return data && { data };
    }),

    change: ofAccount(async (knex, id, ctx) => {
      const change = accountChange(ctx.request.body);
      if (!change) return null;
      if (!(await changeAccount(knex, id, change, writing().at))) return undefined;
      const data = await readProfile(knex, id);
      return data && { data };
    }),

    export: ofAccount(async (knex, id) => {
      const data = await exportAccount(knex, id);
      return data && { data };
    }),

    checkDeletion: ofAccount(async (knex, id, ctx) => {
      const proof = deletionProof(ctx.request.body);
      if (!proof) return null;
      return checkDeletion(knex, id, proof, checkPassword);
    }),

    delete: ofAccount(async (knex, id, ctx) => {
      const { body } = ctx.request;
      const removal = { ...writing(), membershipEnded: membershipEnded(body), key: deletionKey(body) };
      const outcome = await deleteAccount(knex, id, removal);
      return { outcome, deletedAt: removal.at.toISOString() };
    }),

    /** Names nobody: who brings the key was there when the account went. */
    deletionReceipt: (context: unknown) => {
      const ctx = context as Context;
      const key = deletionKey(ctx.request.body);
      return answering(strapi, ctx, async (knex) => {
        if (key === null) return null;
        const deletedAt = await findReceipt(knex, key, writing().at);
        return deletedAt && { deletedAt: deletedAt.toISOString() };
      });
    },

    confirmEmail: (context: unknown) => {
      const ctx = context as Context;
      const order = confirmation(ctx.request.body);
      return answering(strapi, ctx, async () => order && accounts().confirm(order));
    },

    sessions: ofAccount(async (_knex, id) => ({ data: await sessions.list(id) })),

    endSessions: ofAccount(async (knex, id, ctx) => {
      const order = sessionOrder(ctx.request.body);
      if (!order) return null;
      const user = await findUser(knex, id);
      if (!user) return undefined;
      const asker = { userId: id, hasPassword: user.hasPassword, now: writing().at };
      return { outcome: await endSessionsWithProof(asker, order, sessions, checkPassword) };
    }),

    savedTrips: ofAccount(async (knex, id) => ({ data: await savedTrips(knex, id) })),

    saveTrip: ofAccount(async (knex, id, ctx) => {
      const change = savedTripChange(ctx.request.body);
      if (!change) return null;
      const { tour, isSaved } = change;
      if (isSaved) return { outcome: await saveTrip(knex, { userId: id, tour, at: writing().at }) };
      await forgetTrip(knex, id, tour);
      return { outcome: "forgotten" };
    }),

    bookings: ofAccount(async (knex, id) => {
      const email = await confirmedEmail(knex, id);
      return { data: email === undefined ? [] : await myBookings(knex, email, writing().today) };
    }),

    booking: ofAccount(async (knex, id, { params }) => {
      const email = await confirmedEmail(knex, id);
      const number = wholeNumber(params.number);
      const data = email && number ? await oneBooking(knex, email, number, writing().today) : undefined;
      return data && { data };
    }),

    request: ofAccount(async (knex, id, { params, request }) => {
      const order = changeRequest(request.body);
      if (!order) return null;
      const email = await confirmedEmail(knex, id);
      const number = wholeNumber(params.number);
      if (!email || !number) return undefined;
      const outcome = await askForBooking(knex, { email, number, ...order, ...writing() });
      if (outcome !== "asked") return outcome && { outcome };
      const data = await oneBooking(knex, email, number, writing().today);
      return data && { outcome, data };
    }),

    paper: ofAccount(async (knex, id, { params }) => {
      const email = await confirmedEmail(knex, id);
      const number = wholeNumber(params.number);
      const kind = documentKind(params.kind);
      const data =
        email && number && kind
          ? await bookingPaper(knex, { email, number, kind, siteUrl: siteUrl() })
          : undefined;
      return data && { data };
    }),
  };
};
