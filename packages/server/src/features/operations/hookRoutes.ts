import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { ProblemError, problems } from "../../http/problems";
import { microcopy } from "../../microcopy";
import type { BookingDesk } from "../../ports";
import { bearerToken } from "../sign-in/requireUser";

const cancelRequest = z.object({ by: z.string(), reason: z.string() });

export interface Hooks {
  secret: string;
  contentChanged: () => void;
  siteBuilt: () => void;
  cancelBooking?: BookingDesk["cancel"];
}

/** Calls from our own machinery, with a shared secret. Hooks are answered at once, and their work is done afterwards. */
export function registerHookRoutes(app: FastifyInstance, hooks: Hooks): void {
  const onRequest = ({ headers }: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    if (!equalSecrets(bearerToken(headers.authorization) ?? "", hooks.secret))
      throw new ProblemError(problems.unauthorized(microcopy.hookUnauthorized));
    done();
  };
  const actions = { "content-changed": hooks.contentChanged, "site-built": hooks.siteBuilt };
  for (const [name, act] of Object.entries(actions))
    app.post(`/internal/${name}`, { onRequest }, (_request, reply) => {
      act();
      return reply.code(202).header("cache-control", "no-store").send({ accepted: true });
    });
  const { cancelBooking } = hooks;
  if (!cancelBooking) return;
  app.post<{ Params: { number: string } }>(
    "/internal/bookings/:number/cancel",
    { onRequest },
    async ({ params, body }, reply) => {
      const { outcome } = await cancelBooking(Number(params.number), cancelRequest.parse(body));
      return reply.header("cache-control", "no-store").send({ outcome });
    },
  );
}

/** In constant time; hashing makes the lengths equal. */
function equalSecrets(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
