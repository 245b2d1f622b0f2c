import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { letOthersGo } from "./let-others-go";

const WORK_MS = 40;
const WORKS = 12;

function work(): void {
  for (const end = Date.now() + WORK_MS; Date.now() < end;);
}

it("answers a visitor who comes by a new connection between two works, however many follow", async () => {
  let done = 0;
  const server = createServer((_, response) => {
    // As a call does that asks something on its way.
    setImmediate(() => setImmediate(() => response.end(String(done))));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const asked = new Promise<string>((resolve, reject) => {
      get({ host: "127.0.0.1", port, agent: false }, (answer: IncomingMessage) => {
        answer.once("data", (chunk: Buffer) => resolve(chunk.toString()));
      }).once("error", reject);
    });
    for (; done < WORKS; done += 1) {
      work();
      await letOthersGo();
    }
    expect(Number(await asked)).toBeLessThanOrEqual(2);
  } finally {
    server.close();
  }
});
