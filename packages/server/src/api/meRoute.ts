import type { FastifyInstance } from "fastify";
import { PRIVATE, type UserGuard } from "./requireUser";

/** Session check: whether the token is good, and nothing personal. */
export function registerMeRoute(app: FastifyInstance, users: UserGuard): void {
  app.get("/api/users/me", async (request, reply) => {
    const { id } = await users.requireUser(request);
    return reply.headers(PRIVATE).send({ id });
  });
}
