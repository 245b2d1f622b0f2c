import { randomUUID } from "node:crypto";
import { buildSessionMetadata } from "@strapi/utils";
import type { Core } from "@strapi/strapi";

const SESSION = "admin::session";
const ORIGIN = "admin";

export interface EditorSession {
  userId: string;
  sessionId: string;
  deviceId: string;
  createdAt: string | Date;
  metadata: { deviceName?: string | null; loginAt?: string } | null;
}

/** „Firefox unter Linux“ or nothing, as lists and mails show it. */
export function deviceLabel(userAgent: string): string | null {
  const { deviceName } = buildSessionMetadata({ userAgent });
  return typeof deviceName === "string" ? deviceName.replace(" on ", " unter ") : null;
}

/**
 * Strapi's sessions of editors. Each renewal is a row of its own, and the access token of an earlier row works until it ends: so a
 * session is all rows with its device's name, which is made anew at every sign-in.
 */
export function editorSessions(strapi: Core.Strapi) {
  const manager = () => strapi.sessionManager(ORIGIN);
  const rows = () => strapi.db.query(SESSION);
  return {
    async begin(userId: number, userAgent: string): Promise<{ refreshToken: string; accessToken: string }> {
      const { token: refreshToken } = await manager().generateRefreshToken(String(userId), randomUUID(), {
        type: "session",
        metadata: { ...buildSessionMetadata({}), deviceName: deviceLabel(userAgent) },
      });
      const access = await manager().generateAccessToken(refreshToken);
      if ("error" in access) throw new Error("Strapi made a session that it does not know.");
      return { refreshToken, accessToken: access.token };
    },

    async all(): Promise<EditorSession[]> {
      return (await rows().findMany({
        where: { origin: ORIGIN, status: "active", expiresAt: { $gt: new Date() } },
        orderBy: { createdAt: "desc" },
      })) as EditorSession[];
    },

    async end(userId: number, sessionId: string): Promise<boolean> {
      const session = (await rows().findOne({
        where: { origin: ORIGIN, userId: String(userId), sessionId },
      })) as EditorSession | null;
      if (!session) return false;
      await manager().invalidateRefreshToken(String(userId), session.deviceId);
      return true;
    },

    /** Of a browser's cookie, if it still is one. */
    async endOf(refreshToken: string | undefined): Promise<void> {
      if (refreshToken === undefined) return;
      const session = await manager().validateRefreshToken(refreshToken);
      if (session.isValid) await this.end(Number(session.userId), session.sessionId);
    },

    async endOthers(userId: number, sessionId: string): Promise<void> {
      const where = { origin: ORIGIN, userId: String(userId) };
      const own = (await rows().findOne({ where: { ...where, sessionId } })) as EditorSession | null;
      await rows().deleteMany({ where: own ? { ...where, deviceId: { $ne: own.deviceId } } : where });
    },

    endAll: (userId: number): Promise<void> => manager().invalidateRefreshToken(String(userId)),
  };
}

export type EditorSessions = ReturnType<typeof editorSessions>;
