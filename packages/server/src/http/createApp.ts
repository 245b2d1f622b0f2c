import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { mendPercents } from "../hosting/paths";
import { clientLimit } from "../limits/clientLimit";
import type { RequestLimits } from "../limits/table";
import type { Metrics } from "../features/operations/metrics";
import { boundConnections } from "./connections";
import { answerFailure, answerParserFailure } from "./failures";
import { addHooks } from "./hooks";
import { boundPipelining } from "./pipelining";
import { SOCKET_BOUNDS, type SocketBounds } from "./sockets";
import { createUnmatchedAnswers } from "./unmatched";

export interface AppOptions {
  log: FastifyBaseLogger;
  production?: boolean;
  hstsPreload?: boolean;
  sockets?: Partial<SocketBounds>;
  /** Addresses of proxies whose forwarded headers are believed; false = none. */
  trustProxy?: boolean | string;
  /** How often one address, network or account may do something; a limit that is missing allows any number. */
  limits?: RequestLimits;
}

const LARGEST_BODY = 1_048_576;

/** Fastify with what happens around every request: bounds, headers, limits, failures. */
export function createApp(options: AppOptions, metrics: Metrics): FastifyInstance {
  const { log, production = false, hstsPreload, limits = {} } = options;
  const sockets = { ...SOCKET_BOUNDS, ...options.sockets };
  const isBehindProxy = Boolean(options.trustProxy);
  const app = Fastify({
    // Nothing that a start waits for may be slow, and nothing that is slow may end it.
    pluginTimeout: 0,
    loggerInstance: log,
    // Requests are logged by our own hook, without personal data; a logger for each request would cost more than a page.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: sockets.requestMs,
    connectionTimeout: sockets.idleMs,
    keepAliveTimeout: sockets.keepAliveMs,
    maxRequestsPerSocket: sockets.requests,
    http: { headersTimeout: sockets.requestMs / 2, connectionsCheckingInterval: sockets.checkMs },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerParserFailure,
    rewriteUrl: (request) => mendPercents(request.url ?? "/"),
  });
  boundPipelining(app, sockets.pipelined);
  boundConnections(app.server, { ...sockets, ...(isBehindProxy ? { perAddress: 0 } : {}) });
  const unmatched = createUnmatchedAnswers(app);
  const limit = clientLimit(limits, "requests");
  addHooks(app, { metrics, unmatched, production, hstsPreload, isBehindProxy, limit });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => unmatched.answer(request, reply));
  for (const url of ["/api", "/api/*", "/internal/*"])
    app.route({
      method: ["GET", "HEAD"],
      url,
      handler: (request, reply) => unmatched.answer(request, reply),
    });
  return app;
}
