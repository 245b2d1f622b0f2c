import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ContentSystemError } from "../../content/readAnswer";
import { contentMemberTrip, contentOffer } from "../../testing/members";
import { createMemberContent } from "./memberContent";

let server: Server;
let origin: string;
let reply: { status: number; body: string };
let asked: { url?: string; authorization?: string; address?: unknown }[];

beforeAll((done) => {
  server = createServer(({ url, headers }, response) => {
    asked.push({ url, authorization: headers.authorization, address: headers["x-forwarded-for"] });
    response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
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

const answers = (status: number, value: unknown) => {
  reply = { status, body: typeof value === "string" ? value : JSON.stringify(value) };
};
const content = () => createMemberContent(origin, "dienst-dienst-dienst");
const context = () => ({ signal: AbortSignal.timeout(5_000), clientAddress: "203.0.113.9" });
it("asks with the secret, in the name of the visitor's address", async () => {
  answers(200, { data: [contentOffer()] });
  expect(await content().offers(context())).toEqual([contentOffer()]);
  answers(200, { data: contentMemberTrip() });
  expect(await content().trip(1001, context())).toEqual(contentMemberTrip());
  const call = { authorization: "Bearer dienst-dienst-dienst", address: "203.0.113.9" };
  expect(asked).toEqual([
    { url: "/api/internal/offers", ...call },
    { url: "/api/internal/tours/1001/member", ...call },
  ]);
});

it("knows nothing of trips that do not exist", async () => {
  answers(404, { error: {} });
  expect(await content().trip(1, context())).toBeUndefined();
});

it.each([
  [200, "<html>"],
  [200, { data: [{ ...contentOffer(), code: 5 }] }],
  [200, { data: { ...contentMemberTrip(), waypoints: [{}] } }],
  [401, {}],
  [404, {}],
  [500, {}],
])("takes %i %j for no offers", async (status, value) => {
  answers(status, value);
  await expect(content().offers(context())).rejects.toThrow(ContentSystemError);
});

it("tells of a strange answer without repeating a code", async () => {
  answers(200, { data: [{ ...contentOffer(), slug: 5 }] });
  const error: unknown = await content()
    .offers(context())
    .catch((reason: unknown) => reason);
  expect(String(error)).toContain("slug");
  expect(String(error)).not.toContain("KARWENDEL8");
});
