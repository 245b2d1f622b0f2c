import http from "node:http";
import type { AddressInfo } from "node:net";
import { ask } from "./ask.mjs";

let server: http.Server;
let port: number;
beforeEach(async () => {
  server = http.createServer((request, response) => {
    response.writeHead(request.method === "POST" ? 202 : 200, { "x-asked": request.url });
    response.end(`${request.method} ${request.headers.host} ${request.headers.authorization ?? ""}`.trim());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it("finds a site of this machine by its name, and says the name", async () => {
  const { status, headers, body } = await ask(`http://biking.localhost:${port}/de?a=1`);
  expect([status, headers["x-asked"], body.toString()]).toEqual([
    200,
    "/de?a=1",
    `GET biking.localhost:${port}`,
  ]);
});

it("sends what it is told to", async () => {
  const answer = await ask(`http://127.0.0.1:${port}/internal/site-built`, {
    method: "POST",
    headers: { authorization: "Bearer x" },
  });
  expect([answer.status, answer.body.toString()]).toEqual([202, `POST 127.0.0.1:${port} Bearer x`]);
});

it("fails when nobody answers", async () => {
  await new Promise((resolve) => server.close(resolve));
  await expect(ask(`http://biking.localhost:${port}/`)).rejects.toThrow("ECONNREFUSED");
  server = http.createServer().listen(0);
});
