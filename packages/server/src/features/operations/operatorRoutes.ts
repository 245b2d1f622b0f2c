import type { FastifyInstance, FastifyRequest } from "fastify";
import { registerHookRoutes, type Hooks } from "./hookRoutes";
import { isNameOfThisMachine } from "../../hosts/thisMachine";
import { ProblemError, problems } from "../../http/problems";
import { registerScope } from "../../http/registerScope";
import type { Metrics } from "./metrics";

/** What operators and our own processes alone may ask; to everybody else it does not exist. */
export function registerOperatorRoutes(
  app: FastifyInstance,
  { metrics, hooks }: { metrics: Metrics; hooks: Hooks | undefined },
  isOperator: (request: FastifyRequest) => boolean,
): void {
  registerScope(app, "operators", (operators) => {
    operators.addHook("onRequest", (request, _reply, next) => {
      if (!isOperator(request)) throw new ProblemError(problems.notFound());
      next();
    });
    operators.get("/metrics", (_request, reply) =>
      reply
        .headers({ "cache-control": "no-store", "content-type": "text/plain; version=0.0.4; charset=utf-8" })
        .send(metrics.text()),
    );
    if (hooks) registerHookRoutes(operators, hooks);
  });
}

/**
 * Calls from this machine, unless a proxy stands between: then nobody knows where they come from. By a name of this machine: by
 * another one a website's page asks in a browser here, with that name's address changed meanwhile (DNS rebinding).
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, ip } = request;
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  if (!isNameOfThisMachine(headers.host ?? "")) return false;
  return ip === "::1" || /^(?:::ffff:)?127\./.test(ip);
}
