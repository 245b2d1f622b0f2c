import type { FastifyRequest } from "fastify";

/** Comes and goes with the token; says nothing about whether the session still runs. */
export const SIGNED_IN_MARK = "gratweg_signed_in=1";

export function isMarkedSignedIn({ headers: { cookie = "" } }: FastifyRequest): boolean {
  return cookie.includes(SIGNED_IN_MARK);
}
