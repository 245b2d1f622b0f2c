import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import Koa from "koa";
import { createAppErrorListener } from "./app-errors";

function setUp() {
  const lines: string[] = [];
  const log = {
    debug: (line: string) => void lines.push(`debug ${line}`),
    error: (line: string) => void lines.push(`error ${line}`),
  };
  return { lines, listener: createAppErrorListener(log) };
}

it("a body that is cut off, and an answer that nobody waits for, are one quiet line and nothing on the console", async () => {
  const printed = jest.spyOn(console, "error").mockReturnValue(undefined);
  const { lines, listener } = setUp();
  const app = new Koa();
  const told = new Promise((resolve) => app.on("error", resolve));
  app.on("error", listener);
  app.use(async (ctx) => {
    for await (const _ of ctx.req);
    ctx.body = "read";
  });
  const server = createServer(app.callback() as Parameters<typeof createServer>[1]).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST /anna HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\nanna@post.example", () =>
    socket.destroy(),
  );
  await told;
  server.close();
  expect(lines[0]).toMatch(/^debug A client went away \((?:ECONNRESET|HPE_INVALID_EOF_STATE)\)$/);
  expect(lines.join("\n")).not.toMatch(/anna|\n {4}at |error/);
  expect(printed).not.toHaveBeenCalled();
});

it("what breaks is told by its place, and what a caller is told anyway by nothing", () => {
  const { lines, listener } = setUp();
  listener(Object.assign(new Error("anna"), { status: 404 }));
  listener(Object.assign(new Error("anna"), { status: 400, expose: true }));
  expect(lines).toEqual([]);
  listener(new TypeError("anna@post.example"));
  expect(lines).toEqual([expect.stringMatching(/^error An answer failed: TypeError\n {4}at /)]);
  expect(lines.join("")).not.toContain("anna");
});
