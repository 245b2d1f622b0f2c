import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../lib/settings.mjs";

/**
 * An SMTP server that keeps the Message-ID of each mail, as often as it came, and has moods:
 * - `accept`: as it should be.
 * - `refuse`: turns every connection away (421).
 * - `reject`: takes a mail's text and refuses it for now (451).
 * - `forget`: keeps the mail and cuts the lines before saying so; the sender cannot know and has to send again.
 * - `stall`: answers only when the trouble is over.
 */
export async function startMailCatcher() {
  const { SMTPServer } = createRequire(path.join(root, "packages/inbox/package.json"))("smtp-server");
  const received = [];
  const sockets = new Set();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  let mood = "accept";
  let stalled = [];
  const later = (code) => Object.assign(new Error("Come back later"), { responseCode: code });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, answer) => answer(mood === "refuse" ? later(421) : null),
    onData: async (stream, _session, answer) => {
      // A sender that is killed in the midst of it leaves nothing to keep.
      const chunks = await stream.toArray().catch(() => undefined);
      if (!chunks) return;
      const text = Buffer.concat(chunks).toString("latin1");
      if (mood === "reject" || mood === "refuse") return answer(later(451));
      received.push(/^message-id:\s*(\S+)/im.exec(text)?.[1] ?? "");
      if (mood === "forget") cut();
      else if (mood === "stall") stalled.push(answer);
      else answer(null);
    },
  });
  smtp.server.on("connection", (socket) => sockets.add(socket));
  // A client that resets its connection is no reason to end.
  smtp.on("error", () => undefined);
  await new Promise((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  return {
    port: smtp.server.address().port,
    received,
    be: (next) => {
      mood = next;
      for (const answer of stalled.splice(0)) answer(null);
    },
    stop: () => {
      cut();
      return new Promise((resolve) => smtp.close(() => resolve(undefined)));
    },
  };
}
