import type { Readable } from "node:stream";

interface Context {
  req: Readable;
  path: string;
  status: number;
  body: unknown;
  is(type: string): string | false | null;
  get(header: string): string;
  set(header: string, value: string): void;
}
interface Strapi {
  sessionManager(origin: "admin"): { validateAccessToken(token: string): { isValid: boolean } };
}

const UPLOAD = /^\/upload(?:\/|$)/i;

/**
 * Strapi's body parser comes before everything that asks who calls, and writes each file of a multipart request to the disk: up to
 * 200 MB of anybody's. Here only editors get as far; nothing but their screen sends such requests.
 */
export default function uploadsByEditors(_config: unknown, { strapi }: { strapi: Strapi }) {
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (!ctx.is("multipart")) return next();
    const [, token] = /^bearer\s+(\S+)$/i.exec(ctx.get("authorization")) ?? [];
    const isEditor = token !== undefined && strapi.sessionManager("admin").validateAccessToken(token).isValid;
    if (isEditor && UPLOAD.test(ctx.path)) return next();
    const status = UPLOAD.test(ctx.path) ? 401 : 415;
    const name = status === 401 ? "UnauthorizedError" : "UnsupportedMediaTypeError";
    ctx.set("Cache-Control", "no-store");
    // Read to its end and kept nowhere: an answer in the middle of a request does not reach who is still sending.
    await new Promise((resolve) => void ctx.req.once("end", resolve).once("close", resolve).resume());
    ctx.status = status;
    ctx.body = {
      data: null,
      error: { status, name, message: "Files are taken from editors alone.", details: {} },
    };
  };
}
