import type { FastifyInstance } from "fastify";
import { requireSite } from "../hosts/requireSite";
import { ProblemError, problems, RETRY_AFTER } from "../http/problems";
import { microcopy } from "../microcopy";
import type { SessionSource } from "../ports";

/** Section 9: session check timeout. */
const SESSION_CHECK_MS = 2_000;
const CHALLENGE = { "www-authenticate": 'Bearer realm="gratweg"' };

export function registerMeRoute(app: FastifyInstance, sessions: SessionSource): void {
  app.get("/api/users/me", async (request, reply) => {
    requireSite(request);
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) throw new ProblemError(problems.unauthorized(), CHALLENGE);
    const signal = AbortSignal.timeout(SESSION_CHECK_MS);
    const user = await sessions.user(token, { signal, clientAddress: request.ip }).catch((error: unknown) => {
      request.log.warn({ err: error }, "session could not be checked");
      throw new ProblemError(problems.contentUnavailable(microcopy.sessionUnavailable), RETRY_AFTER);
    });
    if (!user) throw new ProblemError(problems.unauthorized(), CHALLENGE);
    return reply
      .headers({ "cache-control": "private, no-store", vary: "Authorization" })
      .send({ id: user.id });
  });
}

export function bearerToken(header: string | undefined): string | undefined {
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(header ?? "")?.[1];
  return token !== undefined && token.length <= 4096 ? token : undefined;
}
