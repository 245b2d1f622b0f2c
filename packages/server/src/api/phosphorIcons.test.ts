import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { iconsAnswer } from "@gratweg/contracts";
import { createIconSource } from "./phosphorIcons";

const assets = join(dirname(require.resolve("@phosphor-icons/core")), "../assets");

it("makes Iconify's format of Phosphor's files, by weight, and names what is missing", async () => {
  const answer = await createIconSource({ assets, fallback: null }).icons("ph", [
    "mountains",
    "mountains-bold",
    "mountains-fill",
    "gibt-es-nicht",
    "gibt-es-nicht-bold",
  ]);
  expect(iconsAnswer.parse(answer)).toEqual(answer);
  expect([answer?.prefix, answer?.width, answer?.height]).toEqual(["ph", 256, 256]);
  expect(Object.keys(answer?.icons ?? {})).toEqual(["mountains", "mountains-bold", "mountains-fill"]);
  expect(answer?.not_found).toEqual(["gibt-es-nicht", "gibt-es-nicht-bold"]);
  const bodies = Object.values(answer?.icons ?? {}).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(3);
  for (const body of bodies)
    expect(body).toMatch(/^<g fill="currentColor"><path d="M[^"]+"\/>(<path [^>]*\/>)*<\/g>$/);
});

it("asks nobody for other sets by default", async () => {
  const ask = jest.fn();
  expect(
    await createIconSource({ assets, fallback: null, fetch: ask }).icons("mdi", ["home"]),
  ).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

describe("with a public fallback", () => {
  let server: Server;
  let origin: string;
  let body = "";
  const asked: string[] = [];
  beforeAll((done) => {
    server = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(200, { "content-type": "application/json" }).end(body);
    });
    server.listen(0, "127.0.0.1", () => {
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      done();
    });
  });
  afterAll((done) => {
    server.closeAllConnections();
    server.close(() => {
      done();
    });
  });

  it("asks it for other sets only", async () => {
    const icons = { prefix: "mdi", icons: { home: { body: "<path/>" } }, width: 24, height: 24 };
    body = JSON.stringify(icons);
    const source = createIconSource({ assets, fallback: origin });
    expect(await source.icons("mdi", ["home"])).toEqual(icons);
    await source.icons("ph", ["gibt-es-nicht"]);
    expect(asked).toEqual(["/mdi.json?icons=home"]);
  });

  it.each(["{}", "<html>", "404"])("takes nothing from an answer like %s", async (wrong) => {
    body = wrong;
    expect(await createIconSource({ assets, fallback: origin }).icons("mdi", ["home"])).toBeUndefined();
  });

  it("waits half a second at most", async () => {
    const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    expect(await createIconSource({ assets, fallback: origin }).icons("mdi", ["home"])).toBeUndefined();
    expect(timeout.mock.calls).toEqual([[500]]);
    timeout.mockRestore();
  });
});
