import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createPublicIcons } from "./publicIcons";

let server: Server;
let origin: string;
let answer: (names: string[]) => string;
const asked: string[] = [];

/** Has every icon but `gone`. */
const iconify = (names: string[]) =>
  JSON.stringify({
    prefix: "mdi",
    icons: Object.fromEntries(names.filter((name) => name !== "gone").map((name) => [name, icon(name)])),
    width: 24,
    height: 24,
  });
const icon = (name: string) => ({ body: `<path d="${name}"/>` });

beforeAll((done) => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const names = (request.url ?? "").split("icons=")[1]?.split(",") ?? [];
    response.writeHead(200, { "content-type": "application/json" }).end(answer(names));
  });
  server.listen(0, "127.0.0.1", () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    done();
  });
});
beforeEach(() => {
  asked.length = 0;
  answer = iconify;
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(() => {
    done();
  });
});

it("asks once for each icon, also for one that is not there, and only for what it does not know", async () => {
  const service = createPublicIcons(origin);
  const first = { prefix: "mdi", icons: { home: icon("home") }, width: 24, height: 24, not_found: ["gone"] };
  expect(await service.icons("mdi", ["home", "gone"])).toEqual(first);
  expect(await service.icons("mdi", ["home", "gone"])).toEqual(first);
  expect(await service.icons("mdi", ["home", "tent"])).toEqual({
    prefix: "mdi",
    icons: { home: icon("home"), tent: icon("tent") },
    width: 24,
    height: 24,
  });
  await service.icons("lucide", ["home"]);
  expect(asked).toEqual(["/mdi.json?icons=home,gone", "/mdi.json?icons=tent", "/lucide.json?icons=home"]);
});

it("remembers fifty icons: the one that was not used for longest goes [9.22]", async () => {
  const service = createPublicIcons(origin);
  const names = Array.from({ length: 50 }, (_, index) => `i${index}`);
  await service.icons("mdi", names);
  await service.icons("mdi", ["i0"]);
  await service.icons("mdi", ["fifty-first"]);
  asked.length = 0;
  await service.icons("mdi", ["i0", "i2", "i49", "fifty-first"]);
  expect(asked).toEqual([]);
  await service.icons("mdi", ["i1"]);
  expect(asked).toEqual(["/mdi.json?icons=i1"]);
});

it.each(["{}", "<html>", "404"])("takes and remembers nothing of an answer like %s", async (wrong) => {
  const service = createPublicIcons(origin);
  answer = () => wrong;
  expect(await service.icons("mdi", ["home"])).toBeUndefined();
  answer = iconify;
  expect(await service.icons("mdi", ["home"])).toMatchObject({ icons: { home: icon("home") } });
});

it("gives what it remembers while the service is away", async () => {
  const service = createPublicIcons(origin);
  await service.icons("mdi", ["home"]);
  answer = () => "away";
  expect(await service.icons("mdi", ["home", "tent"])).toEqual({
    prefix: "mdi",
    icons: { home: icon("home") },
    width: 24,
    height: 24,
    not_found: ["tent"],
  });
});

it("waits five seconds at most [9.21]", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  expect(await createPublicIcons(origin).icons("mdi", ["home"])).toBeUndefined();
  expect(timeout.mock.calls).toEqual([[5000]]);
  timeout.mockRestore();
});
