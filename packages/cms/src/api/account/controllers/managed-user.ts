import type { Core } from "@strapi/strapi";
import { answering, type Context } from "../../../domain/accounts/answering";
import { readAudit } from "../../../domain/accounts/audit";
import { inviteAgain, invitePerson } from "../../../domain/accounts/invite";
import { changeUser, checkRemoval, removeByManager } from "../../../domain/accounts/manage";
import { listUsers } from "../../../domain/accounts/managed-users";
import {
  actorOf,
  invitationOrigin,
  invitedPerson,
  membershipEnded,
  paging,
  userChange,
  userQuery,
  wholeNumber,
} from "../../../domain/accounts/request-shape";
import type { Knex } from "../../../domain/accounts/rows";
import { writing } from "../../../domain/accounts/running";
import { accounts } from "../../../domain/sign-in/running";

type People = { actorId: number; targetId: number };
type Work = (knex: Knex, people: People, body: unknown) => Promise<object | null | undefined>;

/** Each names the manager who asks; whether they still are one is decided under the same lock as the change. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const ofUser = (work: Work) => (context: unknown) => {
    const ctx = context as Context;
    const targetId = wholeNumber(ctx.params.id);
    const actorId = actorOf(ctx.request.body);
    return answering(strapi, ctx, (knex) => {
      if (actorId === null) return Promise.resolve(null);
      if (targetId === null) return Promise.resolve({ outcome: "unknown-user" });
      return work(knex, { actorId, targetId }, ctx.request.body);
    });
  };
  const queueInvitation = (userId: number, about: { origin: string; portalName: string }) =>
    accounts().queueInvitation(userId, about);

  return {
    list: (context: unknown) => {
      const ctx = context as Context;
      const query = userQuery(ctx.query);
      return answering(strapi, ctx, async (knex) => query && listUsers(knex, query, writing().at));
    },

    audit: (context: unknown) => {
      const ctx = context as Context;
      const page = paging(ctx.query);
      return answering(strapi, ctx, async (knex) => page && readAudit(knex, page));
    },

    invite: (context: unknown) => {
      const ctx = context as Context;
      const actorId = actorOf(ctx.request.body);
      const person = invitedPerson(ctx.request.body);
      return answering(strapi, ctx, async (knex) =>
        actorId === null || !person ? null : invitePerson(knex, actorId, person, writing(), queueInvitation),
      );
    },

    inviteAgain: ofUser(async (knex, people, body) => {
      const about = invitationOrigin(body);
      return about && inviteAgain(knex, people, about, writing(), queueInvitation);
    }),

    change: ofUser(async (knex, people, body) => {
      const change = userChange(body);
      return change && changeUser(knex, people, change, writing());
    }),

    checkDeletion: ofUser((knex, people) => checkRemoval(knex, people)),

    delete: ofUser((knex, people, body) =>
      removeByManager(knex, people, { ...writing(), membershipEnded: membershipEnded(body) }),
    ),
  };
};
