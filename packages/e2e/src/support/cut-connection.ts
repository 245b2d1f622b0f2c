import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Connection {
  /** Leads to the target. */
  url: string;
  /** From now on nobody is reached, also those who are talking. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** A way to a server that a test can cut: for whoever asks by it, that server is away. */
export async function connectionTo(target: string): Promise<Connection> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (isCut) return void incoming.destroy();
    const outgoing = keep(connect(Number(port), hostname));
    incoming.pipe(outgoing).pipe(incoming);
    incoming.once("close", () => outgoing.destroy());
    outgoing.once("close", () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      end();
    },
    mend: () => void (isCut = false),
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      end();
      await closed;
    },
  };
}
