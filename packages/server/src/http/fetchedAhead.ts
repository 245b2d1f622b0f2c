import type { FastifyRequest } from "fastify";

/** A browser that only fetches ahead has not decided anything. */
export function isFetchedAhead({ headers }: FastifyRequest): boolean {
  const purposes = [headers["sec-purpose"], headers["purpose"], headers["x-purpose"], headers["x-moz"]];
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? "")));
}
