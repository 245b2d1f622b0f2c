import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { splitTarget } from "../hosting/paths";
import { sendProblem } from "./answers";
import { problems } from "./problems";

/** Answers what no route took: 405 with `Allow` for a known address, 404 for an unknown one of the API. */
export interface UnmatchedAnswers {
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Must be made before the routes, because it notes each of them. */
export function createUnmatchedAnswers(app: FastifyInstance): UnmatchedAnswers {
  const routes: { pattern: RegExp; methods: Set<string> }[] = [];
  const byUrl = new Map<string, Set<string>>();

  app.addHook("onRoute", ({ url, method }) => {
    if (url.endsWith("*")) return;
    let methods = byUrl.get(url);
    if (!methods) {
      methods = new Set();
      byUrl.set(url, methods);
      routes.push({
        pattern: new RegExp(`^${url.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}$`),
        methods,
      });
    }
    for (const name of [method].flat()) methods.add(name);
  });

  return {
    answer(request, reply) {
      const { path } = splitTarget(request.raw.url ?? "/");
      const known = routes.find(({ pattern }) => pattern.test(path));
      if (known && !known.methods.has(request.method))
        return refuse(reply, [...known.methods].sort().join(", "));
      if (isService(path)) return sendProblem(reply, problems.notFound());
      return refuse(reply, "GET, HEAD");
    },
  };
}

function isService(path: string): boolean {
  return /^\/(?:api|internal)(?:\/|$)/.test(path);
}

function refuse(reply: FastifyReply, allow: string): FastifyReply {
  return sendProblem(reply.header("allow", allow), problems.methodNotAllowed());
}
