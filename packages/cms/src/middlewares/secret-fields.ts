import type { Core } from "@strapi/strapi";
import { narrowForeign } from "../domain/surface/foreign-entries";
import { modelOf } from "../domain/surface/model-of";
import { refusalBody } from "../domain/surface/refusals";
import { kindOf } from "../domain/surface/routes";
import {
  askedTypes,
  asksForSecrets,
  plainPath,
  typesWithSecrets,
  type Model,
} from "../domain/surface/secret-fields";
import { asksTooMuch } from "../domain/surface/wide-questions";

interface Context {
  path: string;
  query: unknown;
  /** Of whoever turned out to be signed in. */
  state: { userAbility?: { can(action: string, uid: string): boolean } };
  status: number;
  body: unknown;
}

const READ = "plugin::content-manager.explorer.read";
const SECRET = "Nach diesem Feld wird weder sortiert noch gefiltert.";
const TOO_MUCH =
  "Diese Abfrage reicht zu weit: Sie darf höchstens 100 Einträge auf einmal, drei Verknüpfungen in die Tiefe und keine Inhalte fremder Einträge verlangen.";

/** One answer on every route: Strapi's own leave such a part of a question out without a word, each by itself. */
export default function secretFields(_config: unknown, { strapi }: { strapi: Core.Strapi }) {
  const models = (uid: string) => modelOf<Model>(strapi, uid);
  const refusalOf = ({ path, query }: Context): string | null => {
    const types = askedTypes(path, models);
    if (kindOf(path) === "admin" && asksTooMuch(plainPath(path), query, types, models)) return TOO_MUCH;
    return typesWithSecrets(path, models).some((uid) => asksForSecrets(query, uid, models)) ? SECRET : null;
  };
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const message = refusalOf(ctx);
    if (message !== null) {
      ctx.status = 400;
      ctx.body = refusalBody({ status: 400, message });
      return;
    }
    await next();
    const { userAbility } = ctx.state;
    if (userAbility)
      narrowForeign(plainPath(ctx.path), ctx.body, models, (uid) => userAbility.can(READ, uid));
  };
}
