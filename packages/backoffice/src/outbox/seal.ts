import { createHmac, timingSafeEqual } from "node:crypto";

interface Sealed {
  messageId: string;
  kind: string;
  to: string;
  data: unknown;
}

/** Ties a mail to its receiver: whoever changes one of them in the database, or makes a row, cannot make this. */
export function sealOf(secret: string, { messageId, kind, to, data }: Sealed): string {
  const { seal: _seal, ...words } = data as Record<string, unknown>;
  return createHmac("sha256", secret)
    .update(["outbox", messageId, kind, to, sorted(words)].join("\n"))
    .digest("base64url");
}

export function isSealed(secret: string, mail: Sealed): boolean {
  const { seal } = (mail.data ?? {}) as { seal?: unknown };
  const expected = Buffer.from(sealOf(secret, { ...mail, data: mail.data ?? {} }));
  const given = Buffer.from(typeof seal === "string" ? seal : "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** One text for one content: PostgreSQL's `jsonb` hands keys back in an order of its own. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
