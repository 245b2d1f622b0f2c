import { refusalBody } from "../domain/surface/refusals";
import { kindOf } from "../domain/surface/routes";
import { plainPath } from "../domain/surface/secret-fields";
import { boundsOf, brokenBound, messageOf } from "../domain/surface/wide-bodies";

interface Context {
  path: string;
  request: { body?: unknown };
  status: number;
  body: unknown;
}

/** Stands behind the body parser, before Strapi looks at what was sent. */
export default function wideBodies() {
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (kindOf(ctx.path) !== "admin") return next();
    const bounds = boundsOf(plainPath(ctx.path));
    const broken = brokenBound(ctx.request.body, bounds);
    if (broken === null) return next();
    ctx.status = 400;
    ctx.body = refusalBody({ status: 400, message: messageOf(broken, bounds) });
  };
}
