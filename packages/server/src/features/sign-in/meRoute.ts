import type { FastifyInstance } from "fastify";
import { requireSite } from "../../hosts/requireSite";
import type { Handler } from "./registerStrapiProxy";
import { PRIVATE, type UserGuard } from "./requireUser";

/** Answers the session check, whether the token is good, and with `populate` the user as Strapi does (section 7). */
export function registerMeRoute(app: FastifyInstance, users: UserGuard, passOn: Handler): void {
  app.get("/api/users/me", async (request, reply) => {
    if (Object.keys(request.query as object).some((name) => /^populate(?:\[|$)/.test(name))) {
      requireSite(request);
      return passOn(request, reply);
    }
    const { id } = await users.requireUser(request);
    return reply.headers(PRIVATE).send({ id });
  });
}
