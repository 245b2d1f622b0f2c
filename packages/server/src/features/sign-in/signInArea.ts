import type { FastifyInstance } from "fastify";
import { registerMeRoute } from "./meRoute";
import { createUserGuard, SESSION_CHECK_MS } from "./requireUser";
import type { SessionSource } from "../../ports";
import type { Services } from "../../services";
import { registerStrapiProxy, type StrapiProxyOptions } from "./registerStrapiProxy";
import { createSignInLimits } from "./signInLimits";

export interface SignInOptions {
  strapi: StrapiProxyOptions;
  sessions: SessionSource;
}

/** Section 7's calls, which Strapi answers, and the session check. */
export function registerSignInArea(
  app: FastifyInstance,
  { strapi, sessions }: SignInOptions,
  { limits, production }: Services,
): void {
  const passUserOn = registerStrapiProxy(app, strapi, { limits: createSignInLimits(limits), production });
  registerMeRoute(app, createUserGuard(sessions, SESSION_CHECK_MS), passUserOn);
}
