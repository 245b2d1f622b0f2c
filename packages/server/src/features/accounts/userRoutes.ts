import type { AuditAnswer, UsersAnswer } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { accountProblems } from "./accountProblems";
import type { AccountSource } from "./accountSource";
import { asking, type Way } from "./askAccounts";
import { endMemberships, type MembershipEnd } from "./endMemberships";
import { sendJson } from "../../http/answers";
import { ProblemError, RETRY_AFTER } from "../../http/problems";
import type { RequestLimit } from "../../limits/requestLimit";
import { microcopy } from "../../microcopy";
import { readInvitation, readPaging, readUserChange, readUserQuery } from "./readUsers";
import { userProblems } from "./userProblems";
import type { Paging, UserRefusal, UserSource } from "./userSource";
import { pathNumber, placeOf, WITH_BODY, WITHOUT_BODY } from "./personalRoute";
import { PRIVATE, type UserGuard } from "../sign-in/requireUser";

const { users: texts } = microcopy.account;

export interface UserServices extends Way<UserSource> {
  users: UserGuard;
  /** Knows whose bookings are whose. */
  accounts: Pick<AccountSource, "bookings"> | undefined;
  membershipEnd: MembershipEnd | undefined;
  /** How many invitations one manager may send. */
  invitationLimit: RequestLimit;
}

type Path = { Params: { id: string } };

/** For managers alone: the role is asked for with every request, and once more where something changes. */
export function registerUserRoutes(
  app: FastifyInstance,
  services: UserServices,
  { production }: { production: boolean },
): void {
  const { users, membershipEnd, invitationLimit } = services;
  const ask = asking(services, texts.unavailable);
  const takeInvitation = (actor: number) => {
    const wait = invitationLimit.take(String(actor));
    if (wait !== undefined)
      throw new ProblemError(accountProblems.tooMany(texts.tooMany), { "retry-after": String(wait) });
  };

  app.get("/api/users", async (request, reply) => {
    await users.requireManager(request);
    const query = readUserQuery(request.query);
    const { data, total } = await ask(request, (source) => source.list(query));
    const answer: UsersAnswer = { data, meta: { pagination: paginationOf(query, total) } };
    return sendJson(request, reply.headers(PRIVATE), answer);
  });

  app.get("/api/users/audit", async (request, reply) => {
    await users.requireManager(request);
    const paging = readPaging(request.query);
    const { data, total } = await ask(request, (source) => source.audit(paging));
    const answer: AuditAnswer = { data, meta: { pagination: paginationOf(paging, total) } };
    return sendJson(request, reply.headers(PRIVATE), answer);
  });

  const askAccounts = asking({ source: services.accounts, gate: services.gate }, texts.unavailable);
  app.get<Path>("/api/users/:id/bookings", async (request, reply) => {
    await users.requireManager(request);
    const id = userId(request.params.id);
    const data = await askAccounts(request, (source) => source.bookings(id));
    return sendJson(request, reply.headers(PRIVATE), { data });
  });

  app.post("/api/users", WITH_BODY, async (request, reply) => {
    const { id: actor } = await users.requireManager(request);
    const person = readInvitation(request.body);
    takeInvitation(actor);
    const { origin, portalName } = placeOf(request, production);
    const order = { actor, ...person, origin, portalName };
    const answer = await ask(request, (source) => source.invite(order));
    if (answer.outcome !== "invited") throw refuse(answer.outcome);
    return sendJson(request, reply.code(201).headers(PRIVATE), { data: answer.user });
  });

  app.post<Path>("/api/users/:id/invitation", WITHOUT_BODY, async (request, reply) => {
    const { id: actor } = await users.requireManager(request);
    const id = userId(request.params.id);
    takeInvitation(actor);
    const { origin, portalName } = placeOf(request, production);
    const { outcome } = await ask(request, (source) => source.inviteAgain(id, { actor, origin, portalName }));
    if (outcome !== "invited") throw refuse(outcome);
    return reply.code(202).headers(PRIVATE).send();
  });

  app.patch<Path>("/api/users/:id", WITH_BODY, async (request, reply) => {
    const { id: actor } = await users.requireManager(request);
    const id = userId(request.params.id);
    const change = readUserChange(request.body);
    const answer = await ask(request, (source) => source.change(id, { ...change, actor }));
    if (answer.outcome !== "changed") throw refuse(answer.outcome);
    return sendJson(request, reply.headers(PRIVATE), { data: answer.user });
  });

  app.delete<Path>("/api/users/:id", WITHOUT_BODY, async (request, reply) => {
    const { id: actor } = await users.requireManager(request);
    const id = userId(request.params.id);
    const check = await ask(request, (source) => source.checkRemoval(id, actor));
    if (check.outcome !== "allowed") throw refuse(check.outcome);
    await endMemberships(check.contracts, membershipEnd, {
      clientAddress: request.ip,
      log: request.log,
      detail: texts.membershipKept,
    });
    const order = { actor, membershipEnded: check.contracts.length > 0 };
    const { outcome } = await ask(request, (source) => source.remove(id, order));
    if (outcome === "membership-runs")
      throw new ProblemError(accountProblems.membershipKept(texts.membershipKept), RETRY_AFTER);
    if (outcome !== "deleted") throw refuse(outcome);
    return reply.code(204).headers(PRIVATE).send();
  });
}

function userId(text: string): number {
  const id = pathNumber(text);
  if (id === undefined) throw refuse("unknown-user");
  return id;
}

function refuse(refusal: UserRefusal): ProblemError {
  return new ProblemError(userProblems[refusal]());
}

function paginationOf({ page, pageSize }: Paging, total: number) {
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}
