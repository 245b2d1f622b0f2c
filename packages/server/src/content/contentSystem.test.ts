import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ContentSystemError, createSessionSource } from "./contentSystem";

interface Asked {
  url: string;
  authorization: string | undefined;
  forwarded: string | undefined;
}

let server: Server;
let origin: string;
let answer: { status: number; body: string };
let asked: Asked[];

beforeAll((done) => {
  server = createServer((request, response) => {
    asked.push({
      url: request.url ?? "",
      authorization: request.headers.authorization,
      forwarded: request.headers["x-forwarded-for"] as string | undefined,
    });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  server.listen(0, "127.0.0.1", () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    done();
  });
});
beforeEach(() => {
  asked = [];
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(() => {
    done();
  });
});

const context = () => ({ signal: AbortSignal.timeout(5_000), clientAddress: "203.0.113.9" });

it("asks who a token is and keeps what decisions are made by [7.18]", async () => {
  answer = {
    status: 200,
    body: `{"id":7,"email":"A@b.example","phone":"1","confirmed":true,"blocked":null,"role":{"id":1,"type":"manager"}}`,
  };
  expect(await createSessionSource(origin).user("abc", context())).toEqual({
    id: 7,
    email: "a@b.example",
    confirmed: true,
    blocked: false,
    role: "manager",
  });
  expect(asked).toEqual([
    { url: "/api/users/me?populate=role", authorization: "Bearer abc", forwarded: "203.0.113.9" },
  ]);
});

it.each([`null`, `{"type":"public"}`, `{"type":"editor"}`])(
  "gives role %s nothing beyond being signed in",
  async (role) => {
    answer = { status: 200, body: `{"id":7,"email":"a@b.example","role":${role}}` };
    expect(await createSessionSource(origin).user("abc", context())).toMatchObject({
      role: "authenticated",
      confirmed: false,
    });
  },
);

it.each([401, 403])("takes %i as an answer about the token", async (status) => {
  answer = { status, body: "{}" };
  expect(await createSessionSource(origin).user("abc", context())).toBeUndefined();
});

it.each([
  [500, "{}"],
  [200, "<html>"],
  [200, `{"data":[{"number":"1"}]}`],
])("rejects on %i %s", async (status, body) => {
  answer = { status, body };
  await expect(createSessionSource(origin).user("abc", context())).rejects.toThrow(ContentSystemError);
});
