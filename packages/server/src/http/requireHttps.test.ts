import { PassThrough } from "node:stream";
import pino from "pino";
import { testServers } from "../testing/testServers";

const HOST = "wandern.gratweg.example";
const start = testServers();
const production = () => start({ production: true, trustProxy: "127.0.0.1" });

it.each([
  ["GET", "/de?x=1", `https://${HOST}/de?x=1`],
  ["HEAD", "/", `https://${HOST}/`],
  ["GET", "//evil.example/", `https://${HOST}//evil.example/`],
  ["GET", "/api/trips/search", `https://${HOST}/api/trips/search`],
] as const)("in production %s %s by http is led to https", async (method, url, location) => {
  const app = await production();
  const answer = await app.inject({ method, url, headers: { host: `${HOST}:80` } });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  expect(answer.headers["strict-transport-security"]).toBeUndefined();
});

it("what is written by http is refused and not led on", async () => {
  const app = await production();
  const answer = await app.inject({
    method: "POST",
    url: "/api/newsletter",
    headers: { host: HOST },
    payload: {},
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { title: "HTTPS required" }]);
});

it("probes, this machine's own names and foreign hosts are not led anywhere", async () => {
  const app = await production();
  const get = async (url: string, host: string) =>
    (await app.inject({ url, headers: { host, accept: "application/json" } })).statusCode;
  expect(await get("/healthz", HOST)).toBe(200);
  expect(await get("/readyz", HOST)).toBe(200);
  for (const host of ["localhost:8000", "hiking.localhost", "127.0.0.1:8000", "[::1]:8000"])
    expect(await get("/de", host)).toBe(200);
  for (const host of ["evil.example", "localhost.evil.example"]) expect(await get("/de", host)).toBe(421);
});

it("believes the proxy that is named, and nobody else, about https", async () => {
  const app = await production();
  const headers = { host: HOST, "x-forwarded-proto": "https" };
  expect((await app.inject({ url: "/de", headers })).statusCode).toBe(200);
  expect((await app.inject({ url: "/de", headers, remoteAddress: "203.0.113.9" })).statusCode).toBe(308);
});

it("tells caches that the forwarded host names the site, where it is believed", async () => {
  const vary = async (trustProxy: string | false, url: string, host = HOST) => {
    const app = await start({ production: true, trustProxy });
    const headers = { host, "x-forwarded-proto": "https" };
    return (await app.inject({ url, headers })).headers.vary;
  };
  expect(await vary("127.0.0.1", "/de")).toMatch(/(?:^|, )X-Forwarded-Host(?:,|$)/);
  expect(await vary("127.0.0.1", "/api/nothing")).toMatch(/(?:^|, )X-Forwarded-Host(?:,|$)/);
  expect(await vary(false, "/de", "localhost")).not.toContain("X-Forwarded-Host");
});

it.each([false, "10.0.0.0/8", "127.0.0.1"] as const)(
  "with GRATWEG_TRUST_PROXY %p says once that somebody else forwards visitors",
  async (trustProxy) => {
    const sink = new PassThrough();
    const app = await start({ production: true, trustProxy, log: pino({ level: "warn" }, sink) });
    for (let time = 0; time < 3; time += 1)
      await app.inject({ url: "/de", headers: { host: HOST, "x-forwarded-for": "192.0.2.1" } });
    const log = String(sink.read() ?? "");
    expect(log.split("GRATWEG_TRUST_PROXY does not name")).toHaveLength(trustProxy === "127.0.0.1" ? 1 : 2);
    expect(log).not.toContain("192.0.2.1");
  },
);

it("asks for the browsers' lists only where it is told to", async () => {
  const app = await start({ production: true, trustProxy: true, hstsPreload: true });
  const answer = await app.inject({ url: "/de", headers: { host: HOST, "x-forwarded-proto": "https" } });
  expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains; preload");
});

it("on a development machine http is right", async () => {
  const app = await start();
  expect((await app.inject({ url: "/de", headers: { host: HOST } })).statusCode).toBe(200);
});
