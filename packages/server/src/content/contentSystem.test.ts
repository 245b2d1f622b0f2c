import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { departuresAnswer } from "@gratweg/contracts";
import { ContentSystemError, createContentSystem } from "./contentSystem";

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

it("turns live departures into the contract's shape and hands the visitor's address on", async () => {
  const live = {
    number: 100101,
    startDate: "2027-06-01",
    endDate: "2027-06-07",
    priceCents: 89_000,
    singleSupplementCents: 0,
  };
  const seats = { capacity: 12, seatsLeft: 3, minimumParticipants: 4, guaranteed: true };
  answer = { status: 200, body: JSON.stringify({ data: [{ ...live, ...seats }] }) };
  const data = await createContentSystem(origin, "content-token").departures.departures(1001, context());
  expect(departuresAnswer.parse({ data })).toEqual({
    data: [
      {
        number: 100101,
        startDate: "2027-06-01",
        endDate: "2027-06-07",
        price: { amount: 89_000, currency: "EUR" },
        singleSupplement: { amount: 0, currency: "EUR" },
        ...seats,
      },
    ],
  });
  expect(asked).toEqual([
    { url: "/api/tours/1001/departures", authorization: "Bearer content-token", forwarded: "203.0.113.9" },
  ]);
});

it("knows no departures of a tour that does not exist", async () => {
  answer = { status: 404, body: "{}" };
  expect(await createContentSystem(origin, undefined).departures.departures(4711, context())).toBeUndefined();
});

it("asks who a token is and keeps what decisions are made by [7.18]", async () => {
  answer = {
    status: 200,
    body: `{"id":7,"email":"A@b.example","phone":"1","confirmed":true,"blocked":null,"role":{"id":1,"type":"manager"}}`,
  };
  expect(await createContentSystem(origin, undefined).sessions.user("abc", context())).toEqual({
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
    expect(await createContentSystem(origin, undefined).sessions.user("abc", context())).toMatchObject({
      role: "authenticated",
      confirmed: false,
    });
  },
);

it.each([401, 403])("takes %i as an answer about the token", async (status) => {
  answer = { status, body: "{}" };
  expect(await createContentSystem(origin, undefined).sessions.user("abc", context())).toBeUndefined();
});

it.each([
  [500, "{}"],
  [200, "<html>"],
  [200, `{"data":[{"number":"1"}]}`],
])("rejects on %i %s", async (status, body) => {
  answer = { status, body };
  const { departures, sessions } = createContentSystem(origin, undefined);
  await expect(departures.departures(1, context())).rejects.toThrow(ContentSystemError);
  await expect(sessions.user("abc", context())).rejects.toThrow(ContentSystemError);
});
