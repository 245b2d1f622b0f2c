import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { listPage, messagePage, type InboxMessage } from "./page";

/** Keeps the newest thousand messages in memory. */
export class MessageStore {
  #messages: InboxMessage[] = [];
  #last = 0;

  /** Parses and keeps one message as it came over SMTP. */
  async add(raw: Uint8Array, envelope: { from: string; to: string[] }): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const message: InboxMessage = {
      id: (this.#last += 1),
      receivedAt: new Date().toISOString(),
      messageId: mail.messageId ?? "",
      ...envelope,
      subject: mail.subject ?? "",
      text: mail.text ?? "",
      html: mail.html ?? "",
      headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
      attachments: mail.attachments.map(({ filename, mimeType, content }) => {
        const bytes = Buffer.from(content as Uint8Array);
        const text = mimeType.startsWith("text/") ? { text: bytes.toString() } : {};
        return { name: filename ?? "", type: mimeType, bytes: bytes.length, ...text };
      }),
    };
    this.#messages = [message, ...this.#messages.slice(0, 999)];
  }

  /** Newest first; `to` narrows to one receiver. */
  list(to?: string | null): InboxMessage[] {
    if (!to) return this.#messages;
    return this.#messages.filter((mail) => mail.to.some((one) => one.toLowerCase() === to.toLowerCase()));
  }

  clear(): void {
    this.#messages = [];
  }
}

export interface Inbox {
  messages: MessageStore;
  smtpPort: number;
  httpPort: number;
  stop(): Promise<void>;
}

/** Starts the catcher and its page on loopback only; port 0 takes a free one. */
export async function startInbox(options: { smtpPort: number; httpPort: number }): Promise<Inbox> {
  const messages = new MessageStore();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, callback) => callback(null, { user: "anyone" }),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
      buffer(stream)
        .then((raw) => messages.add(raw, envelope))
        .then(() => callback(), callback);
    },
  });
  // A client that resets its connection is no reason to end.
  smtp.on("error", () => undefined);
  const http = createServer((request, response) => answer(messages, request, response));
  await Promise.all([
    once(smtp.listen(options.smtpPort, "127.0.0.1"), "listening"),
    once(http.listen(options.httpPort, "127.0.0.1"), "listening"),
  ]);
  const portOf = (server: Pick<Server, "address">) => (server.address() as AddressInfo).port;
  return {
    messages,
    smtpPort: portOf(smtp.server),
    httpPort: portOf(http),
    stop: async () => {
      http.closeAllConnections();
      http.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const FOLDER = new URL("../widgets/", import.meta.url);
/** Files of the third parties' stand-ins by their paths. */
const widgets = new Map(
  readdirSync(FOLDER).map((name) => [`/widgets/${name}`, readFileSync(new URL(name, FOLDER), "utf8")]),
);

function answer(messages: MessageStore, { method, url = "/" }: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(`http://inbox${url}`);
  if (pathname === "/") return send(response, "text/html", listPage(messages.list()));
  if (pathname === "/api/messages") {
    if (method === "DELETE") messages.clear();
    const found = messages.list(searchParams.get("to"));
    return send(response, "application/json", JSON.stringify(found), method === "DELETE" ? 204 : 200);
  }
  const widget = widgets.get(pathname);
  if (widget) return send(response, TYPES[extname(pathname)] ?? "text/plain", widget);
  const [, id, isHtml] = /^\/messages\/(\d+)(\/html)?$/.exec(pathname) ?? [];
  const message = messages.list().find((one) => String(one.id) === id);
  if (message) return send(response, "text/html", isHtml ? message.html : messagePage(message));
  return send(response, "text/plain", "Nicht gefunden", 404);
}

/** Keeps what a mail or a widget shows from reaching out of the machine. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; frame-src 'self'; img-src data:";

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  const headers = { "cache-control": "no-store", "content-security-policy": POLICY };
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, ...headers }).end(body);
}
