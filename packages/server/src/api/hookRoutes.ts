import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { ProblemError, problems } from "../http/problems";
import { microcopy } from "../microcopy";
import { bearerToken } from "./requireUser";

export interface Hooks {
  secret: string;
  contentChanged: () => void;
  siteBuilt: () => void;
}

/** Calls from our own machinery, with a shared secret. They answer at once; the work is done afterwards. */
export function registerHookRoutes(app: FastifyInstance, hooks: Hooks): void {
  const guard = (authorization: string | undefined): void => {
    if (!equalSecrets(bearerToken(authorization) ?? "", hooks.secret))
      throw new ProblemError(problems.unauthorized(microcopy.hookUnauthorized));
  };
  const actions = { "content-changed": hooks.contentChanged, "site-built": hooks.siteBuilt };
  for (const [name, act] of Object.entries(actions))
    app.post(
      `/internal/${name}`,
      {
        onRequest: (request, _reply, done) => {
          guard(request.headers.authorization);
          done();
        },
      },
      (_request, reply) => {
        act();
        return reply.code(202).header("cache-control", "no-store").send({ accepted: true });
      },
    );
}

/** In constant time; hashing makes the lengths equal. */
function equalSecrets(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
