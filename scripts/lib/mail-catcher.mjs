import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./settings.mjs";

/**
 * - `accept`: as it should be.
 * - `refuse`: turns every connection away (421).
 * - `reject`: takes a mail's text and refuses it for now (451).
 * - `forget`: keeps the mail and cuts the line before saying so; the sender cannot know and has to send again.
 * - `stall`: answers only when the trouble is over.
 * @typedef {"accept" | "refuse" | "reject" | "forget" | "stall"} Mood
 */

/** An SMTP server that keeps of each mail its Message-ID and how often it came, and can be in a bad mood. */
export async function startMailCatcher() {
  const { SMTPServer } = createRequire(path.join(root, "packages/inbox/package.json"))("smtp-server");
  /** @type {Map<string, number>} */
  const received = new Map();
  const sockets = new Map();
  /** @type {Mood} */
  let mood = "accept";
  let stalled = [];
  const later = (code) => Object.assign(new Error("Come back later"), { responseCode: code });
  const keep = (text) => {
    const head = text.slice(0, text.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
    const id = /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? "";
    received.set(id, (received.get(id) ?? 0) + 1);
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, answer) => answer(null, { user: "anyone" }),
    onConnect: (_session, answer) => answer(mood === "refuse" ? later(421) : null),
    onData: (stream, session, answer) => {
      const chunks = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        if (mood === "reject" || mood === "refuse") return answer(later(451));
        keep(Buffer.concat(chunks).toString("latin1"));
        if (mood === "forget") return sockets.get(session.remotePort)?.destroy();
        if (mood === "stall") return stalled.push(answer);
        answer(null);
      });
    },
  });
  smtp.server.on("connection", (socket) => {
    sockets.set(socket.remotePort, socket);
    socket.once("close", () => sockets.delete(socket.remotePort));
  });
  // A client that resets its connection is no reason to end.
  smtp.on("error", () => undefined);
  await new Promise((resolve, reject) => {
    smtp.server.once("error", reject);
    smtp.listen(0, "127.0.0.1", resolve);
  });
  return {
    port: smtp.server.address().port,
    /** How often each Message-ID came. */
    received,
    /** @param {Mood} next */
    be: (next) => {
      mood = next;
      for (const answer of stalled) answer(null);
      stalled = [];
    },
    stop: () => {
      for (const socket of sockets.values()) socket.destroy();
      return new Promise((resolve) => smtp.close(() => resolve(undefined)));
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startMailCatcher>>} MailCatcher */
