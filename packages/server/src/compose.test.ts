import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Writable } from "node:stream";
import { iconsAnswer, searchAnswer } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { composeServer } from "./compose";
import { readConfig, type Config } from "./config";
import { body, KEY } from "./testing/bookings";
import { silent } from "./testing/fakes";
import { createSitesFolder, FILES, type SitesFolder } from "./testing/siteFolder";

const tour = {
  id: 1,
  documentId: "a",
  number: 1001,
  title: "Von Hütte zu Hütte",
  slug: "karwendel",
  teaser: "Sieben Tage.",
  techniqueGrade: 2,
  fitnessGrade: 3,
  days: [{ title: "Aufstieg", overnightKind: "huette" }],
  sites: { hiking: true },
  departures: [
    { number: 100101, startDate: "2127-06-01", endDate: "2127-06-07", priceCents: 89_000, state: "open" },
  ],
};
const redirect = {
  id: 1,
  documentId: "r",
  from: "/de/alt",
  to: "/de",
  statusCode: "s302",
  site: "all",
  active: true,
};
const many = (data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } },
});

const ANSWERS: Readonly<Record<string, unknown>> = {
  "/api/tours": many([tour]),
  "/api/redirects": many([redirect]),
  "/api/plans": many([]),
};

let folder: SitesFolder;
let cms: Server;
let away = false;
let config: ReturnType<typeof readConfig>;

beforeAll((done) => {
  folder = createSitesFolder();
  folder.write("hiking", FILES);
  cms = createHttpServer((request, response) => {
    if (away) return void request.socket.destroy();
    const answer = ANSWERS[(request.url ?? "").replace(/\?.*/, "")];
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    response.end(
      JSON.stringify(answer ?? { data: null, error: { status: 404, name: "NotFoundError", message: "?" } }),
    );
  });
  cms.listen(0, "127.0.0.1", () => {
    config = readConfig({
      GRATWEG_DATA: join(folder.path, "data"),
      GRATWEG_SITES_DIR: folder.path,
      GRATWEG_CMS_PORT: String((cms.address() as AddressInfo).port),
    });
    done();
  });
});
afterAll((done) => {
  folder.remove();
  cms.closeAllConnections();
  cms.close(() => {
    done();
  });
});

async function start(more: Partial<Config> = {}): Promise<FastifyInstance> {
  const app = composeServer({ ...config, ...more }, "0.0.0-test", silent);
  await app.loaded();
  return app;
}

const get = (app: FastifyInstance, url: string) => app.inject({ url, headers: { host: "localhost" } });

async function found(app: FastifyInstance): Promise<string[]> {
  const answer = await get(app, "/api/trips/search?q=Huette");
  return answer.statusCode === 200 ? searchAnswer.parse(answer.json()).data.map(({ slug }) => slug) : [];
}

it("joins the real parts, and after a restart without the content system still searches and redirects [1.17]", async () => {
  const app = await start();
  while ((await found(app)).length === 0) await new Promise(setImmediate);
  while ((await get(app, "/de/alt")).statusCode !== 302) await new Promise(setImmediate);
  expect(await found(app)).toEqual(["karwendel"]);
  const icons = iconsAnswer.parse((await get(app, "/api/icons/ph.json?icons=mountains")).json());
  expect(Object.keys(icons.icons)).toEqual(["mountains"]);
  await app.close();

  away = true;
  const alone = await start();
  expect(await found(alone)).toEqual(["karwendel"]);
  expect((await get(alone, "/de/alt")).statusCode).toBe(302);
  expect((await get(alone, "/de")).statusCode).toBe(200);
  expect((await get(alone, "/readyz")).statusCode).toBe(200);
  away = false;
  await alone.close();
});

describe("booking", () => {
  const book = (app: FastifyInstance) =>
    app.inject({
      method: "POST",
      url: "/api/bookings",
      headers: { host: "localhost", "content-type": "application/json", "idempotency-key": KEY },
      payload: JSON.stringify(body()),
    });

  it("waits for its database, without ending the start", async () => {
    const app = await start();
    expect((await book(app)).statusCode).toBe(503);
    expect((await get(app, "/api/trips/1001/departures/100101")).statusCode).toBe(503);
    await app.close();
  });

  it("is off without it, and the start says so", async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const app = composeServer(config, "0.0.0-test", pino({ level: "warn" }, sink));
    await app.loaded();
    expect((await book(app)).statusCode).toBe(503);
    expect(lines.join("")).toContain("GRATWEG_SERVICE_SECRET is not set");
    await app.close();
  });
});
