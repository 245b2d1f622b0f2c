import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import transport from "../../middlewares/transport";

const HOST = "inhalt.gratweg.example";
const PUBLIC = { host: `${HOST}:80` };
const before = { ...process.env };
const servers: Server[] = [];
afterEach(() => {
  process.env = { ...before };
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}
interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Koa as Strapi configures it; what gets through sees host and addresses. */
async function serve({ production = "true", proxies = "127.0.0.1" } = {}) {
  process.env.GRATWEG_PRODUCTION = production;
  process.env.GRATWEG_TRUST_PROXY = proxies;
  const warnings: string[] = [];
  const app = new Koa({ proxy: proxies !== "", maxIpsCount: 1 });
  const log = { warn: (line: string) => void warnings.push(line) };
  app.use(transport(null, { strapi: { log } }));
  app.use((ctx) => void (ctx.body = [ctx.protocol, ctx.host, ...ctx.ips].join(" ")));
  const server = createServer(app.callback() as Parameters<typeof createServer>[1]).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = ({ method = "GET", path = "/", headers = {} }: Asked) =>
    new Promise<Answer>((resolve, reject) => {
      request({ port, host: "127.0.0.1", method, path, headers }, (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (text: string) => (body += text));
        answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
      })
        .on("error", reject)
        .end();
    });
  return { ask, warnings };
}

describe("in production plain http", () => {
  it.each([
    ["GET", "/admin?x=1"],
    ["HEAD", "/uploads/bild.jpg"],
    ["GET", "//evil.example/"],
  ])("%s %s is led to https", async (method, path) => {
    const { ask } = await serve();
    const { status, headers } = await ask({ method, path, headers: PUBLIC });
    expect([status, headers.location]).toEqual([308, `https://${HOST}${path}`]);
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("is refused where something is sent, and where no name is asked", async () => {
    const { ask } = await serve();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect((await ask({ method, path: "/api/auth/local", headers: PUBLIC })).status).toBe(403);
    expect((await ask({ headers: { host: "evil.example/x" } })).status).toBe(403);
  });

  it("is right for this machine's own programs and for probes", async () => {
    const { ask } = await serve();
    for (const host of ["127.0.0.1:1337", "localhost:1338", "[::1]:1337"])
      expect((await ask({ method: "POST", headers: { host } })).status).toBe(200);
    expect((await ask({ path: "/_health", headers: PUBLIC })).status).toBe(200);
    expect((await ask({ headers: { host: "localhost.evil.example" } })).status).toBe(308);
  });

  it("is told from https by the proxy that is named, and by nobody else", async () => {
    const forwarded = { ...PUBLIC, "X-Forwarded-Proto": "https" };
    const named = await serve();
    const { status, headers } = await named.ask({ headers: forwarded });
    expect([status, headers["strict-transport-security"]]).toEqual([200, "max-age=31536000"]);
    const other = await serve({ proxies: "10.0.0.0/8" });
    expect((await other.ask({ headers: forwarded })).status).toBe(308);
  });
});

it("on a development machine http is right, and nothing is promised", async () => {
  const { ask } = await serve({ production: "" });
  const { status, headers } = await ask({ headers: { ...PUBLIC, "X-Forwarded-Proto": "https" } });
  expect([status, headers["strict-transport-security"]]).toEqual([200, undefined]);
});

describe("forwarded headers", () => {
  const headers = { host: HOST, "X-Forwarded-Host": "evil.localhost", "X-Forwarded-For": "192.0.2.1" };

  it("count from the proxy that is named, which caches are told", async () => {
    const { ask, warnings } = await serve();
    const answer = await ask({ headers });
    expect([answer.body, answer.headers.vary]).toEqual(["http evil.localhost 192.0.2.1", "X-Forwarded-Host"]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ["", /GRATWEG_TRUST_PROXY is not set/],
    ["10.0.0.0/8", /does not name/],
  ])("of nobody that %p names count for nothing, which is said once", async (proxies, warning) => {
    const { ask, warnings } = await serve({ proxies });
    expect((await ask({ headers: { ...headers, host: "localhost" } })).body).toBe("http localhost");
    expect(warnings).toEqual([]);
    for (let time = 0; time < 3; time += 1)
      expect((await ask({ headers })).headers.location).toBe(`https://${HOST}/`);
    expect(warnings).toEqual([expect.stringMatching(warning)]);
    expect(warnings.join("")).not.toContain("192.0.2.1");
  });
});
