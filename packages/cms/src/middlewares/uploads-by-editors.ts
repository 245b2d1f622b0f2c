import type { Readable } from "node:stream";
import { removeReceived, type ReceivedFiles } from "../uploads/incoming";

interface Context {
  req: Readable;
  request: { files?: ReceivedFiles };
  path: string;
  status: number;
  body: unknown;
  is(type: string): string | false | null;
  get(header: string): string;
  set(header: string, value: string): void;
}
interface Ability {
  can(action: string): boolean;
}
interface Strapi {
  sessionManager(origin: "admin"): {
    validateAccessToken(token: string): { isValid: boolean; payload?: { userId: string } | null };
  };
  db: { query(uid: "admin::user"): { findOne(options: object): Promise<object | null> } };
  service(uid: "admin::permission"): { engine: { generateUserAbility(user: object): Promise<Ability> } };
}

/** Where Strapi's media library sends files; nothing else takes any. */
const UPLOAD = /^\/upload(?:\/files(?:\/\d+\/replace)?)?\/?$/i;
const UPLOADING = ["plugin::upload.assets.create", "plugin::upload.assets.update"];

const REFUSALS = {
  401: "UnauthorizedError",
  403: "ForbiddenError",
  415: "UnsupportedMediaTypeError",
} as const;

/**
 * Strapi's body parser comes before everything that asks who calls, and writes each file of a multipart request to the disk: up to
 * 200 MB of anybody's. Here only editors who may upload get as far; nothing but their screen sends such requests. Strapi takes the
 * files away where it has stored them, and leaves those of a request that it refuses.
 */
export default function uploadsByEditors(_config: unknown, { strapi }: { strapi: Strapi }) {
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (!ctx.is("multipart")) return next();
    const status = UPLOAD.test(ctx.path) ? await refusalOf(strapi, ctx.get("authorization")) : 415;
    if (status !== null) return refuse(ctx, status);
    try {
      await next();
    } finally {
      await removeReceived(ctx.request.files ?? {});
    }
  };
}

async function refusalOf(strapi: Strapi, authorization: string): Promise<401 | 403 | null> {
  const [, token] = /^bearer\s+(\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) return 401;
  const { isValid, payload } = strapi.sessionManager("admin").validateAccessToken(token);
  if (!isValid || !payload) return 401;
  const where = { id: Number(payload.userId), isActive: true };
  const editor = await strapi.db.query("admin::user").findOne({ where, populate: ["roles"] });
  if (!editor) return 401;
  const ability = await strapi.service("admin::permission").engine.generateUserAbility(editor);
  return UPLOADING.some((action) => ability.can(action)) ? null : 403;
}

async function refuse(ctx: Context, status: keyof typeof REFUSALS): Promise<void> {
  ctx.set("Cache-Control", "no-store");
  // Read to its end and kept nowhere: an answer in the middle of a request does not reach who is still sending.
  await new Promise((resolve) => void ctx.req.once("end", resolve).once("close", resolve).resume());
  ctx.status = status;
  ctx.body = {
    data: null,
    error: {
      status,
      name: REFUSALS[status],
      message: "Files are taken from editors alone who may upload them.",
      details: {},
    },
  };
}
