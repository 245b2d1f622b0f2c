import type { FastifyInstance } from "fastify";
import { registerSearchRoute } from "./searchRoute";
import { registerSuggestRoute } from "./suggestRoute";
import { LIMITS } from "../../limits/table";
import { createTurns } from "../../limits/turns";
import type { Services } from "../../services";

/** Of all clients: two seconds of work on a slow machine. */
const MOST_WAITING = 200;

export function registerSearchArea(app: FastifyInstance, services: Services): void {
  const turns = createTurns({
    perClient: LIMITS.searchesAtOnce.most,
    perNetwork: LIMITS.searchesAtOnceOfNetwork.most,
    most: MOST_WAITING,
  });
  registerSearchRoute(app, turns, services);
  registerSuggestRoute(app, turns, services);
}
