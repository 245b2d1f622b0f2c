import type { FastifyInstance } from "fastify";
import { requireSite } from "../../hosts/requireSite";
import { sendJson } from "../../http/answers";
import { ProblemError, problems } from "../../http/problems";
import { microcopy } from "../../microcopy";
import type { IconSource } from "../../ports";

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_ICONS = 100;
/** Icons only change with a release; a missing one may be there in a moment. */
const CACHE_CONTROL = { whole: "public, max-age=604800", partial: "public, max-age=60" };

export function registerIconsRoute(app: FastifyInstance, source: IconSource): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, string | string[]> }>(
    "/api/icons/:file",
    async (request, reply) => {
      requireSite(request);
      const set = /^(.+)\.json$/.exec(request.params.file)?.[1];
      if (set === undefined || !NAME.test(set)) throw new ProblemError(problems.notFound());
      const answer = await source.icons(set, iconNames(request.query));
      if (!answer) throw new ProblemError(problems.notFound(microcopy.iconSetNotFound));
      const cache = CACHE_CONTROL[answer.not_found ? "partial" : "whole"];
      return sendJson(request, reply.header("cache-control", cache), answer);
    },
  );
}

function iconNames(query: Record<string, string | string[]>): string[] {
  const wrong = (message: string) =>
    new ProblemError(problems.badParameters([{ parameter: "icons", message }]));
  const { icons } = query;
  if (typeof icons !== "string" || icons === "") throw wrong(microcopy.iconsMissing);
  const names = [...new Set(icons.split(","))];
  if (names.length > MOST_ICONS) throw wrong(microcopy.iconsTooMany);
  if (!names.every((name) => NAME.test(name) && name.length <= 80)) throw wrong(microcopy.iconsMalformed);
  return names;
}
