import type { SubscriptionAnswer, SubscriptionProblem } from "@gratweg/contracts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "../../http/answers";
import { failureOf } from "../../http/failures";
import { ProblemError } from "../../http/problems";
import { registerScope } from "../../http/registerScope";
import { paymentProblems } from "./paymentProblems";
import { membershipOf, type PaymentServices } from "./paymentService";
import { PRIVATE, type UserGuard } from "../sign-in/requireUser";

/** Section 7: whether the signed-in person's address has an active subscription. */
export function registerUserSubscriptionRoute(
  app: FastifyInstance,
  users: UserGuard,
  services: PaymentServices,
): void {
  registerScope(app, "user-subscription", (scope) => {
    scope.setErrorHandler(answerFailureWithMessage);
    scope.get("/api/user-subscription", async (request, reply) => {
      const user = await users.requireUser(request);
      const visit = { user, origin: "", clientAddress: request.ip, log: request.log };
      const { hasAccess } = user.confirmed ? await membershipOf(visit, services) : { hasAccess: false };
      if (!hasAccess) throw new ProblemError(paymentProblems.noAccess());
      const answer: SubscriptionAnswer = { success: true, data: { customer: { email: user.email } } };
      return reply.headers(PRIVATE).send(answer);
    });
  });
}

/** Problems that carry `success` and `message` (decisions.md). */
function answerFailureWithMessage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { problem, headers } = failureOf(error, request.log);
  const answer: SubscriptionProblem = { ...problem, success: false, message: problem.detail };
  return sendProblem(reply.headers({ ...PRIVATE, ...headers }), answer);
}
