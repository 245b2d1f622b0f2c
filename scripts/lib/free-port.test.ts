import { createServer } from "node:net";
import { freePort } from "./free-port.mjs";

afterEach(() => jest.restoreAllMocks());

it("gives each port once, none of those that outgoing calls take", async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => freePort()));
  expect(new Set(ports).size).toBe(40);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
  }
});

it("passes over a port that somebody listens on", async () => {
  const taken = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(taken, "127.0.0.1", resolve));
  // A second copy of the module has given nothing yet; chance leads it to the taken one first.
  jest.resetModules();
  const other = await import("./free-port.mjs");
  const size = 3192;
  const inSlice = (taken - 20_000) % size;
  jest
    .spyOn(Math, "random")
    .mockReturnValueOnce((inSlice + 0.5) / size)
    .mockReturnValue(((inSlice + 100.5) % size) / size);
  const found = await other.freePort();
  await new Promise((resolve) => server.close(resolve));
  expect((found - 20_000) % size).toBe((inSlice + 100) % size);
});
