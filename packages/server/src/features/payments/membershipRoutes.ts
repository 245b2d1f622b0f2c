import type { FastifyInstance, FastifyRequest } from "fastify";
import { registerScope } from "../../http/registerScope";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";
import { change, portal, type PaymentServices, type PaymentVisit } from "./paymentService";
import { siteOrigin } from "../../hosts/siteOrigin";
import { PRIVATE, type UserGuard } from "../sign-in/requireUser";

const LARGEST_BODY = 1_024;

/** Cancelling takes one step, as buying does; none of these calls has a body. */
export function registerMembershipRoutes(
  app: FastifyInstance,
  users: UserGuard,
  services: PaymentServices,
  { production }: { production: boolean },
): void {
  const visit = async (request: FastifyRequest): Promise<PaymentVisit> => ({
    user: await users.requireUser(request),
    origin: siteOrigin(request, production),
    clientAddress: request.ip,
    log: request.log,
  });
  registerScope(app, "memberships", (scope) => {
    // Whatever is sent along says nothing.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, parsed) => parsed(null));
    const options = {
      bodyLimit: LARGEST_BODY,
      onRequest: (request: FastifyRequest, _reply: unknown, next: () => void) => {
        requireOwnOrigin(request);
        next();
      },
    };
    for (const action of ["cancel", "resume", "withdraw"] as const)
      scope.post(`/api/account/membership/${action}`, options, async (request, reply) => {
        const data = await change(action, await visit(request), services);
        return reply.headers(PRIVATE).send({ data });
      });
    scope.post("/api/account/membership/portal", options, async (request, reply) =>
      reply.headers(PRIVATE).send(await portal(await visit(request), services)),
    );
  });
}
