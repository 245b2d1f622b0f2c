import type { IncomingMessage } from "node:http";
import { EditorsBusy, inEditorsTurn } from "../domain/surface/editors-turns";
import { refusalBody } from "../domain/surface/refusals";
import { kindOf } from "../domain/surface/routes";

interface Context {
  req: Pick<IncomingMessage, "socket">;
  path: string;
  status: number;
  body: unknown;
  is(type: string): string | false | null;
  get(header: string): string;
  set(header: string, value: string): void;
}
interface Strapi {
  sessionManager(origin: "admin"): {
    validateAccessToken(token: string): { isValid: boolean; payload?: { userId: string } | null };
  };
}

const BUSY =
  "Es werden gerade viele Anfragen von Ihnen bearbeitet. Bitte versuchen Sie es gleich noch einmal.";

/**
 * Lets editors' questions take turns, by account. Stands behind the body, so that whoever is still sending holds nobody up. Files have
 * a queue of their own (`uploads/queue.ts`), and whoever is not signed in is refused at once.
 */
export default function editorsTurns(_config: unknown, { strapi }: { strapi: Strapi }) {
  const editorOf = (ctx: Context): string | undefined => {
    const [, token] = /^bearer\s+(\S+)$/i.exec(ctx.get("authorization")) ?? [];
    if (token === undefined || kindOf(ctx.path) !== "admin" || ctx.is("multipart")) return undefined;
    const { isValid, payload } = strapi.sessionManager("admin").validateAccessToken(token);
    return isValid ? payload?.userId : undefined;
  };
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const editor = editorOf(ctx);
    if (editor === undefined) return next();
    try {
      await inEditorsTurn(editor, () => ctx.req.socket.destroyed, next);
    } catch (error) {
      if (!(error instanceof EditorsBusy)) throw error;
      ctx.set("Retry-After", "1");
      ctx.set("Cache-Control", "no-store");
      ctx.status = 503;
      ctx.body = refusalBody({ status: 503, message: BUSY });
    }
  };
}
