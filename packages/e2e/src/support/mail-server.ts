import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import PostalMime, { type Email } from "postal-mime";

/** `hang`: read everything and say nothing; `die`: break the connection in the middle; a number: refuse with it. */
export type Conduct = "take" | "hang" | "die" | number;

export interface ReceivedMail {
  to: string;
  messageId: string;
  raw: string;
}

export interface MailServerOptions {
  port?: number;
  /** What happens to a message, asked when it has begun to arrive; `attempt` counts for its receiver, from 1. */
  data?: (to: string, attempt: number) => Conduct;
  /** A refusal before the message, by receiver. */
  recipient?: (to: string, attempt: number) => Exclude<Conduct, "hang" | "die">;
}

export interface MailServer {
  port: number;
  /** Taken, in the order of arrival; the same message may be there twice. */
  received: ReceivedMail[];
  /** Messages that are being held right now by `hang`. */
  held: string[];
  stop(): Promise<void>;
}

/** A mail server that may misbehave on purpose. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { data = () => "take", recipient = () => "take" } = options;
  const received: ReceivedMail[] = [];
  const held: string[] = [];
  const sockets = new Set<Socket>();
  const attempts = { data: counter(), recipient: counter() };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => {
      const conduct = recipient(address, attempts.recipient(address));
      done(conduct === "take" ? null : refusal(conduct));
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? "";
      const conduct = data(to, attempts.data(to));
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (conduct === "die") for (const socket of sockets) socket.destroy();
      });
      stream.on("end", () => {
        if (conduct === "hang") held.push(to);
        else if (conduct === "take") {
          const raw = Buffer.concat(chunks).toString();
          received.push({ to, raw, messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? "" });
          done();
        } else if (conduct !== "die") done(refusal(conduct));
      });
    },
  });
  // A client that resets its connection is part of the game.
  server.on("error", () => undefined);
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    held,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

export function readMail(mail: ReceivedMail): Promise<Email> {
  return PostalMime.parse(mail.raw);
}

function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
}

function refusal(code: number): Error {
  return Object.assign(new Error(code < 500 ? "Please try again later" : "No such person here"), {
    responseCode: code,
  });
}
