import { idempotencyKey, NEWSLETTER_TEXT_VERSION, type Account } from "@gratweg/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { berlinDay } from "@gratweg/contracts/kernel";
import { accountProblems } from "./accountProblems";
import type { AccountProfile, AccountSource, DeletionCheck } from "./accountSource";
import { asking, type Way } from "./askAccounts";
import { endMemberships, type MembershipEnd } from "./endMemberships";
import { readAccountChange, readDeletionProof } from "./readAccountBody";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import type { RequestLimit } from "../../limits/requestLimit";
import type { MembershipSource } from "../payments/membershipSource";
import { microcopy } from "../../microcopy";
import type { SignedIn } from "../../ports";
import { placeOf, WITH_BODY } from "./personalRoute";
import { bearerToken, PRIVATE, type UserGuard } from "../sign-in/requireUser";

const { account: texts } = microcopy;

export interface AccountServices extends Way<AccountSource> {
  users: UserGuard;
  memberships: MembershipSource | undefined;
  /** Undefined where payments are not set up: then a running membership keeps its account. */
  membershipEnd: MembershipEnd | undefined;
  /** How often one account may download its data. */
  exportLimit: RequestLimit;
}

export function registerAccountRoutes(
  app: FastifyInstance,
  services: AccountServices,
  { production }: { production: boolean },
): void {
  const { users, memberships, membershipEnd, exportLimit } = services;
  const ask = asking(services);
  const askMembership = asking({ source: memberships, gate: services.gate });

  const withMembership = async (
    request: FastifyRequest,
    user: SignedIn,
    profile: AccountProfile | undefined,
  ): Promise<{ data: Account }> => {
    if (!profile) throw new ProblemError(problems.unauthorized());
    const membership = profile.confirmed
      ? (await askMembership(request, (source) => source.of(user))).membership
      : null;
    return { data: { ...profile, membership } };
  };

  app.get("/api/account", async (request, reply) => {
    const user = await users.requireUser(request);
    const profile = await ask(request, (source) => source.read(user.id));
    return sendJson(request, reply.headers(PRIVATE), await withMembership(request, user, profile));
  });

  app.patch("/api/account", WITH_BODY, async (request, reply) => {
    const user = await users.requireUser(request);
    const { site, origin } = placeOf(request, production);
    const order = { ...readAccountChange(request.body), site, origin, textVersion: NEWSLETTER_TEXT_VERSION };
    const profile = await ask(request, (source) => source.change(user.id, order));
    return sendJson(request, reply.headers(PRIVATE), await withMembership(request, user, profile));
  });

  app.get("/api/account/export", { exposeHeadRoute: false }, async (request, reply) => {
    const user = await users.requireUser(request);
    const wait = exportLimit.take(String(user.id));
    if (wait !== undefined)
      throw new ProblemError(accountProblems.tooMany(texts.tooManyExports), { "retry-after": String(wait) });
    const data = await ask(request, (source) => source.export(user.id));
    if (!data) throw new ProblemError(problems.unauthorized());
    const name = texts.exportName(berlinDay());
    return reply
      .headers({
        ...PRIVATE,
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="${name}"`,
      })
      .send(`${JSON.stringify({ exportedAt: new Date().toISOString(), ...data }, null, 2)}\n`);
  });

  app.delete("/api/account", WITH_BODY, async (request, reply) => {
    const key = idempotencyKey.safeParse(request.headers["idempotency-key"]).data;
    const deletedAt = await remove(request, key).catch(async (error: unknown) => {
      const receipt = isUnknownBearer(error) ? await receiptOf(request, key) : undefined;
      if (!receipt) throw error;
      return receipt.deletedAt;
    });
    return sendJson(request, reply.headers(PRIVATE), { data: { deletedAt } });
  });

  async function remove(request: FastifyRequest, key: string | undefined): Promise<string> {
    const user = await users.requireUser(request);
    const proof = readDeletionProof(request.body);
    const check = await ask(request, (source, context) => source.checkDeletion(user.id, proof, context));
    const contracts = allowed(check, proof);
    await endMemberships(contracts, membershipEnd, { clientAddress: request.ip, log: request.log });
    const order = { membershipEnded: contracts.length > 0, key };
    const { outcome, deletedAt } = await ask(request, (source) => source.remove(user.id, order));
    if (outcome === "last-manager") throw new ProblemError(accountProblems.lastManager());
    if (outcome === "membership-runs") throw new ProblemError(accountProblems.membershipKept(), RETRY_AFTER);
    return deletedAt;
  }

  /** Whoever asks once more with the key of a deletion whose answer got lost; anybody else learns what anybody learns. */
  async function receiptOf(request: FastifyRequest, key: string | undefined) {
    if (key === undefined || bearerToken(request.headers.authorization) === undefined) return undefined;
    return ask(request, (source) => source.deletionReceipt(key));
  }
}

function isUnknownBearer(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.status === 401;
}

/** The contracts that have to end first; everything else is a problem. */
function allowed(check: DeletionCheck, proof: { password?: string; email?: string }) {
  switch (check.outcome) {
    case "allowed":
      return check.contracts;
    case "wrong-password":
      throw new ProblemError(accountProblems.wrongProof("password", proof.password === undefined));
    case "wrong-email":
      throw new ProblemError(accountProblems.wrongProof("email", proof.email === undefined));
    case "last-manager":
      throw new ProblemError(accountProblems.lastManager());
    case "unknown-user":
      throw new ProblemError(problems.unauthorized());
  }
}
