import Fastify from "fastify";
import { closeOnSignals, listen, StartError } from "./listen";

it("names the port that is in use", async () => {
  const first = Fastify();
  const { port } = await listen(first, { host: "127.0.0.1", port: 0 });
  const second = listen(Fastify(), { host: "127.0.0.1", port });
  await expect(second).rejects.toThrow(
    new StartError(`Port ${port} is in use: stop what runs there or set GRATWEG_PORT.`),
  );
  await first.close();
});

it("names an address that is not this machine's", async () => {
  await expect(listen(Fastify(), { host: "192.0.2.1", port: 0 })).rejects.toThrow(/GRATWEG_HOST/);
});

it("answers [::1] where localhost is asked for", async () => {
  const app = Fastify();
  app.get("/", () => "da");
  const { port } = await listen(app, { host: "localhost", port: 0 });
  const answer = await fetch(`http://[::1]:${port}/`);
  expect(await answer.text()).toBe("da");
  await app.close();
});

it("closes on a signal and ends at once on the second", async () => {
  const app = Fastify();
  let closed = 0;
  app.addHook("onClose", () => {
    closed += 1;
    return Promise.resolve();
  });
  await app.ready();
  const before = process.listeners("SIGTERM");
  const codes: number[] = [];
  const ended = new Promise<void>((resolve) => {
    closeOnSignals(app, (code) => {
      codes.push(code);
      if (codes.length === 2) resolve();
    });
  });
  const added = process.listeners("SIGTERM").filter((listener) => !before.includes(listener));
  expect(added).toHaveLength(1);
  for (const listener of [...added, ...added]) listener("SIGTERM");
  await ended;
  expect([codes, closed]).toEqual([[1, 0], 1]);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    for (const listener of added) process.removeListener(signal, listener);
});
