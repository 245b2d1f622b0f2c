import type { Core } from "@strapi/strapi";
import { modelOf } from "../domain/surface/model-of";
import { refusalBody } from "../domain/surface/refusals";
import { askedTypes, asksForSecrets, type Model } from "../domain/surface/secret-fields";

interface Context {
  path: string;
  query: unknown;
  status: number;
  body: unknown;
}

const MESSAGE = "Nach diesem Feld wird weder sortiert noch gefiltert.";

/** One answer on every route: Strapi's own leave such a part of a question out without a word, each by itself. */
export default function secretFields(_config: unknown, { strapi }: { strapi: Core.Strapi }) {
  const models = (uid: string) => modelOf<Model>(strapi, uid);
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const isAsked = askedTypes(ctx.path, models).some((uid) => asksForSecrets(ctx.query, uid, models));
    if (!isAsked) return next();
    ctx.status = 400;
    ctx.body = refusalBody({ status: 400, message: MESSAGE });
  };
}
