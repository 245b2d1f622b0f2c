import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError, problems } from "../../http/problems";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";
import { checkout, type PaymentServices } from "./paymentService";
import { siteOrigin } from "../../hosts/siteOrigin";
import { sellerOn } from "./sellerOn";
import { PRIVATE, type UserGuard } from "../sign-in/requireUser";

const LARGEST_BODY = 8_192;
const JSON_TYPE = /^application\/json *(?:;|$)/i;

export function registerCheckoutRoute(
  app: FastifyInstance,
  users: UserGuard,
  services: PaymentServices,
  { production }: { production: boolean },
): void {
  app.post("/api/checkout", { bodyLimit: LARGEST_BODY, onRequest: checkSender }, async (request, reply) => {
    const user = await users.requireUser(request);
    const origin = siteOrigin(request, production);
    const seller = sellerOn(request);
    const visit = { user, origin, seller, clientAddress: request.ip, log: request.log };
    return reply.headers(PRIVATE).send(await checkout(request.body, visit, services));
  });
}

function checkSender(request: FastifyRequest, _reply: unknown, done: () => void): void {
  requireOwnOrigin(request);
  if (!JSON_TYPE.test(request.headers["content-type"] ?? ""))
    throw new ProblemError(problems.unsupportedMediaType());
  done();
}
