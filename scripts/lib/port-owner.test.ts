import net from "node:net";
import { portOwner } from "./port-owner.mjs";

it("names the program that listens on a port, and nobody when it is free", async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  expect(portOwner(port)).toMatchObject({ pid: process.pid, folder: process.cwd() });
  await new Promise((resolve) => server.close(resolve));
  expect(portOwner(port)).toBeUndefined();
});
