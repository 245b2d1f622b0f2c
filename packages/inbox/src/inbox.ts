import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { MessageStore } from "./messages";
import { isOwnHost } from "./ownHost";
import { listPage, messagePage } from "./page";
import { answerWidget, WIDGET_POLICY } from "./widgets/answerWidget";

export interface Inbox {
  messages: MessageStore;
  smtpPort: number;
  httpPort: number;
  stop(): Promise<void>;
}

/** Largest message that is taken, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Starts the catcher and its page on loopback only; port 0 takes a free one. */
export async function startInbox(options: { smtpPort: number; httpPort: number }): Promise<Inbox> {
  const messages = new MessageStore();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    size: MAX_BYTES,
    onAuth: (_auth, _session, callback) => callback(null, { user: "anyone" }),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
        const to = session.envelope.rcptTo.map(({ address }) => address);
        messages.add(Buffer.concat(chunks), { from, to }).then(
          () => callback(null),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  // A client that resets its connection is no reason to end.
  smtp.on("error", () => undefined);
  const http = createServer((request, response) => answer(messages, request, response));
  const smtpServer = await new Promise<Server>((resolve, reject) => {
    smtp.server.once("error", reject);
    smtp.listen(options.smtpPort, "127.0.0.1", () => resolve(smtp.server as Server));
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(options.httpPort, "127.0.0.1", resolve);
  });
  return {
    messages,
    smtpPort: portOf(smtpServer),
    httpPort: portOf(http),
    stop: async () => {
      http.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => http.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
}

function answer(messages: MessageStore, request: IncomingMessage, response: ServerResponse): void {
  if (!isOwnHost(request.headers.host)) {
    response.writeHead(421, { "content-type": "text/plain; charset=utf-8" }).end("Unbekannter Host");
    return;
  }
  // `//` is no path but a host without a name.
  if (!URL.canParse(request.url ?? "/", "http://inbox")) {
    response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end("Unbekannte Adresse");
    return;
  }
  const url = new URL(request.url ?? "/", "http://inbox");
  if (url.pathname === "/api/messages") {
    if (request.method === "DELETE") {
      messages.clear();
      response.writeHead(204).end();
      return;
    }
    send(
      response,
      "application/json",
      JSON.stringify(messages.list(url.searchParams.get("to") ?? undefined)),
    );
    return;
  }
  if (url.pathname === "/") {
    send(response, "text/html", listPage(messages.list()));
    return;
  }
  const widget = answerWidget(url.pathname, new Date());
  if (widget) {
    send(response, widget.type, widget.body, WIDGET_POLICY);
    return;
  }
  const match = /^\/messages\/(\d{1,9})(\/html)?$/.exec(url.pathname);
  const message = match ? messages.get(Number(match[1])) : undefined;
  if (!message) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Nicht gefunden");
    return;
  }
  send(response, "text/html", match?.[2] ? message.html : messagePage(message));
}

// What a mail shows must not reach out of the machine.
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:";

function send(response: ServerResponse, type: string, body: string, policy = MAIL_POLICY): void {
  response
    .writeHead(200, {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": policy,
    })
    .end(body);
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
