import type { AccountSession } from "@gratweg/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccountSource } from "../accounts/accountSource";
import { asking, type Way } from "../accounts/askAccounts";
import { sendJson } from "../http/answers";
import { ProblemError, problems } from "../http/problems";
import { microcopy } from "../microcopy";
import { WITHOUT_BODY } from "./personalRoute";
import { bearerToken, PRIVATE, type UserGuard } from "./requireUser";

const { account: texts } = microcopy;
const SESSION_ID = /^[\w-]{22}$/;

export interface SessionServices extends Way<AccountSource> {
  users: UserGuard;
}

/** Where somebody is signed in: seen and ended. */
export function registerSessionRoutes(app: FastifyInstance, services: SessionServices): void {
  const { users } = services;
  const ask = asking(services);

  app.get("/api/account/sessions", async (request, reply) => {
    const { id } = await users.requireUser(request);
    const current = sessionOf(request);
    const known = await ask(request, (source, context) => source.sessions(id, context));
    const data = known.map(({ kind, ...session }): AccountSession => {
      const { id, browser, system, createdAt, lastSeenAt } = session;
      const isCurrent = id === current;
      return { id, browser, system, isShared: kind === "shared", isCurrent, createdAt, lastSeenAt };
    });
    data.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    return sendJson(request, reply.headers(PRIVATE), { data });
  });

  app.delete<{ Params: { id: string } }>(
    "/api/account/sessions/:id",
    WITHOUT_BODY,
    async (request, reply) => {
      const { id } = await users.requireUser(request);
      const end = request.params.id;
      const outcome = SESSION_ID.test(end)
        ? await ask(request, (source, context) => source.endSessions(id, { end }, context))
        : "unknown";
      if (outcome === "unknown") throw new ProblemError(problems.notFound(texts.sessionNotFound));
      return reply.code(204).headers(PRIVATE).send();
    },
  );

  app.delete("/api/account/sessions", WITHOUT_BODY, async (request, reply) => {
    const { id } = await users.requireUser(request);
    const keep = sessionOf(request);
    if (keep === undefined) throw new ProblemError(problems.unauthorized());
    await ask(request, (source, context) => source.endSessions(id, { keep }, context));
    return reply.code(204).headers(PRIVATE).send();
  });
}

/** What the token says of itself. The content system has checked its signature for this very request. */
function sessionOf(request: FastifyRequest): string | undefined {
  const [, payload = ""] = bearerToken(request.headers.authorization)?.split(".") ?? [];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
    const sid = typeof claims === "object" && claims !== null && "sid" in claims ? claims.sid : undefined;
    return typeof sid === "string" && SESSION_ID.test(sid) ? sid : undefined;
  } catch {
    return undefined;
  }
}
