import type { IncomingMessage } from "node:http";
import { certainWait, createTurnedAway, type Reason } from "./turned-away";

const ADDRESS = "192.0.2.1";

interface Asked {
  address: string;
  isDivided: boolean;
  headers: IncomingMessage["headers"];
}

function setUp() {
  const clock = { at: 0 };
  const memory = createTurnedAway(() => clock.at);
  const isSession = (authorization: string) => authorization === "Bearer unsere";
  const ask = (
    method: string,
    url: string,
    { address = ADDRESS, isDivided = true, headers = {} }: Partial<Asked> = {},
  ) => certainWait({ isDivided, isSession }, memory)({ method, url, headers } as IncomingMessage, address);
  const note = (reason: Reason, times: number) => {
    for (let at = 0; at < times; at += 1) memory.note(reason, ADDRESS, 30);
  };
  return { clock, ask, note };
}

it("sixty hear it from the middleware, whoever goes on from here, until the minute is over", () => {
  const { clock, ask, note } = setUp();
  note("calls", 59);
  expect(ask("GET", "/api/tour-operators?x=1")).toBe(0);
  note("calls", 1);
  expect(ask("GET", "/api/tour-operators?x=1")).toBe(30);
  expect(ask("GET", "/api/tour-operators", { address: "192.0.2.2" })).toBe(0);
  clock.at = 30_000;
  expect(ask("GET", "/api/tour-operators")).toBe(0);
});

it.each([
  ["calls", "GET", "/api/tour-operators", 30],
  ["calls", "HEAD", "/api/connect/google", 30],
  ["calls", "POST", "/api/auth/local", 0],
  ["calls", "GET", "/api/tours", 0],
  ["calls", "GET", "/uploads/bild.jpg", 0],
  ["calls", "GET", "/_health", 0],
  ["refused", "GET", "/api/tours", 30],
  ["refused", "GET", "/api/users/me", 30],
  ["refused", "PUT", "/api/auth/local", 30],
  ["refused", "GET", "/x", 30],
  ["refused", "GET", "//api/tours", 30],
  ["refused", "POST", "/api/auth/local", 0],
  ["refused", "GET", "/api/tour-operators", 0],
  ["refused", "GET", "/uploads/bild.jpg", 0],
  ["refused", "HEAD", "/_health", 0],
  ["refused", "POST", "/uploads/bild.jpg", 30],
  ["refused", "DELETE", "/_health", 30],
  ["refused", "OPTIONS", "/api/auth/local", 30],
] as const)("beyond the rate of %s: %s %s waits %p s", (reason, method, url, wait) => {
  const { ask, note } = setUp();
  note(reason, 60);
  expect(ask(method, url)).toBe(wait);
});

it("what neighbours or foreign pages were refused keeps nobody of their address from a session or from signing in", () => {
  const { ask, note } = setUp();
  note("refused", 60);
  note("calls", 60);
  const session = { headers: { authorization: "Bearer unsere" } };
  expect(ask("GET", "/api/users/me?populate=role", session)).toBe(0);
  expect(ask("GET", "/api/users/me", { headers: { authorization: "Bearer fremd" } })).toBe(30);
  const preflight = (method: string) => ({ headers: { "access-control-request-method": method } });
  expect(ask("OPTIONS", "/api/auth/local", preflight("POST"))).toBe(0);
  expect(ask("OPTIONS", "/api/users/me", preflight("GET"))).toBe(0);
  expect(ask("OPTIONS", "/api/auth/local", preflight("DELETE"))).toBe(30);
  expect(ask("OPTIONS", "/api/tours", preflight("GET"))).toBe(30);
});

it("who asks with sessions beyond their rate hears it without another look", () => {
  const { ask, note } = setUp();
  note("sessions", 60);
  expect(ask("GET", "/api/users/me", { headers: { authorization: "Bearer unsere" } })).toBe(30);
  expect(ask("GET", "/api/tour-operators")).toBe(0);
});

it("editors' screens are asked for where they are", () => {
  const { ask, note } = setUp();
  note("refused", 60);
  expect(ask("GET", "/admin", { isDivided: false })).toBe(0);
});
