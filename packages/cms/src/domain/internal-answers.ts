/** The part of Koa's context that internal routes with a body use; Strapi adds the named answers. */
export interface InternalContext {
  request: { body?: unknown };
  body: unknown;
  set(header: string, value: string): void;
  badRequest(message: string): void;
}
