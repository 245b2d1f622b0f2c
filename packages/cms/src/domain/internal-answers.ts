/** The part of Koa's context that internal routes with a body use; Strapi adds the named answers. */
export interface InternalContext {
  request: { body?: unknown };
  status: number;
  body: unknown;
  set(header: string, value: string): void;
  badRequest(message: string): void;
}

/** For failures that pass by themselves. */
export function answerUnavailable(ctx: InternalContext, message: string): void {
  ctx.status = 503;
  ctx.body = { data: null, error: { status: 503, name: "ServiceUnavailable", message } };
}
