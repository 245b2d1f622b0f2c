import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { addressGroup } from "../sign-in/client-address";
import { boundConnections, isLoopback, type ConnectionBounds } from "./connections";

const nobody = () => false;
const bounds: ConnectionBounds = { most: 10, perAddress: 2, idleMs: 60_000, requestsPerSocket: 3 };

/** A socket of an address that a test cannot come from. */
class Visitor extends EventEmitter {
  isOut = false;
  constructor(readonly remoteAddress: string | undefined) {
    super();
  }
  destroy(): void {
    this.isOut = true;
    this.emit("close");
  }
}

it.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["192.0.2.1", false],
  ["2001:db8::1", false],
  ["", false],
])("whether %j is this machine is told by its group too: %p", (address, isOne) => {
  expect([isLoopback(address), isLoopback(addressGroup(address))]).toEqual([isOne, isOne]);
});

describe("connections of one address", () => {
  function visit(server: Server, address: string | undefined): Visitor {
    const visitor = new Visitor(address);
    server.emit("connection", visitor as unknown as Socket);
    return visitor;
  }
  function setUp(isProxy: (address: string) => boolean = nobody) {
    const server = createServer();
    server.removeAllListeners("connection");
    boundConnections(server, isProxy, bounds);
    return (address: string | undefined) => visit(server, address);
  }

  it.each([
    ["an IPv4 address", ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1"], "192.0.2.2"],
    ["an IPv6 /64", ["2001:db8::1", "2001:db8::2", "2001:db8::3"], "2001:db8:0:1::1"],
    ["a socket that is gone already", [undefined, undefined, undefined], "192.0.2.2"],
  ])("are so many of %s and no more; one that closes makes room", (_, addresses, other) => {
    const come = setUp();
    const [first, second, third] = addresses.map((address) => come(address));
    expect([first?.isOut, second?.isOut, third?.isOut]).toEqual([false, false, true]);
    expect(come(other).isOut).toBe(false);
    first?.destroy();
    expect(come(addresses[0]).isOut).toBe(false);
    expect(come(addresses[0]).isOut).toBe(true);
  });

  it.each(["10.0.0.1", "127.0.0.1", "::1", "::ffff:127.0.0.1"])("are any number of %s", (address) => {
    const come = setUp((asked) => asked === "10.0.0.1");
    expect([1, 2, 3].map(() => come(address).isOut)).toEqual([false, false, false]);
  });
});

it("all together hold a bounded number, and who says nothing is put out", async () => {
  const server = createServer();
  boundConnections(server, nobody, { ...bounds, most: 2, perAddress: 0, idleMs: 100 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const open = () =>
    connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined);
  const ended = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve).resume());
  try {
    const held = [open(), open()];
    const ends = held.map(ended);
    await Promise.all(held.map((socket) => once(socket, "connect")));
    const refused = open();
    await ended(refused);
    expect([refused.bytesRead, held.map(({ destroyed }) => destroyed)]).toEqual([0, [false, false]]);
    await Promise.all(ends);
  } finally {
    server.close();
  }
});

it("what is sent without waiting for answers is read so far and no further", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end("answer");
  });
  boundConnections(server, nobody, bounds);
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined);
    const closed = new Promise((resolve) => socket.once("close", resolve).resume());
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(50));
    await closed;
    expect(asked).toBe(bounds.requestsPerSocket);
  } finally {
    server.close();
  }
});
