import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { createClient } from "./client.mjs";
import { faultOf } from "./judge.mjs";
import { readOptions } from "./options.mjs";
import { encode, requests, ROLES } from "./requests.mjs";
import { readRoutes, serverOperations, type Operation } from "./surface.mjs";

describe("faultOf", () => {
  it.each([
    ["a refusal is none", { status: 422, ms: 5 }, undefined],
    ["a 503 that says when to come back is none", { status: 503, retryAfter: "2", ms: 5 }, undefined],
    ["a 503 without a moment is one", { status: 503, ms: 5 }, "503 without Retry-After"],
    ["a failure is one", { status: 500, ms: 5 }, "500"],
    ["silence is one", { error: "socket hang up", ms: 5 }, "no answer (socket hang up)"],
    ["an answer that is hardly one", { status: 200, ms: 16_000 }, "slow (16 s)"],
  ])("%s", (_, answer, fault) => expect(faultOf(answer)).toBe(fault));
});

describe("readRoutes", () => {
  it("reads Strapi's table with its colours, parameters and wildcards", () => {
    const listing = [
      "┌──────────┬───────┐",
      "│ \u001b[34mHEAD|GET\u001b[39m │ /api/tours/:id │",
      "│ POST │ /content-manager/collection-types/:model/actions/publish │",
      "│ HEAD|GET │ /uploads/(.*) │",
    ].join("\n");
    expect(readRoutes(listing).map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/tours/{id}",
      "POST /content-manager/collection-types/{model}/actions/publish",
      "GET /uploads/{slug}",
    ]);
  });
});

describe("serverOperations", () => {
  it("takes methods, query and body from the API's document", () => {
    const document = {
      components: { schemas: { Plan: { type: "object", properties: { plan: { type: "string" } } } } },
      paths: {
        "/api/checkout": {
          post: {
            requestBody: {
              content: { "application/json": { schema: { $ref: "#/components/schemas/Plan" } } },
            },
          },
        },
        "/api/trips/search": { get: { parameters: [{ in: "query", name: "q" }] } },
      },
    };
    expect(serverOperations(document).slice(0, 2)).toEqual([
      {
        system: "server",
        method: "POST",
        path: "/api/checkout",
        query: [],
        body: document.components.schemas.Plan,
      },
      { system: "server", method: "GET", path: "/api/trips/search", query: ["q"], body: undefined },
    ]);
  });
});

describe("requests", () => {
  const operations: Operation[] = [
    { system: "cms", method: "GET", path: "/api/tours/{id}", query: ["filters"] },
    { system: "cms", method: "DELETE", path: "/admin/roles/{id}", query: [] },
    { system: "server", method: "DELETE", path: "/api/account", query: [] },
  ];
  const made = fc.sample(requests(operations), { numRuns: 2000, seed: 3 });

  it("makes the same requests for the same seed", () => {
    expect(fc.sample(requests(operations), { numRuns: 2000, seed: 3 })).toEqual(made);
  });

  it("asks as every role, with addresses that can be sent", () => {
    expect(new Set(made.map(({ role }) => role))).toEqual(new Set(ROLES));
    expect(made.filter(({ target }) => !/^\/[!-~]*$/.test(target))).toEqual([]);
  });

  it("never takes from the run what it lives by", () => {
    const roles = made.filter(({ operation }) => operation.path.startsWith("/admin/roles"));
    expect(roles.filter(({ target }) => /^\/admin\/roles\/[0-9]{1,3}(?:\?|$)/.test(target))).toEqual([]);
    const deletions = made.filter(({ operation }) => operation.path === "/api/account");
    expect(new Set(deletions.map(({ role }) => role))).toEqual(new Set(["none"]));
  });
});

describe("the client", () => {
  const [made] = fc.sample(requests([{ system: "cms", method: "GET", path: "/api/tours", query: [] }]), {
    numRuns: 1,
    seed: 3,
  });
  let server: Server;
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  /** What three questions are answered, one after the other, by a server that drops a connection with so manieth request on it. */
  async function answersOf(dropped: number): Promise<(string | number | undefined)[]> {
    const asked = new WeakMap<object, number>();
    server = createServer(({ socket }, answer) => {
      const count = (asked.get(socket) ?? 0) + 1;
      asked.set(socket, count);
      if (count === dropped) socket.destroy();
      else answer.end("{}");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = createClient({
      origins: { server: origin, cms: origin },
      accounts: {},
      secrets: {},
      width: 1,
    });
    const found: (string | number | undefined)[] = [];
    await client.sendAll(made ? [made, made, made] : [], (_, answer: { status?: number; error?: string }) =>
      found.push(answer.status ?? answer.error),
    );
    client.close();
    return found;
  }

  it("asks again where a kept connection is ended under it, as every browser does", async () => {
    expect(await answersOf(2)).toEqual([200, 200, 200]);
  });

  it("takes silence on a new connection for what it is", async () => {
    expect(await answersOf(1)).toEqual(["socket hang up", "socket hang up", "socket hang up"]);
  });
});

it("leaves what is encoded already, and encodes the rest", () => {
  expect(["%00", "a b", "\ud800", "ü"].map(encode)).toEqual(["%00", "a%20b", "%EF%BF%BD", "%C3%BC"]);
});

it("names a wrong option", () => {
  expect(() => readOptions(["--requests", "x"])).toThrow("--requests wants a whole number from 1");
});
