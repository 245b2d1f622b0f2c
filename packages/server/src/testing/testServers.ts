import type { FastifyInstance, InjectOptions } from "fastify";
import { createServer, type ServerOptions } from "../createServer";
import { fakeOptions } from "./fakes";
import { createSitesFolder, FILES, type SitesFolder } from "./siteFolder";

/** For a suite: starts servers with fakes on one folder of sites, and ends them after each test. */
export function testServers() {
  let folder: SitesFolder | undefined;
  const running: FastifyInstance[] = [];
  beforeAll(() => {
    folder = createSitesFolder();
    folder.write("hiking", FILES);
  });
  afterEach(async () => {
    for (const app of running.splice(0)) await app.close();
  });
  afterAll(() => folder?.remove());

  return async (options: Partial<ServerOptions> = {}): Promise<FastifyInstance> => {
    const app = createServer(fakeOptions(folder?.path ?? "", options));
    running.push(app);
    await app.loaded();
    return app;
  };
}

/** Asks as a browser of the person whose token is „good“ does; a body that is no text is sent as JSON. */
export function askAs(app: FastifyInstance) {
  return async (
    method: NonNullable<InjectOptions["method"]>,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        host: "localhost:8000",
        authorization: "Bearer good",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const isJson = /json/.test(String(answer.headers["content-type"]));
    return {
      status: answer.statusCode,
      sent: answer.headers,
      json: isJson ? answer.json<unknown>() : null,
      text: answer.body,
    };
  };
}
