import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Recorded {
  method: string;
  url: string;
  authorization?: string;
  format?: string;
  body?: unknown;
}
/** Status and JSON body, a text as it is, or "never": the connection stays open without an answer. */
export type Reply = { status?: number; json?: unknown; text?: string } | "never";

export interface RecordingServer {
  origin: string;
  requests: Recorded[];
  /** Given in turn; the last one stays. */
  replies: Reply[];
  close(): Promise<void>;
}

/** A real HTTP server that plays the content system. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: Recorded[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    void record(request).then((recorded) => {
      requests.push(recorded);
      reply(response, (replies.length > 1 ? replies.shift() : replies[0]) ?? {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    replies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function record(request: IncomingMessage): Promise<Recorded> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  const { authorization } = request.headers;
  const format = request.headers["strapi-response-format"];
  return {
    method: request.method ?? "",
    url: request.url ?? "",
    ...(authorization === undefined ? {} : { authorization }),
    ...(typeof format === "string" ? { format } : {}),
    ...(text === "" ? {} : { body: JSON.parse(text) as unknown }),
  };
}

function reply(response: ServerResponse, answer: Reply): void {
  if (answer === "never") return;
  const { status = 200, json, text } = answer;
  response.writeHead(status, { "content-type": text === undefined ? "application/json" : "text/html" });
  response.end(text ?? (json === undefined ? "" : JSON.stringify(json)));
}

/** One page of a collection as the content system answers. */
export function pageOf(data: unknown[], page = 1, pageCount = 1): Reply {
  return {
    json: { data, meta: { pagination: { page, pageSize: 100, pageCount, total: data.length * pageCount } } },
  };
}
