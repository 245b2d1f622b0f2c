import { openApiDocument } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { requireSite } from "../../hosts/requireSite";
import { keptJson } from "../../http/answers";

export function registerOpenApiRoute(app: FastifyInstance, version: string): void {
  // Made of every schema, for whoever asks first: a start does not wait for it.
  let send: ReturnType<typeof keptJson> | undefined;
  app.get("/api/openapi.json", (request, reply) => {
    requireSite(request);
    send ??= keptJson(openApiDocument({ version, serverUrl: "/" }));
    return send(request, reply.header("cache-control", "public, max-age=300"));
  });
}
