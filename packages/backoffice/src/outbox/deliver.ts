import { createTransport } from "nodemailer";
import type { RenderedMail } from "../mails/document";

export interface Post {
  /** Resolves when the server has taken the mail; throws what `smtpFailure` reads. */
  send(message: { messageId: string; to: string; mail: RenderedMail }, signal: AbortSignal): Promise<void>;
  close(): void;
}

export interface PostOptions {
  smtpUrl: string;
  /** `Gratweg <service@gratweg.example>` */
  from: string;
  connections: number;
  /** How long the server may stay silent, at any point of the conversation. */
  silenceMs?: number;
}

const SILENCE_MS = 20_000;
const CONNECT_MS = 10_000;

/** A pool of connections to the mail server. Attempts are counted by the outbox alone, so the pool repeats nothing by itself. */
export function smtpPost({ smtpUrl, from, connections, silenceMs = SILENCE_MS }: PostOptions): Post {
  const connectMs = Math.min(CONNECT_MS, silenceMs);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    // Before a relay's own limit closes the idle connection under the next mail.
    idleTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, mail }, signal) {
      await transport.sendMail({
        messageId,
        from,
        // As an object: a list of addresses typed into one field must not become several receivers.
        to: { name: "", address: to },
        replyTo: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments.map((attachment) => ({ ...attachment })),
        headers: { ...mail.headers, "Auto-Submitted": "auto-generated", "Content-Language": "de" },
        signal,
      });
    },
    close: () => transport.close({ force: true }),
  };
}
