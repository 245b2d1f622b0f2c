import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Hooks } from "./hookRoutes";
import { answerFailure, answerParserFailure } from "../../http/failures";
import { addHooks } from "../../http/hooks";
import { createUnmatchedAnswers } from "../../http/unmatched";
import type { Metrics } from "./metrics";
import { registerOperatorRoutes } from "./operatorRoutes";
import { registerStatusRoutes, type Readiness } from "./statusRoutes";

/** Fifty changes of the content system by name (`announce-changes.ts`) take half of it. */
const LARGEST_BODY = 16_384;
const MOST_CONNECTIONS = 200;

/** Listens where visitors do not come: for probes, metrics and our own hooks. */
export function createInternalServer(services: {
  metrics: Metrics;
  readiness: () => Readiness;
  hooks: Hooks | undefined;
  log: FastifyBaseLogger;
}): FastifyInstance {
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    bodyLimit: LARGEST_BODY,
    requestTimeout: 10_000,
    forceCloseConnections: true,
    clientErrorHandler: answerParserFailure,
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  const unmatched = createUnmatchedAnswers(app);
  addHooks(app, { metrics: services.metrics, unmatched, production: false, isBehindProxy: false });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => unmatched.answer(request, reply));
  registerStatusRoutes(app, services.readiness, everybody);
  registerOperatorRoutes(app, services, everybody);
  return app;
}

function everybody(): boolean {
  return true;
}
