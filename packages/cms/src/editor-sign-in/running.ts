import { createHmac } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { mailHost } from "../domain/bookings/mails";
import { createDevices, type Devices } from "../domain/sign-in/device";
import { createHashPool, type PasswordHasher } from "../domain/sign-in/hash-pool";
import { createSignInLimits } from "../domain/sign-in/limits";
import { documentIds } from "../domain/sign-in/running";
import { EDITOR_HASHING, editorSignInSettings, mailFrom } from "../environment";
import { outboxAlerts } from "./alerts";
import { forgottenPassword } from "./forgotten-password";
import {
  createSecondFactorTables,
  knexSecondFactors,
  removeSecondFactor,
  type Encryption,
  type SecondFactors,
} from "./second-factors";
import { editorSessions, type EditorSessions } from "./sessions";
import { createEditorSignIn, type Editor, type EditorRows, type EditorSignIn } from "./sign-in";

interface Running {
  signIn: EditorSignIn;
  editors: EditorRows;
  hasher: PasswordHasher;
  factors: SecondFactors;
  sessions: EditorSessions;
  devices: Devices;
  encryption: Encryption;
  /** Queues the mail that leads to a new password, if the address is an editor's. */
  forgottenPassword(email: string): Promise<void>;
  close(): void;
}

let running: Running | null = null;

/** What this process signs editors in with: opened by the bootstrap. */
export function editorParts(): Running {
  if (!running) throw new Error("The editors' sign-in is not open yet.");
  return running;
}

export async function openEditorSignIn(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await createSecondFactorTables(knex);
  const { secondFactor, ...limits } = editorSignInSettings();
  if (secondFactor !== "off") await dropAdminTokens(strapi);
  const encryption = strapi.service("admin::encryption") as unknown as Encryption;
  if (secondFactor !== "off" && encryption.encrypt("") === null)
    throw new Error("Second factors are kept encrypted: ENCRYPTION_KEY is missing.");
  const now = () => new Date();
  const factors = knexSecondFactors(knex, encryption, now);
  const sessions = editorSessions(strapi);
  const hasher = createHashPool(EDITOR_HASHING);
  const secret = createHmac("sha256", strapi.config.get<string[]>("server.app.keys").join(","))
    .update("editor devices")
    .digest("hex");
  endWithTheAccount(strapi, sessions);
  const editors = editorRows(strapi);
  const outbox = { knex, createDocumentId: documentIds(strapi), mailHost: mailHost(mailFrom()), now };
  running = {
    signIn: createEditorSignIn({
      editors,
      factors,
      hasher,
      limits: createSignInLimits(limits),
      alerts: outboxAlerts(outbox),
      mode: secondFactor,
      now,
      warn: (text) => void strapi.log.warn(text),
    }),
    editors,
    hasher,
    factors,
    sessions,
    devices: createDevices(secret, { name: "gratweg_editor_device", path: "/admin", isCrossSite: false }),
    encryption,
    forgottenPassword: forgottenPassword({ ...outbox, editors }),
    close: () => hasher.close(),
  };
}

export function closeEditorSignIn(): void {
  running?.close();
  running = null;
}

/** Of a version that made them: they open the editors' screens without a code. */
async function dropAdminTokens(strapi: Core.Strapi): Promise<void> {
  const { count } = await strapi.db.query("admin::api-token").deleteMany({ where: { kind: "admin" } });
  if (count > 0)
    strapi.log.warn(`Editors: ${count} admin tokens worked without a second factor and are gone`);
}

function editorRows(strapi: Core.Strapi): EditorRows {
  const rows = () =>
    strapi.db
      .connection<{
        id: number;
        email: string;
        password: string | null;
        is_active: boolean | number;
      }>("admin_users")
      .select("id", "email", "password", "is_active");
  type Row = Awaited<ReturnType<typeof rows>>[number];
  const editor = (row: Row | undefined): Editor | undefined =>
    row && {
      id: Number(row.id),
      email: row.email.toLowerCase(),
      passwordHash: row.password,
      isActive: Boolean(row.is_active),
    };
  return {
    byEmail: async (email) => editor(await rows().whereRaw("LOWER(email) = ?", [email]).first()),
    byId: async (id) => editor(await rows().where({ id }).first()),
    // Past Strapi's lifecycles, which end sessions where a password is written.
    renewHash: async (id, { before, after }) =>
      void (await strapi.db
        .connection("admin_users")
        .where({ id, password: before })
        .update({ password: after })),
    setPassword: async (id, { before, after }) =>
      (await strapi.db
        .query("admin::user")
        .update({ where: { id, password: before }, data: { password: after } })) !== null,
  };
}

/**
 * A new password and a block end every session at once, whoever sets them; nothing of a deleted account stays. A link for a new
 * password ends with the password and the address that it was asked for.
 */
function endWithTheAccount(strapi: Core.Strapi, sessions: EditorSessions): void {
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    beforeUpdate({ params: { data } }: { params: { data?: Record<string, unknown> } }) {
      if (data && (data.password !== undefined || data.email !== undefined)) data.resetPasswordToken ??= null;
    },
    async afterUpdate({
      params,
      result,
    }: {
      params: { data?: Record<string, unknown> };
      result?: { id?: number };
    }) {
      const { password, isActive } = params.data ?? {};
      if (result?.id !== undefined && (password !== undefined || isActive === false))
        await sessions.endAll(result.id);
    },
    async afterDelete({ result }: { result?: { id?: number } }) {
      if (result?.id === undefined) return;
      const { id } = result;
      // In the deletion's own transaction: SQLite has one connection, and it is taken.
      await strapi.db.transaction(({ trx }: { trx: Core.Strapi["db"]["connection"] }) =>
        removeSecondFactor(trx, id),
      );
      await sessions.endAll(id);
    },
  });
}
