import type { FastifyInstance } from "fastify";
import type { ServerOptions } from "../../createServer";
import { testServers } from "../../testing/testServers";

const SECRET = "haken-haken-haken";
const start = testServers();
const HOOK = { method: "POST", url: "/internal/content-changed" } as const;
const authorization = `Bearer ${SECRET}`;
const serve = (more: Partial<ServerOptions> = {}) => start({ hookSecret: SECRET, ...more });
const statuses = async (app: FastifyInstance, from: { remoteAddress?: string; headers?: object } = {}) => {
  const headers = { host: "localhost", "x-forwarded-proto": "https", ...from.headers };
  const { remoteAddress } = from;
  const metrics = await app.inject({ url: "/metrics", headers, remoteAddress });
  const hook = await app.inject({ ...HOOK, headers: { ...headers, authorization }, remoteAddress });
  const ready = await app.inject({ url: "/readyz", headers, remoteAddress });
  return [metrics.statusCode, hook.statusCode, Object.keys(ready.json<object>()).length > 1];
};

it.each<[string, Partial<ServerOptions>]>([
  ["in production", { production: true }],
  ["with a listener of its own", { internalListener: true }],
  ["in production with a listener of its own", { production: true, internalListener: true }],
])("%s nobody sees metrics, hooks or details on the public listener", async (_name, options) => {
  const app = await serve(options);
  expect(await statuses(app)).toEqual([404, 404, false]);
});

it("on the internal listener there are metrics, hooks with their secret, details, and nothing else", async () => {
  const { internal } = await serve({ production: true, internalListener: true });
  if (!internal) throw new Error("no internal listener");
  expect(await statuses(internal)).toEqual([200, 202, true]);
  expect((await internal.inject(HOOK)).statusCode).toBe(401);
  expect((await internal.inject("/healthz")).json()).toEqual({ status: "ok" });
  expect((await internal.inject("/de")).statusCode).toBe(405);
  expect((await internal.inject("/api/trips/search")).statusCode).toBe(404);
});

it("takes an announcement of many changes", async () => {
  const { internal } = await serve({ production: true, internalListener: true });
  const changes = Array.from({ length: 100 }, (_, at) => ({
    uid: "api::redirect.redirect",
    documentId: `${at}`,
  }));
  const headers = { host: "localhost", authorization };
  const answer = await internal?.inject({ ...HOOK, headers, payload: { event: "content.changed", changes } });
  expect(answer?.statusCode).toBe(202);
});

it("on a development machine they answer this machine alone, and no proxy that nobody named", async () => {
  const app = await serve();
  expect(await statuses(app, { remoteAddress: "127.0.0.1" })).toEqual([200, 202, true]);
  expect(await statuses(app, { remoteAddress: "::1" })).toEqual([200, 202, true]);
  expect(await statuses(app, { remoteAddress: "203.0.113.9" })).toEqual([404, 404, false]);
  expect(await statuses(app, { headers: { "x-forwarded-for": "127.0.0.1" } })).toEqual([404, 404, false]);
});
