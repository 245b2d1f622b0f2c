import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { ServerOptions } from "../createServer";
import { testServers } from "../testing/testServers";

const sockets: Socket[] = [];
const closed = new WeakMap<Socket, Promise<unknown>>();
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
// After the sockets: a server waits for those that have begun.
const start = testServers();

async function serve(options: Partial<ServerOptions>): Promise<FastifyInstance> {
  const app = await start(options);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app;
}

async function open(app: FastifyInstance): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {});
  closed.set(socket, new Promise((resolve) => socket.once("close", resolve)));
  await once(socket, "connect");
  return socket;
}

/** Everything that comes until the server closes. */
async function untilClosed(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await closed.get(socket);
  return Buffer.concat(chunks).toString().split("\r\n")[0] ?? "";
}

const GET = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n";
const healthy = (app: FastifyInstance) => app.inject("/healthz").then(({ statusCode }) => statusCode);

it("two Host headers are refused, whichever comes first", async () => {
  const app = await serve({});
  for (const hosts of ["Host: localhost\r\nhost: evil.example", "HOST: localhost\r\nHost: localhost"]) {
    const socket = await open(app);
    socket.write(`GET /de HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    expect(await untilClosed(socket)).toBe("HTTP/1.1 400 Bad Request");
  }
});

it.each([
  ["two lengths", "Content-Length: 2\r\nContent-Length: 3"],
  ["a length and chunks", "Content-Length: 2\r\nTransfer-Encoding: chunked"],
  ["two encodings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"],
])("%s are refused", async (_name, lines) => {
  const app = await serve({});
  const socket = await open(app);
  socket.write(`POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n\r\n{}`);
  expect(await untilClosed(socket)).toBe("HTTP/1.1 400 Bad request");
});

it("who does not finish the headers, or the body, is told so and put out", async () => {
  const app = await serve({ sockets: { requestMs: 200, checkMs: 20 } });
  const headers = await open(app);
  headers.write(GET);
  const body = await open(app);
  body.write(
    "POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  );
  expect(await Promise.all([untilClosed(headers), untilClosed(body)])).toEqual([
    "HTTP/1.1 408 Request timeout",
    "HTTP/1.1 408 Request timeout",
  ]);
});

it("a target that names another host than the Host header is refused", async () => {
  const app = await serve({});
  for (const [target, status] of [
    ["http://evil.example/de", "HTTP/1.1 400 Bad Request"],
    ["http://localhost/healthz", "HTTP/1.1 200 OK"],
  ]) {
    const socket = await open(app);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await untilClosed(socket)).toBe(status);
  }
});

it("who sends request upon request without waiting is put out, and nothing of it is begun", async () => {
  let begun = 0;
  const app = await serve({
    sockets: { pipelined: 8 },
    departures: {
      departures: () => {
        begun += 1;
        return new Promise(() => {});
      },
    },
  });
  const socket = await open(app);
  socket.write("GET /api/trips/1/departures HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(50));
  expect(await untilClosed(socket)).toBe("");
  expect(begun).toBeLessThanOrEqual(8);
  expect(await healthy(app)).toBe(200);
});

it("who waits for each answer may ask on", async () => {
  const app = await serve({ sockets: { pipelined: 2 } });
  const socket = await open(app);
  let answers = "";
  socket.on("data", (chunk: Buffer) => (answers += chunk.toString()));
  const count = () => answers.split("HTTP/1.1 200").length - 1;
  for (let at = 1; at <= 20; at += 1) {
    socket.write(`${GET}\r\n`);
    while (count() < at) await pause(1);
  }
  expect(count()).toBe(20);
});

it("who says nothing is put out, before and between requests", async () => {
  const app = await serve({ sockets: { idleMs: 100, keepAliveMs: 100, requestMs: 200, checkMs: 20 } });
  const silent = await open(app);
  const between = await open(app);
  between.write(`${GET}\r\n`);
  await Promise.all([untilClosed(silent), untilClosed(between)]);
  expect(await healthy(app)).toBe(200);
});

it("who does not read the answer is put out", async () => {
  const app = await serve({ sockets: { idleMs: 200, requests: 0, pipelined: 0 } });
  const socket = await open(app);
  socket.pause();
  // More than the buffers of both sides hold, so that the server is left sitting on its answers.
  const page = "GET /de HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2_000);
  for (let at = 0; at < 10; at += 1) socket.write(page);
  const held = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  while ((await held()) > 0) await pause(20);
  expect(await healthy(app)).toBe(200);
});

it("one address holds so many sockets and no more; one that closes makes room", async () => {
  const app = await serve({ sockets: { perAddress: 3 } });
  const held = [await open(app), await open(app), await open(app)];
  const refused = await open(app);
  expect(await untilClosed(refused)).toBe("");
  const [first] = held;
  first?.destroy();
  // The server learns of the end some turns later.
  let answer = "";
  for (let attempt = 0; answer === "" && attempt < 100; attempt += 1) {
    await pause(5);
    const socket = await open(app);
    socket.write(`${GET}Connection: close\r\n\r\n`);
    answer = await untilClosed(socket);
  }
  expect(answer).toBe("HTTP/1.1 200 OK");
});

it("behind a proxy its address holds as many as it wants", async () => {
  const app = await serve({ sockets: { perAddress: 1 }, trustProxy: "127.0.0.1" });
  await open(app);
  const second = await open(app);
  second.write(`${GET}Connection: close\r\n\r\n`);
  expect(await untilClosed(second)).toBe("HTTP/1.1 200 OK");
});

it("all together hold a bounded number", async () => {
  const app = await serve({ sockets: { most: 2, perAddress: 0 } });
  await open(app);
  await open(app);
  expect(await untilClosed(await open(app))).toBe("");
});
