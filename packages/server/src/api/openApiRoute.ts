import { openApiDocument } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { requireSite } from "../hosts/requireSite";
import { sendJson } from "../http/answers";

export function registerOpenApiRoute(app: FastifyInstance, version: string): void {
  // Made of every schema, for whoever asks first: a start does not wait for it.
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get("/api/openapi.json", (request, reply) => {
    requireSite(request);
    document ??= openApiDocument({ version, serverUrl: "/" });
    return sendJson(request, reply.header("cache-control", "public, max-age=300"), document);
  });
}
