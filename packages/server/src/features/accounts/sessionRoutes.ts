import type { AccountSession } from "@gratweg/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountProblems } from "./accountProblems";
import type { AccountSource, SessionEnd } from "./accountSource";
import { asking, type Way } from "./askAccounts";
import { readSessionProof } from "./readAccountBody";
import { sendJson } from "../../http/answers";
import { ProblemError, problems } from "../../http/problems";
import { microcopy } from "../../microcopy";
import { WITHOUT_BODY } from "./personalRoute";
import { bearerToken, PRIVATE, type UserGuard } from "../sign-in/requireUser";

const { account: texts } = microcopy;
const SESSION_ID = /^[0-9a-f]{32}$/;

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
    const known = await ask(request, (source) => source.sessions(id));
    const data = known.map(({ kind, ...session }): AccountSession => {
      const { id, browser, system, createdAt, lastSeenAt } = session;
      const isCurrent = id === current;
      return { id, browser, system, isShared: kind === "shared", isCurrent, createdAt, lastSeenAt };
    });
    data.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    return sendJson(request, reply.headers(PRIVATE), { data });
  });

  async function end(request: FastifyRequest, reply: FastifyReply, ending: Ending): Promise<FastifyReply> {
    const { id } = await users.requireUser(request);
    const asking = sessionOf(request);
    if (asking === undefined) throw new ProblemError(problems.unauthorized());
    const proof = readSessionProof(request.body);
    const order = { ending: ending === "others" ? { keep: asking } : ending, asking, ...proof };
    const isPossible = ending === "others" || SESSION_ID.test(ending.end);
    requireEnded(
      isPossible
        ? await ask(request, (source, context) => source.endSessions(id, order, context))
        : { outcome: "unknown" },
      proof,
    );
    return reply.code(204).headers(PRIVATE).send();
  }

  app.delete<{ Params: { id: string } }>("/api/account/sessions/:id", WITHOUT_BODY, (request, reply) =>
    end(request, reply, { end: request.params.id }),
  );
  app.delete("/api/account/sessions", WITHOUT_BODY, (request, reply) => end(request, reply, "others"));
}

type Ending = { end: string } | "others";

function requireEnded(answer: SessionEnd, proof: { password?: string }): void {
  switch (answer.outcome) {
    case "ended":
      return;
    case "unknown":
      throw new ProblemError(problems.notFound(texts.sessionNotFound));
    case "wrong-password":
      throw new ProblemError(accountProblems.sessionPassword(proof.password === undefined));
    case "sign-in-old":
      throw new ProblemError(accountProblems.signInOld());
  }
}

/** Reads the token's session. Strapi has checked the signature for this very request. */
function sessionOf(request: FastifyRequest): string | undefined {
  const [, payload = ""] = bearerToken(request.headers.authorization)?.split(".") ?? [];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
    const id =
      typeof claims === "object" && claims !== null && "sessionId" in claims ? claims.sessionId : undefined;
    return typeof id === "string" && SESSION_ID.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
