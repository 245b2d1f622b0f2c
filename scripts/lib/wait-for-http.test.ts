import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { waitForHttp } from "./wait-for-http.mjs";

let server: Server;
let url: string;
let answer: () => [number, string];

beforeAll(async () => {
  server = createServer((_request, response) => {
    const [status, body] = answer();
    response.writeHead(status, { connection: "close" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const running = { name: "The server", log: "/nowhere.log", exited: new Promise<number>(() => {}) };
/** A clock that goes on so much with each look. */
const clock = (step: number) => {
  let now = 0;
  return () => (now += step);
};

it("waits longer than its limit for whoever gets on", async () => {
  let files = 0;
  answer = () => ((files += 1) < 5 ? [503, `${files} files`] : [200, "ready"]);
  await waitForHttp(url, { running, timeout: 100_000, now: clock(60_000) });
  expect(files).toBe(5);
});

it("gives up who says the same again and again", async () => {
  answer = () => [503, "waiting"];
  await expect(waitForHttp(url, { running, timeout: 100_000, now: clock(60_000) })).rejects.toThrow(
    `The server did not answer at ${url} and did not get on for 100 s`,
  );
});

it("gives up who gets on for hours and never arrives", async () => {
  let looks = 0;
  answer = () => [503, String((looks += 1))];
  await expect(waitForHttp(url, { running, timeout: 100_000_000, now: clock(600_000) })).rejects.toThrow(
    /did not get on/,
  );
});
