import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { connect, type AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

export interface SocketAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Talks to a listening server with request targets that `inject` would tidy up first. */
export async function listen(app: FastifyInstance) {
  await app.listen({ port: 0, host: "127.0.0.1" });
  await app.loaded();
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return {
    port,
    ask: (path: string, headers: Record<string, string> = {}, method = "GET", body?: string) =>
      new Promise<SocketAnswer>((resolve, reject) => {
        const outgoing = request(
          { port, path, method, agent, headers: { host: "localhost", ...headers } },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on("data", (chunk: Buffer) => chunks.push(chunk));
            answer.on("end", () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: Buffer.concat(chunks).toString(),
              }),
            );
          },
        );
        outgoing.on("error", reject).end(body);
      }),
    /** Sends bytes as they are and reads until the server closes. */
    raw: (text: string) =>
      new Promise<string>((resolve, reject) => {
        const chunks: Buffer[] = [];
        const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(text, "latin1")));
        socket.on("data", (chunk) => chunks.push(chunk));
        socket.on("end", () => resolve(Buffer.concat(chunks).toString("latin1")));
        socket.on("error", reject);
      }),
    close: () => agent.destroy(),
  };
}
