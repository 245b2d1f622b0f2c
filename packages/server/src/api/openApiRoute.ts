import { openApiDocument } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { requireSite } from "../hosts/requireSite";
import { sendJson } from "../http/answers";

export function registerOpenApiRoute(app: FastifyInstance, version: string): void {
  const document = openApiDocument({ version, serverUrl: "/" });
  app.get("/api/openapi.json", (request, reply) => {
    requireSite(request);
    return sendJson(request, reply.header("cache-control", "public, max-age=300"), document);
  });
}
